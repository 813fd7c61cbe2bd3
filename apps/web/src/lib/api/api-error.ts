import { type ProblemCode, PROBLEM_CODE_HEADER, problemCodes } from '@thirteen/contract/problems.ts';

export type ApiErrorCode = ProblemCode | 'offline';

type ApiErrorFacts = {
  status?: number;
  message?: string | undefined;
  field?: string | undefined;
  details?: readonly unknown[] | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
};

/**
 * A call that was answered with a problem, or that got no answer (`offline`, status 0). `message` is the server's own
 * sentence, empty where it gave none; `field` names the input at fault.
 */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly details: readonly unknown[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ApiErrorCode, facts: ApiErrorFacts = {}) {
    super(facts.message ?? '', { cause: facts.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = facts.status ?? 0;
    this.field = facts.field;
    this.details = facts.details ?? [];
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

/** Whether a call failed for want of any answer of the site's. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'offline' || error.code === 'unavailable');
}

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
