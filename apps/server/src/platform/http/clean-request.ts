import type { TextKind } from '@thirteen/contract/endpoint.ts';
import { cleanText } from '@thirteen/domain/text/clean-text.ts';
import { HttpProblem } from './problem.ts';

/**
 * Makes of a part of a request what its schema names, with clean texts. What has another type or is longer than the
 * schema allows is left as it is: the validation that follows refuses it. Throws HttpProblem `control-characters` or
 * `combining-marks`, naming the field.
 */
export type Cleaner = (value: unknown, path?: string) => unknown;

/** What of a JSON schema matters for cleaning. */
export type RequestSchema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly textKind?: TextKind;
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly items?: RequestSchema;
  readonly anyOf?: readonly RequestSchema[];
};

/** A text may be so many characters longer than its field allows, for spaces that are trimmed. */
const SPARE_CHARACTERS = 64;

/** Makes the cleaner of a schema. Throws Error where a text or a list has no limit: no request may be without an end. */
export function compileCleaner(schema: RequestSchema, path = ''): Cleaner {
  if (schema.anyOf) return cleanNullable(schema.anyOf, path);
  if (schema.type === 'object') return cleanObject(schema, path);
  if (schema.type === 'array') return cleanArray(schema, path);
  if (schema.type === 'string') return cleanString(schema, path);
  return (value) => value;
}

function cleanObject({ properties = {} }: RequestSchema, path: string): Cleaner {
  const fields = Object.entries(properties).map(
    ([name, part]) => [name, compileCleaner(part, joinPath(path, name))] as const,
  );
  return (value, at = '') => {
    if (!isRecord(value)) return value;
    const known: Record<string, unknown> = {};
    for (const [name, clean] of fields) {
      if (Object.hasOwn(value, name)) known[name] = clean(value[name], joinPath(at, name));
    }
    return known;
  };
}

function cleanArray({ items = {}, maxItems }: RequestSchema, path: string): Cleaner {
  if (maxItems === undefined) throw new Error(`${path} needs maxItems`);
  const clean = compileCleaner(items, joinPath(path, '0'));
  return (value, at = '') =>
    Array.isArray(value) && value.length <= maxItems
      ? value.map((item, index) => clean(item, joinPath(at, String(index))))
      : value;
}

function cleanString({ const: only, maxLength, textKind }: RequestSchema, path: string): Cleaner {
  const limit = typeof only === 'string' ? only.length : maxLength;
  if (limit === undefined) throw new Error(`${path} needs maxLength`);
  const longest = limit + SPARE_CHARACTERS;
  return (value, at = '') => {
    if (typeof value !== 'string' || textKind === 'secret' || isLonger(value, longest)) return value;
    const clean = cleanText(value, textKind === 'lines' ? 'lines' : 'line');
    if (!clean.ok) throw new HttpProblem(clean.problem, { field: at });
    return clean.value;
  };
}

/** The only union that requests use is one with null. */
function cleanNullable(parts: readonly RequestSchema[], path: string): Cleaner {
  const [part, ...others] = parts.filter(({ type }) => type !== 'null');
  if (part === undefined || others.length > 0) throw new Error(`${path} must be of one type, or null`);
  return compileCleaner(part, path);
}

/** Whether a text has more characters than that; one character is one or two code units. */
function isLonger(text: string, characters: number): boolean {
  if (text.length <= characters) return false;
  return text.length > 2 * characters || [...text].length > characters;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name of a field within another, with dots between them. */
export function joinPath(parent: string, name: string): string {
  return parent === '' ? name : `${parent}.${name}`;
}
