import fc from 'fast-check';
import { hostileText } from './hostile-texts.ts';

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '13.5',
  '1e999',
  '-1e999',
  '1e-999',
  '9007199254740993',
  '-9223372036854775809',
  `1${'0'.repeat(400)}`,
  `0.${'1'.repeat(5000)}`,
];

const SMALL = ['null', 'true', 'false', '[]', '{}', '[[]]', '""', '[null]', '{"":null}'];

const POLLUTION = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"valueOf":null,"length":-1}',
  '{"toJSON":"x","then":"y"}',
];

const DEPTHS = [33, 300, 3000, 20_000, 60_000];
const WIDTHS = [101, 501, 5001, 30_000];

const deep = fc
  .record({ depth: fc.constantFrom(...DEPTHS), open: fc.constantFrom('[', '{"a":', '[{"_id":') })
  .map(({ depth, open }) => {
    const times = Math.min(depth, Math.floor(200_000 / open.length));
    const close = open === '[' ? ']' : open === '{"a":' ? '}' : '}]';
    return `${open.repeat(times)}1${close.repeat(times)}`;
  });

const wide = fc
  .record({ width: fc.constantFrom(...WIDTHS), item: fc.constantFrom('0', '""', '{}', '[]', '{"a":1}') })
  .map(({ width, item }) => `[${Array(width).fill(item).join()}]`);

const manyFields = fc
  .record({ width: fc.constantFrom(...WIDTHS), prefix: fc.constantFrom('', 'k', '__proto__', '\u0301') })
  .map(({ width, prefix }) => `{${Array.from({ length: width }, (_, at) => `"${prefix}${at}":1`).join()}}`);

const longKey = hostileText.map((text) => `{${JSON.stringify(text)}:1}`);

/** The text of a JSON value that no rule expects; often one that `JSON.stringify` would never write. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: hostileText.map((text) => JSON.stringify(text)), weight: 6 },
  { arbitrary: fc.constantFrom(...NUMBERS), weight: 3 },
  { arbitrary: fc.constantFrom(...SMALL), weight: 3 },
  { arbitrary: fc.constantFrom(...POLLUTION), weight: 1 },
  { arbitrary: fc.json({ maxDepth: 3 }), weight: 1 },
  { arbitrary: deep, weight: 1 },
  { arbitrary: wide, weight: 1 },
  { arbitrary: manyFields, weight: 1 },
  { arbitrary: longKey, weight: 1 },
);

/** A body that is no JSON, or hardly. */
export const notJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '}',
    '[1,]',
    '{"a":1,}',
    "{'a':1}",
    '{"a":undefined}',
    '{"a":NaN}',
    'nul',
    '\uFEFF{}',
    '{}{}',
    '"\\ud800"',
    '{"a":"\\x00"}',
    '\0',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
    'a=1&b=2',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** More than a body may hold, whatever is in it. */
export const tooLarge: fc.Arbitrary<string> = fc
  .constantFrom(262_145, 400_000)
  .map((length) => `{"a":"${'a'.repeat(length)}"}`);
