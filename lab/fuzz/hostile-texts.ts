import fc from 'fast-check';

/** Texts that programs stumble over: of databases, of pages, of addresses, of JavaScript itself. */
const TRAPS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0085',
  '\uD800',
  'a\uDFFFb',
  '\uDC00\uD800',
  '\uFFFE\uFFFF',
  '\uFEFFfan',
  '\u202Enaf',
  '\u2028\u2029',
  '👩‍👩‍👧‍👦',
  'ﷺ',
  'İI\u0307ß',
  "' or 1=1 --",
  "'; drop table users; --",
  '%',
  '\\',
  '"',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '</script><!--',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'allAlbums',
  'standaloneSingles',
  'null',
  '-0',
  '1e309',
  '0x1F',
  '9007199254740993',
  '-000001-01',
  '2024-02-30',
  'a/b/c',
  'fan\r\nset-cookie: a=b',
];

// Of different combining classes, so that putting them in order takes the longest.
const MARKS = ['\u0300', '\u0316', '\u0315', '\u0334', '\u05AE', '\u0345', '\u1DCE', '\u302A'];
const LENGTHS = [31, 201, 501, 4097, 5001, 20_000, 60_000];

const combining = fc
  .record({
    marks: fc.uniqueArray(fc.constantFrom(...MARKS), { minLength: 2, maxLength: 4 }),
    times: fc.constantFrom(12, 40, 250, 2500, 8000),
  })
  .map(({ marks, times }) => `e${marks.join('').repeat(times)}`);

const long = fc
  .record({
    unit: fc.constantFrom('a', ' ', '\t', '\n', '"', '\\', '\u0301', '\u{1D160}', 'é', '👍'),
    length: fc.constantFrom(...LENGTHS),
  })
  .map(({ unit, length }) => unit.repeat(Math.ceil(length / unit.length)));

/** A text that no rule expects. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...TRAPS), weight: 6 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 1 },
  { arbitrary: combining, weight: 2 },
  { arbitrary: long, weight: 2 },
);

/** As `hostileText`, of a length that an address can have. */
export const shortHostileText = hostileText.map((text) => text.slice(0, 700));
