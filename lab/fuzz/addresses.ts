import fc from 'fast-check';
import type { Parameter } from './routes.ts';
import { shortHostileText } from './hostile-texts.ts';
import type { Route } from './routes.ts';
import type { SiteWords } from './site-words.ts';
import { validValue } from './valid-values.ts';

/** Pieces of an address that are encoded twice, or lead elsewhere. What is encoded wrongly, `addresses.test.ts` sends. */
const ODD_PIECES = [
  '%0d%0aset-cookie:%20a=b',
  '%252e%252e%252f',
  '..',
  '../..',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cwindows',
  '.',
  '',
  '/',
  '//',
  ';a=b',
  '*',
  '__proto__',
  'a'.repeat(501),
  '%41'.repeat(300),
  '%f0%9f%91%8d',
  '%cc%80%cc%96'.repeat(60),
];

const ODD_QUERIES = [
  '?',
  '?&&==&',
  '?%',
  '?%zz=%zz',
  '?q=%00',
  '?__proto__[a]=1&constructor.prototype.a=1',
  '?page=1&page=2',
  '?limit[]=1',
  '?search=%00&q=%ff',
  `?${'a=1&'.repeat(1500)}`,
  `?q=${'%cc%80%cc%96'.repeat(900)}`,
  '?v',
  '?download',
  '#fragment',
];

/** Addresses under a route's pattern, from right to odd, with their queries. */
export function addressesFor(route: Route, words: SiteWords): fc.Arbitrary<string> {
  const parameters = route.operations.get(route.method)?.parameters ?? [];
  const names = [...route.pattern.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const path = fc.tuple(...names.map((name) => pieceFor(name, parameters, words))).map((pieces) => {
    const left = [...pieces];
    return route.pattern.replace(/\{\w+\}/g, () => left.shift() ?? '');
  });
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  return fc.tuple(path, queryFor(asked, words)).map(([start, query]) => start + query);
}

/** Addresses that are no route's, and ways into folders that are nobody's business. */
export const strangeAddress: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_PIECES).map((piece) => `/${piece}`),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...ODD_PIECES),
        fc.constantFrom('api', 'media', 'share', 'assets', 'user', 'docs', 'static'),
        shortHostileText.map(encode),
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((pieces) => `/${pieces.join('/')}`),
  fc.constantFrom(
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/main.ts',
    '/assets/../index.html',
    '/api/docs/static/../../package.json',
    '/media/%2e%2e/%2e%2e/thirteen.sqlite',
    '/share/site/..%2f..%2fmain.ts',
    '/index.html',
    '/API/HEALTH',
    '/api/health/',
    '//evil.example/api',
  ),
  fc.constantFrom(2000, 8000, 14_000).map((length) => `/${'a'.repeat(length)}`),
  fc.constantFrom(...ODD_QUERIES).map((query) => `/api/albums/allAlbums${query}`),
);

function pieceFor(name: string, parameters: readonly Parameter[], words: SiteWords): fc.Arbitrary<string> {
  const documented = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name);
  const schema = documented?.schema ?? { type: 'string', minLength: 1 };
  const right = validValue(schema, name, words).map((value) =>
    // A drawing is in a folder.
    encode(String(value)).replaceAll('%2F', name === 'drawing' ? '/' : '%2F'),
  );
  return fc.oneof(
    { arbitrary: right, weight: 6 },
    { arbitrary: shortHostileText.map(encode).filter(isPiece), weight: 2 },
    { arbitrary: fc.constantFrom(...ODD_PIECES).filter(isPiece), weight: 2 },
  );
}

/** Nothing between two slashes is the address of another route. */
function isPiece(text: string): boolean {
  return text !== '';
}

function queryFor(parameters: readonly Parameter[], words: SiteWords): fc.Arbitrary<string> {
  const odd = fc.constantFrom(...ODD_QUERIES);
  if (parameters.length === 0) {
    return fc.oneof({ arbitrary: fc.constant(''), weight: 9 }, { arbitrary: odd, weight: 1 });
  }
  const fields = parameters.map(({ name, schema }) =>
    fc.oneof(
      {
        arbitrary: validValue(schema, name, words).map((value) => [`${name}=${encode(String(value))}`]),
        weight: 5,
      },
      { arbitrary: shortHostileText.map((text) => [`${name}=${encode(text)}`]), weight: 3 },
      { arbitrary: fc.constant<string[]>([]), weight: 1 },
    ),
  );
  const whole = fc.tuple(...fields).map((parts) => `?${parts.flat().join('&')}`);
  return fc.oneof({ arbitrary: whole, weight: 9 }, { arbitrary: odd, weight: 1 });
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
