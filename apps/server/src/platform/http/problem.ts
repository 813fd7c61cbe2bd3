import { STATUS_CODES } from 'node:http';
import type { ProblemCode, ProblemReply } from '@thirteen/contract/problems.ts';

type ProblemContext = {
  /** The input at fault. */
  readonly field?: string | undefined;
  /** Replaces the table's message where the request itself must be named. */
  readonly message?: string | undefined;
  readonly details?: readonly unknown[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** The revision of the list that was saved all the same. */
  readonly revision?: number | undefined;
  readonly cause?: unknown;
};

/** A request that cannot be served, for a reason that the asker may know. */
export class HttpProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly details: readonly unknown[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly revision: number | undefined;

  constructor(code: ProblemCode, context: ProblemContext = {}) {
    const { status, message, field } = PROBLEMS[code];
    super(context.message ?? message, { cause: context.cause });
    this.code = code;
    this.status = status;
    this.field = context.field ?? field;
    this.details = context.details;
    this.retryAfterSeconds = context.retryAfterSeconds;
    this.revision = context.revision;
  }

  /** The body of the answer, in the API's one error shape. */
  toReply(): ProblemReply {
    return {
      statusCode: this.status,
      error: STATUS_CODES[this.status] ?? 'Error',
      message: this.message,
      ...(this.field !== undefined && { field: this.field }),
      ...(this.details !== undefined && { details: [...this.details] }),
    };
  }
}

type Problem = { readonly status: number; readonly message: string; readonly field?: string };

const PROBLEMS: Record<ProblemCode, Problem> = {
  malformed: { status: 400, message: 'The request could not be read' },
  invalid: { status: 400, message: 'The request is not valid' },
  'control-characters': { status: 400, message: 'Control characters are not allowed' },
  'combining-marks': { status: 400, message: 'Too many combining marks on one letter' },
  'session-required': { status: 401, message: 'Please log in' },
  forbidden: { status: 403, message: 'Not allowed' },
  'not-found': { status: 404, message: 'Not found' },
  'song-not-found': { status: 404, message: 'Song not found' },
  'album-not-found': { status: 404, message: 'Album not found' },
  'album-exists': { status: 409, message: 'An album of this title exists already', field: 'title' },
  'song-exists': { status: 409, message: 'A song of this title exists already', field: 'songs' },
  'unknown-songs': { status: 400, message: 'Unknown songs' },
  'ranking-unknown': { status: 400, message: 'Does not belong in this ranking' },
  'ranking-duplicate': { status: 400, message: 'Ranked more than once' },
  'top13-duplicate-song': { status: 409, message: 'This song is already in your top 13 list!' },
  'set-list-invalid': { status: 400, message: 'This set list is not possible', field: 'erasTourSetList' },
  'set-list-breaks-rules': { status: 422, message: 'Set list does not comply with the rules.' },
  'sorts-full': { status: 409, message: 'There are 20 sorts under way already: delete one first' },
  'username-length': { status: 400, message: 'Username must have 3 to 20 characters', field: 'username' },
  'username-characters': {
    status: 400,
    message: 'Username may hold letters, digits, _ . - and starts with a letter or digit',
    field: 'username',
  },
  'username-reserved': { status: 400, message: 'This username is reserved', field: 'username' },
  'username-offensive': {
    status: 400,
    message: 'Username holds a word that is not allowed here',
    field: 'username',
  },
  'username-taken': { status: 409, message: 'This username is already taken', field: 'username' },
  'email-invalid': { status: 400, message: 'Valid email is required.', field: 'email' },
  'email-bounced': {
    status: 409,
    message: 'Mails to this address come back. Please change it.',
    field: 'email',
  },
  'email-taken': { status: 409, message: 'This email is already registered', field: 'email' },
  'password-length': { status: 400, message: 'Password must have 8 to 128 characters', field: 'password' },
  'password-like-account': {
    status: 400,
    message: 'Password must differ from your username and email',
    field: 'password',
  },
  'password-common': { status: 400, message: 'This password is too common', field: 'password' },
  'login-failed': { status: 401, message: 'Invalid username or password' },
  'reset-token-invalid': { status: 400, message: 'This link is invalid or has expired', field: 'token' },
  'email-token-invalid': { status: 400, message: 'This link is invalid or has expired', field: 'token' },
  'current-password-wrong': {
    status: 400,
    message: 'The current password is wrong',
    field: 'currentPassword',
  },
  'login-code-wrong': {
    status: 401,
    message: 'This code is wrong or was used already',
    field: 'code',
  },
  'login-code-required': {
    status: 401,
    message: 'Enter the code of your authenticator app',
    field: 'code',
  },
  'second-factor-wrong': { status: 400, message: 'This code is wrong or was used already', field: 'code' },
  'second-factor-on': { status: 409, message: 'The second factor is on already' },
  'second-factor-off': { status: 409, message: 'The second factor is not on' },
  'contact-name-required': { status: 400, message: 'Name is required.', field: 'name' },
  'contact-message-required': { status: 400, message: 'Message is required.', field: 'message' },
  stale: { status: 412, message: 'This list was changed elsewhere' },
  'too-large': { status: 413, message: 'The request is too large' },
  'too-slow': { status: 408, message: 'The request took too long to arrive' },
  'expectation-unknown': { status: 417, message: 'Only 100-continue can be expected' },
  'head-too-large': { status: 431, message: 'The head of the request is too large' },
  'unsupported-media-type': { status: 415, message: 'Send JSON' },
  'too-many-requests': { status: 429, message: 'Too many attempts. Please try again later.' },
  reload: { status: 409, message: 'This page is of an older version: load it again' },
  unavailable: { status: 503, message: 'The service is briefly unavailable. Please try again.' },
  unexpected: { status: 500, message: 'Something went wrong' },
};
