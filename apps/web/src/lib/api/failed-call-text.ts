import type { Endpoint } from '@thirteen/contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { words } from '#lib/words.ts';

type CallName = Pick<Endpoint, 'method' | 'path'>;

/** What section 8 of the specification has each call log when it fails, by its method and path. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['GET /api/rankings/eras-tour-set-list', words.setList.fetchFailed],
  ['PUT /api/rankings/eras-tour-set-list', words.setList.updateFailed],
  ['GET /api/rankings/eras-tour-set-list/:username', words.setList.fetchByUsernameFailed],
  ['GET /api/profile/eras-tour-set-list/:username', words.setList.fetchByUsernameFailed],
  ['GET /api/rankings/surprise-songs', words.setList.surpriseSongsFailed],
]);

/** The calls whose failures are logged by status and message: an album by its title, and the rankings service. */
const NAMED_BY_STATUS = /^(?:GET \/api\/albums\/album\/:title|[A-Z]+ \/api\/rankings\/.*)$/;

/** What is logged of a call that failed. Where the specification has no words for it, the call itself is named. */
export function failedCallText({ method, path }: CallName, error: unknown): string {
  const name = `${method} ${path}`;
  return TEXTS.get(name) ?? (NAMED_BY_STATUS.test(name) ? statusText(error) : `${name} failed`);
}

/** With a status where the server answered, without where the client failed. */
function statusText(error: unknown): string {
  if (error instanceof ApiError && error.message !== '') {
    return words.failedCall.answered(error.status, error.message);
  }
  // No answer of ours: what the browser said of it, where it said anything.
  const cause = error instanceof ApiError ? error.cause : error;
  return cause instanceof Error && cause.message !== ''
    ? words.failedCall.unanswered(cause.message)
    : words.failedCall.unknown;
}
