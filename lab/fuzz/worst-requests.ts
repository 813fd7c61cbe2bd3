import { bodySchema, type Schema } from './api-document.ts';
import type { Header } from './headers.ts';
import type { FuzzRequest, Samples } from './requests.ts';
import type { Route } from './routes.ts';
import type { SiteWords } from './site-words.ts';

// Two marks in the wrong order, so that each moves past all before it.
const MIXED_MARKS = `e${'\u0300\u0316'.repeat(12_000)}`;
const KIBIBYTES_200 = 200_000;
const MANY = 20_000;

/** What may stand in the place of any text of a body: the worst that is known. */
const TEXTS = [MIXED_MARKS, 'a\0b', 'a\uD800b', 'x'.repeat(KIBIBYTES_200), '\u{1D160}'.repeat(10_000)];

/** JSON that has stopped programs by its shape alone. */
const SHAPES = [
  `${'['.repeat(MANY)}${']'.repeat(MANY)}`,
  `${'{"a":'.repeat(MANY)}1${'}'.repeat(MANY)}`,
  `[${Array(MANY).fill('{}').join()}]`,
  `{${Array.from({ length: MANY }, (_, at) => `"${at}":1`).join()}}`,
  `{"${'k'.repeat(KIBIBYTES_200)}":1}`,
  `1${'0'.repeat(KIBIBYTES_200)}`,
  JSON.stringify(MIXED_MARKS),
];

const PIECES = ['%00', 'a%01b', '%ed%a0%80', `e${'%cc%80%cc%96'.repeat(150)}`, '..%2f..%2fpackage.json'];
const JSON_TYPE: readonly Header[] = [['content-type', 'application/json']];

type Known = { readonly words: SiteWords; readonly samples: Samples };

/** Requests that every route gets before the random ones, so that no seed misses what is known to be expensive. */
export function worstRequests(route: Route, { words, samples }: Known): readonly FuzzRequest[] {
  const operation = route.operations.get(route.method);
  const schema = operation && bodySchema(operation);
  const sample = samples.get(route.name);
  const target = sample?.target ?? withPieces(route.pattern, words);
  const session = route.name.includes('add-album') ? ('editor' as const) : ('own' as const);
  const plain = { method: route.method, target, session, headers: [], body: undefined, isChunked: false };
  const names = [...route.pattern.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  return [
    ...names.flatMap((name) =>
      PIECES.map((piece) => ({ ...plain, target: withPieces(route.pattern, words, { name, piece }) })),
    ),
    ...(schema ? worstBodies(schema, sample?.body) : []).map((text) => ({
      ...plain,
      headers: JSON_TYPE,
      body: { text, encoding: 'utf8' as const },
    })),
  ];
}

/** Each shape as the whole body and as a field that no schema names, and each text in all places of a whole body. */
function worstBodies(schema: Schema, sample: unknown): readonly string[] {
  const whole = JSON.stringify(sample ?? {}).replace(/\}$/, '');
  const start = whole === '{' ? whole : `${whole},`;
  const names = Object.keys(schema.properties ?? {});
  return [
    ...SHAPES,
    ...SHAPES.map((shape) => `${start}"unknown":${shape}}`),
    ...names.flatMap((name) => SHAPES.slice(0, 2).map((shape) => `${start}"${name}":${shape}}`)),
    ...TEXTS.map((text) => JSON.stringify(replaceTexts(sample ?? {}, text)).slice(0, MOST_LETTERS)),
    ...names.flatMap((name) => TEXTS.map((text) => `${start}"${name}":${JSON.stringify(text)}}`)),
  ];
}

// More is refused for its size alone.
const MOST_LETTERS = 250_000;

/** A value of the same shape, the first of its texts replaced: more of them would be too large to be read. */
function replaceTexts(value: unknown, text: string): unknown {
  let isReplaced = false;
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) => {
    if (typeof part !== 'string' || isReplaced) return part;
    isReplaced = true;
    return text;
  });
}

function withPieces(
  pattern: string,
  words: SiteWords,
  odd?: { readonly name: string; readonly piece: string },
): string {
  return pattern.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    name === odd?.name ? odd.piece : encodeURIComponent(words.get(name)?.[0] ?? '1'),
  );
}
