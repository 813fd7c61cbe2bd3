import fc from 'fast-check';
import type { Schema } from './routes.ts';
import type { SiteWords } from './site-words.ts';

const MOST_ITEMS = 15;
const MOST_LETTERS = 40;
const WHOLE = 1000;

/** Values that a schema allows, with real ids and names where the site knows some for a field of that name. */
export function validValue(schema: Schema, name: string, words: SiteWords): fc.Arbitrary<unknown> {
  const { anyOf, items } = schema;
  const options = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (options !== undefined) return fc.constantFrom(...options);
  if (anyOf) return fc.oneof(...anyOf.map((part) => validValue(part, name, words)));
  switch (schema.type) {
    case 'string':
      return validText(schema, name, words);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -WHOLE, max: schema.maximum ?? WHOLE });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return validList(schema, validValue(items ?? {}, name, words));
    case 'object':
      return validObject(schema, words);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function validText(schema: Schema, name: string, words: SiteWords): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = MOST_LETTERS } = schema;
  const free = fc.string({
    unit: 'grapheme-ascii',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, MOST_LETTERS)),
  });
  const known = words.get(name) ?? [];
  if (known.length === 0) return free;
  return fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 5 }, { arbitrary: free, weight: 1 });
}

// Lists of fans name nothing twice.
function validList({ minItems = 0, maxItems }: Schema, item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> {
  const maxLength = Math.max(minItems, Math.min(maxItems ?? MOST_ITEMS, MOST_ITEMS));
  return fc.uniqueArray(item, { selector: JSON.stringify, minLength: minItems, maxLength });
}

function validObject(schema: Schema, words: SiteWords): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  return fc.record(Object.fromEntries(fields.map(([name, part]) => [name, validValue(part, name, words)])), {
    requiredKeys: [...(schema.required ?? [])],
    noNullPrototype: true,
  });
}
