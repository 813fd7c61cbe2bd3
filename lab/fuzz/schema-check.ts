import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import type { Schema } from './routes.ts';

const ajv = new Ajv({ strict: false, allErrors: false });
addFormats.default(ajv);

const compiled = new WeakMap<object, ValidateFunction>();

/** What of a value breaks a schema; undefined where all is well. A field that the schema doesn't name breaks it, too. */
export function violationOf(schema: Schema | TSchema, value: unknown): string | undefined {
  const validate = compiled.get(schema) ?? ajv.compile(close(schema as Schema));
  compiled.set(schema, validate);
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  const extra: unknown = error?.params['additionalProperty'];
  return `${error?.instancePath ?? ''} ${error?.message}${typeof extra === 'string' ? ` (${extra})` : ''}`.trim();
}

/** The schema, with each object limited to the fields that it names. */
function close(schema: Schema): Schema {
  const { properties, items, anyOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(items && { items: close(items) }),
    ...(anyOf && { anyOf: anyOf.map(close) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, close(part)])),
    }),
    ...(schema.type === 'object' && {
      additionalProperties:
        typeof additionalProperties === 'object'
          ? close(additionalProperties)
          : (additionalProperties ?? false),
    }),
  };
}
