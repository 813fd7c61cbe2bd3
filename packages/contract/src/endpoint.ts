import * as Type from 'typebox';
import type { Static, TSchema } from 'typebox';

/**
 * One HTTP operation as a value: the server serves it, the web app calls it, the API page lists it.
 * `path` uses `:name` for parameters. Under `session: 'required'` a call without a valid token is a 401.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly session: 'none' | 'required';
  /** True where the answer carries a revision as `ETag` and a write honors `If-Match`. */
  readonly revised?: boolean;
  readonly status?: 200 | 201 | 204;
  readonly params: TSchema;
  readonly query: TSchema;
  readonly body: TSchema;
  readonly reply: TSchema;
};

/** Says that an operation has no parameters, no query or no body. What a client sends there is ignored. */
export const None = Type.Object({});

/** The answer without a body to a client that has it already. */
export const NotModified = Type.Null({ description: 'The client has the answer already' });

export type ParamsOf<E extends Endpoint> = Static<E['params']>;
export type QueryOf<E extends Endpoint> = Static<E['query']>;
export type BodyOf<E extends Endpoint> = Static<E['body']>;
export type ReplyOf<E extends Endpoint> = Static<E['reply']>;

/**
 * How a string of a body is treated before it is checked: `line` (the default) is trimmed, normalized and refused with
 * control characters; `lines` may hold line breaks; `secret` is used exactly as received.
 */
export type TextKind = 'line' | 'lines' | 'secret';

/** A password: never trimmed or normalized. `maxLength` only keeps out absurd input; the real limits are in the domain. */
export const Secret = Type.String({ maxLength: 4096, textKind: 'secret' satisfies TextKind });

/** A text that may have line breaks. */
export const Lines = (options: {
  readonly minLength?: number;
  readonly maxLength: number;
  readonly default?: string;
}) => Type.String({ ...options, textKind: 'lines' satisfies TextKind });
