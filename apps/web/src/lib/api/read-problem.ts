import { PROBLEM_CODE_HEADER, problemCodes, type ProblemCode } from '@thirteen/contract/problems.ts';
import { ApiError } from './api-error.ts';

/** What a status means where the code's header is missing, as after a proxy that answers by itself. */
const CODE_OF_STATUS: ReadonlyMap<number, ProblemCode> = new Map([
  [400, 'invalid'],
  [401, 'session-required'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [412, 'stale'],
  [413, 'too-large'],
  [415, 'unsupported-media-type'],
  [429, 'too-many-requests'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
]);

/** Turns an answer that says no into an `ApiError`; a body that is no problem of ours costs only its words. */
export async function readProblem(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const facts: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(codeOf(response), {
    status: response.status,
    message: typeof facts['message'] === 'string' ? facts['message'] : undefined,
    field: typeof facts['field'] === 'string' ? facts['field'] : undefined,
    details: Array.isArray(facts['details']) ? facts['details'] : undefined,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
  });
}

function codeOf(response: Response): ProblemCode {
  const name = response.headers.get(PROBLEM_CODE_HEADER);
  return problemCodes.find((code) => code === name) ?? CODE_OF_STATUS.get(response.status) ?? 'unexpected';
}
