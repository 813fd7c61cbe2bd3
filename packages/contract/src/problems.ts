import * as Type from 'typebox';
import type { Static } from 'typebox';

/**
 * The codes of all errors of the API. A table on the server maps each to a status and a message, one in the web app to words
 * for the fan; both are `Record<ProblemCode, ...>`, so that a new code does not compile without both.
 */
export const problemCodes = [
  'malformed',
  'invalid',
  'control-characters',
  'combining-marks',
  'session-required',
  'forbidden',
  'not-found',
  'song-not-found',
  'album-not-found',
  'album-exists',
  'song-exists',
  'unknown-songs',
  'ranking-unknown',
  'ranking-duplicate',
  'top13-duplicate-song',
  'set-list-invalid',
  'set-list-breaks-rules',
  'sorts-full',
  'username-length',
  'username-characters',
  'username-reserved',
  'username-offensive',
  'username-taken',
  'email-invalid',
  'email-taken',
  'email-bounced',
  'password-length',
  'password-like-account',
  'password-common',
  'login-failed',
  'reset-token-invalid',
  'email-token-invalid',
  'current-password-wrong',
  'login-code-required',
  'login-code-wrong',
  'second-factor-wrong',
  'second-factor-on',
  'second-factor-off',
  'contact-name-required',
  'contact-message-required',
  'stale',
  'reload',
  'too-large',
  'too-slow',
  'expectation-unknown',
  'head-too-large',
  'unsupported-media-type',
  'too-many-requests',
  'unavailable',
  'unexpected',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** The header that names the problem's code, beside the message that people read. */
export const PROBLEM_CODE_HEADER = 'problem-code';

/** The body of every error answer. `field` names the input at fault; `details` lists what a message can't hold. */
export const ProblemReply = Type.Object({
  statusCode: Type.Integer(),
  error: Type.String(),
  message: Type.String(),
  field: Type.Optional(Type.String()),
  details: Type.Optional(Type.Array(Type.Unknown())),
});
export type ProblemReply = Static<typeof ProblemReply>;
