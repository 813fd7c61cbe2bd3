import fc from 'fast-check';
import type { Schema } from './routes.ts';
import { hostileJson, notJson, tooLarge } from './hostile-json.ts';
import type { SiteWords } from './site-words.ts';
import { validValue } from './valid-values.ts';

/** The text of a body and how it becomes bytes: as `latin1` it is often no UTF-8. */
export type Body = { readonly text: string; readonly encoding: 'utf8' | 'latin1' };

// Stands in a value for what only text can say: names given twice, numbers beyond all bounds.
const MARK = '\u00A7here\u00A7';
const NAMES = ['__proto__', 'constructor', 'toString', 'id', 'user_id', 'isAdmin', 'revision', '', 'a'];
const breakages = ['replace', 'remove', 'add', 'twice', 'wrap', 'many'] as const;

/** Bodies for an operation, from what it allows to what it must refuse. `samples` are bodies that fans have sent. */
export function bodiesFor(schema: Schema, words: SiteWords, samples: readonly unknown[]): fc.Arbitrary<Body> {
  const made = validValue(schema, '', words);
  const valid = samples.length === 0 ? made : fc.oneof(fc.constantFrom(...samples), made);
  const text = fc.oneof(
    { arbitrary: valid.map((value) => JSON.stringify(value)), weight: 6 },
    { arbitrary: brokenText(valid), weight: 9 },
    { arbitrary: hostileJson, weight: 2 },
    { arbitrary: notJson, weight: 1 },
  );
  return fc.oneof(
    { arbitrary: text.map((all) => ({ text: all, encoding: 'utf8' as const })), weight: 40 },
    { arbitrary: text.map((all) => ({ text: all, encoding: 'latin1' as const })), weight: 1 },
    { arbitrary: tooLarge.map((all) => ({ text: all, encoding: 'utf8' as const })), weight: 1 },
  );
}

/** The text of a value with one thing wrong somewhere in it. */
function brokenText(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc
    .record({
      value: valid,
      place: fc.nat(),
      breakage: fc.constantFrom(...breakages),
      name: fc.constantFrom(...NAMES),
      json: hostileJson,
    })
    .map(({ value, place, breakage, name, json }) => {
      const places = listPlaces(value);
      const path = places[place % places.length] ?? [];
      const marked = JSON.stringify(change(value, path, (part) => breakPart(part, breakage)) ?? null);
      const [key = name] = breakage === 'twice' ? path.slice(-1) : [];
      return marked
        .replaceAll(`"${MARK}":0`, () => `${JSON.stringify(String(key))}:${json}`)
        .replaceAll(`"${MARK}"`, () => json);
    });
}

function breakPart(part: unknown, breakage: (typeof breakages)[number]): unknown {
  switch (breakage) {
    case 'replace':
      return MARK;
    case 'remove':
      return undefined;
    case 'wrap':
      return [part];
    case 'many':
      return Array.isArray(part) ? Array.from({ length: 40 }, () => part).flat() : [part, part];
    case 'add':
    case 'twice':
      return isObject(part) ? { ...part, [MARK]: 0 } : MARK;
  }
}

type Path = readonly (string | number)[];

/** Where something can go wrong in a value: itself, and each part of it. */
function listPlaces(value: unknown, at: Path = []): readonly Path[] {
  const parts = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  return [at, ...parts.flatMap(([key, part]) => listPlaces(part, [...at, key]))];
}

function change(value: unknown, [key, ...rest]: Path, to: (part: unknown) => unknown): unknown {
  if (key === undefined) return to(value);
  if (Array.isArray(value))
    return value.map((part: unknown, at) => (at === key ? change(part, rest, to) : part));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === key ? change(part, rest, to) : part]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
