import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@thirteen/contract/endpoint.ts';
import { answerOrKept, notedAnswer } from './answer-or-kept.ts';
import { ApiError, readProblem } from './api-error.ts';
import { failedCallText } from './failed-call-text.ts';
import { logFailure } from '#lib/log-failure.ts';
import { noteOutdated, noteVersion, versionHeaders } from '#lib/browser/page-version.ts';
import { beginRequest } from './request-counter.ts';
import { currentSession, endSession } from '#lib/session/session.ts';
import { isFromSite } from './site-reach.ts';

/** The calls that the specification sends without a token, even from a fan who is logged in. */
const SENT_WITHOUT_TOKEN: ReadonlySet<string> = new Set([
  '/api/albums/songSearch',
  '/api/profile/public-profile/:username',
  '/api/profile/top-thirteen/:username',
  '/api/profile/:username/has-completed-eras-tour',
  '/api/profile/eras-tour-set-list/:username',
]);
const LOGIN_PATH = '/api/auth/login';

type Part<Name extends string, Value> = object extends Value
  ? { readonly [Key in Name]?: Value }
  : { readonly [Key in Name]: Value };

type Extras = {
  /** The revision that the change starts from; a newer one on the server answers 412, code `stale`. */
  readonly ifMatch?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Sends this token instead of the session's, for a session that has just ended here. */
  readonly token?: string;
};

type CallOptions<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> &
  Extras;

type OptionsOf<E extends Endpoint> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** An answer with its revision (`ETag`, quotes included), which a later write sends as `ifMatch`, and all its headers. */
export type RevisedReply<Reply> = {
  readonly reply: Reply;
  readonly etag: string | undefined;
  readonly headers: Headers;
};

/**
 * Sends one call of the contract and resolves with its reply. Throws `ApiError`: a problem of the API, or `offline` when
 * no answer came, which is logged. An aborted call throws the signal's reason. A 401 ends the session, unless it answers
 * a login.
 */
export async function call<E extends Endpoint>(endpoint: E, ...options: OptionsOf<E>): Promise<ReplyOf<E>> {
  return (await callRevised(endpoint, ...options)).reply;
}

/** Like `call`, for lists that carry a revision. */
export async function callRevised<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionsOf<E>
): Promise<RevisedReply<ReplyOf<E>>> {
  const parts: Parts = options ?? {};
  const token = parts.token ?? (SENT_WITHOUT_TOKEN.has(endpoint.path) ? undefined : currentSession()?.token);
  const finish = beginRequest();
  try {
    const response = await send(endpoint, parts, token);
    noteVersion(response);
    if (!response.ok) {
      if (response.status === 401 && endpoint.path !== LOGIN_PATH) refuse(token);
      const problem = await readProblem(response);
      if (problem.code === 'reload') noteOutdated();
      throw problem;
    }
    const { headers } = response;
    return { reply: await readReply(response), etag: headers.get('etag') ?? undefined, headers };
  } catch (error) {
    if (!isAborted(error)) logFailure(failedCallText(endpoint, error), error);
    throw error;
  } finally {
    finish();
  }
}

/** Whether whoever made the call no longer wants an answer; one that took too long is a failure. */
function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

type Parts = Extras & { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

async function send(endpoint: Endpoint, parts: Parts, token: string | undefined): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...versionHeaders() });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (parts.ifMatch !== undefined) headers.set('if-match', parts.ifMatch);
  if (parts.body !== undefined) headers.set('content-type', 'application/json');
  const address = addressOf(endpoint.path, parts);
  try {
    const request = fetch(address, {
      method: endpoint.method,
      headers,
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
      signal: parts.signal ?? null,
      credentials: 'omit',
    });
    const isQuestion = endpoint.method === 'GET';
    const response = await (isQuestion ? answerOrKept(address, request, parts.signal) : notedAnswer(request));
    // What says yes and is not the site's own is the page of a network that wants a log-in first.
    if (response.ok && !isFromSite(response)) throw new TypeError('Not the site’s answer');
    return response;
  } catch (cause) {
    parts.signal?.throwIfAborted();
    // Without a network nothing is known of what the site would say.
    throw new ApiError('offline', { cause });
  }
}

/** The address of a call: its path with the parameters filled in, and the query. */
export function addressOf(path: string, { params, query }: Pick<Parts, 'params' | 'query'>): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

async function readReply<Reply>(response: Response): Promise<Reply> {
  try {
    // The contract is what the server checks its answers against, so that the client need not.
    return (response.status === 204 ? undefined : await response.json()) as Reply;
  } catch (cause) {
    throw new ApiError('unexpected', { status: response.status, cause });
  }
}

/** Ends the session that was refused; one that began in the meantime stands. */
function refuse(token: string | undefined) {
  if (token !== undefined && currentSession()?.token === token) endSession('refused');
}
