import { cleanText } from '@thirteen/domain/text/clean-text.ts';
import type { TextKind } from '@thirteen/contract/texts.ts';
import { Ajv, type ErrorObject } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { HttpProblem } from './problem.ts';

// Bodies are checked as they are; what a schema does not name is dropped, so that it is never stored.
const bodyAjv = new Ajv({ strict: false, removeAdditional: 'all', useDefaults: true });
// Paths and queries are text by nature.
const textAjv = new Ajv({ strict: false, removeAdditional: 'all', useDefaults: true, coerceTypes: true });

/** Checks a part of a request against its schema. Throws HttpProblem `invalid`, naming the field. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? bodyAjv : textAjv;
  const validate = ajv.compile(schema);
  return (value: unknown) => {
    if (validate(value)) return { value };
    throw toProblem(validate.errors?.[0]);
  };
};

/** Cleans all texts of a value, in place of a copy only where one changes. Throws HttpProblem `control-characters`. */
export function cleanTexts(schema: SchemaPart, value: unknown, path = ''): unknown {
  if (typeof value === 'string') return cleanString(schema, value, path);
  if (Array.isArray(value)) {
    const items = schema.items ?? {};
    return value.map((item, index) => cleanTexts(items, item, joinPath(path, String(index))));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        cleanTexts(schema.properties?.[name] ?? {}, part, joinPath(path, name)),
      ]),
    );
  }
  return value;
}

/** What of a JSON schema matters for texts. */
export type SchemaPart = {
  readonly textKind?: TextKind;
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly items?: SchemaPart;
};

function cleanString(schema: SchemaPart, text: string, path: string): string {
  if (schema.textKind === 'secret') return text;
  const clean = cleanText(text, schema.textKind === 'lines' ? 'lines' : 'line');
  if (clean === undefined) throw new HttpProblem('control-characters', { field: path });
  return clean;
}

function toProblem(error: ErrorObject | undefined): HttpProblem {
  const parent = error?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  const missing: unknown = error?.params['missingProperty'];
  const field = typeof missing === 'string' ? joinPath(parent, missing) : parent;
  const message =
    typeof missing === 'string' ? `${field} is required` : `${field || 'body'} ${error?.message}`;
  return new HttpProblem('invalid', { field: field || undefined, message });
}

function joinPath(parent: string, name: string): string {
  return parent === '' ? name : `${parent}.${name}`;
}
