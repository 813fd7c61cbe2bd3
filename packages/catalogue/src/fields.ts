import { cleanText } from '@thirteen/domain/text/clean-text.ts';

/** What is wrong with a record; the message is a whole one and names the field, such as `colors.light.ink`. */
export type RecordProblem = { readonly field: string; readonly message: string };

/** Thrown by `refuse` and caught where the record began to be read. */
export class RefusedRecord extends Error {
  readonly problem: RecordProblem;

  constructor(problem: RecordProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Ends the reading of a record. */
export function refuse(field: string, what: string): never {
  throw new RefusedRecord({ field, message: `${field} ${what}` });
}

/** The fields of a part of a record, which may hold anything; null counts as missing. */
export type Fields = {
  /** How a field is called in messages: with the parts around it. */
  readonly nameOf: (name: string) => string;
  readonly value: (name: string) => unknown;
  readonly has: (name: string) => boolean;
  /** Clean text of 1 to `most` characters. */
  readonly text: (name: string, most?: number) => string;
  readonly optionalText: (name: string, most?: number) => string | null;
  readonly whole: (name: string, least: number, most: number) => number;
  readonly list: (name: string) => readonly unknown[];
  readonly inside: (name: string) => Fields;
  readonly each: (name: string) => readonly Fields[];
};

const TEXT_LENGTH = 200;

/** Reads the fields of a value; `path` is where it stands in its record. */
export function fieldsOf(data: unknown, path = ''): Fields {
  const nameOf = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    refuse(path === '' ? 'album' : path, 'must be an object');
  }
  const values = new Map<string, unknown>(Object.entries(data));
  const value = (name: string) => values.get(name) ?? undefined;
  const has = (name: string) => value(name) !== undefined;
  const text = (name: string, most = TEXT_LENGTH): string => {
    const given = value(name);
    const clean = typeof given === 'string' ? cleanText(given) : undefined;
    return clean?.ok && clean.value !== '' && clean.value.length <= most
      ? clean.value
      : refuse(nameOf(name), `must be text of 1 to ${most} characters`);
  };
  const list = (name: string): readonly unknown[] => {
    const items = value(name);
    return Array.isArray(items) ? items : refuse(nameOf(name), 'must be a list');
  };
  return {
    nameOf,
    value,
    has,
    text,
    optionalText: (name, most) => (has(name) ? text(name, most) : null),
    whole: (name, least, most) => {
      const number = value(name);
      return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
        ? number
        : refuse(nameOf(name), `must be a whole number from ${least} to ${most}`);
    },
    list,
    inside: (name) => fieldsOf(value(name), nameOf(name)),
    each: (name) => list(name).map((item, index) => fieldsOf(item, `${nameOf(name)}.${index}`)),
  };
}
