import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { joinPath } from './clean-request.ts';
import { HttpProblem } from './problem.ts';

// Bodies are checked as they are. What a schema does not name was dropped when the request was cleaned.
const bodyAjv = new Ajv({ strict: false, useDefaults: true });
// Paths and queries are text by nature.
const textAjv = new Ajv({ strict: false, useDefaults: true, coerceTypes: true });

/**
 * Checks a part of a request against its schema. Throws HttpProblem `invalid`, naming the field. The schema is compiled at
 * the first request: to compile all takes a sixth of a start.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? bodyAjv : textAjv;
  let compiled: ValidateFunction | undefined;
  return (value: unknown) => {
    const validate = (compiled ??= ajv.compile(schema));
    if (validate(value)) return { value };
    throw toProblem(validate.errors?.[0]);
  };
};

function toProblem(error: ErrorObject | undefined): HttpProblem {
  const parent = error?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  const missing: unknown = error?.params['missingProperty'];
  const field = typeof missing === 'string' ? joinPath(parent, missing) : parent;
  const message =
    typeof missing === 'string' ? `${field} is required` : `${field || 'body'} ${error?.message}`;
  return new HttpProblem('invalid', { field: field || undefined, message });
}
