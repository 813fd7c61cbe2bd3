import { checkEmail, checkPassword, checkUsername } from '@thirteen/domain/account/account-rules.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { problemWords, wordsForError } from '#lib/api/problem.words.ts';
import type { FormErrors } from '#lib/use-form.ts';
import { accountWords } from './account.words.ts';
import { login } from '@thirteen/contract/account.ts';
import { call } from '#lib/api/call.ts';
import { startSession } from '#lib/session/session.ts';

/** What is wrong with a username, in words; undefined when nothing is. */
export function usernameError(username: string): string | undefined {
  if (username === '') return accountWords.missing.username;
  const problem = checkUsername(username);
  return problem && problemWords[problem];
}

export function emailError(email: string): string | undefined {
  if (email === '') return accountWords.missing.email;
  const problem = checkEmail(email);
  return problem && problemWords[problem];
}

/** A new password against the rules and, where they are known, against the names of the account. */
export function newPasswordError(
  password: string,
  account = { username: '', email: '' },
): string | undefined {
  if (password === '') return accountWords.missing.newPassword;
  const problem = checkPassword(password, account);
  return problem && problemWords[problem];
}

/** Only the entries that hold words. */
export function onlyErrors<Name extends string>(
  entries: Readonly<Record<Name, string | undefined>>,
): FormErrors<Name> {
  return Object.fromEntries(
    Object.entries(entries).filter(([, text]) => text !== undefined),
  ) as FormErrors<Name>;
}

/** Places the words for a refused form at the field that the server names, or above the form. */
export function placeError<Name extends string>(
  names: readonly Name[],
  error: unknown,
  text = wordsForError(error),
): FormErrors<Name> {
  const field = error instanceof ApiError ? names.find((name) => name === error.field) : undefined;
  const errors: Partial<Record<string, string>> = { [field ?? 'form']: text };
  return errors;
}

/**
 * Opens a session and keeps it in this browser. `username` may be an email address; `code` is of the second factor, for
 * accounts that have one. Throws `ApiError`.
 */
export async function logIn(username: string, password: string, code?: string): Promise<void> {
  const body = { username, password, ...(code !== undefined && { code }) };
  const { token, expiresIn, user } = await call(login, { body });
  startSession({ token, username: user.username, expiresInSeconds: expiresIn });
}
