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

const deep = fc
  .record({ depth: fc.constantFrom(33, 300, 3000, 30_000), open: fc.constantFrom('[', '{"a":') })
  .map(({ depth, open }) => `${open.repeat(depth)}1${(open === '[' ? ']' : '}').repeat(depth)}`);

const wide = fc
  .record({ width: fc.constantFrom(101, 5001, 30_000), item: fc.constantFrom('0', '""', '[]', '{"a":1}') })
  .map(({ width, item }) => `[${Array(width).fill(item).join()}]`);

/** The text of a JSON value that no rule expects; often one that `JSON.stringify` would never write. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: hostileText.map((text) => JSON.stringify(text)), weight: 6 },
  { arbitrary: fc.constantFrom(...NUMBERS), weight: 3 },
  { arbitrary: fc.constantFrom(...SMALL), weight: 3 },
  { arbitrary: fc.constantFrom(...POLLUTION), weight: 1 },
  { arbitrary: fc.json({ maxDepth: 3 }), weight: 1 },
  { arbitrary: deep, weight: 1 },
  { arbitrary: wide, weight: 1 },
  { arbitrary: hostileText.map((text) => `{${JSON.stringify(text)}:1}`), weight: 1 },
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
