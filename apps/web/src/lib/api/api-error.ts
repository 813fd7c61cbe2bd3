import type { ProblemCode } from '@thirteen/contract/problems.ts';

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
