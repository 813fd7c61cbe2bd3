import { isReservedUsername } from './reserved-usernames.ts';

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 20;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const EMAIL_MAX_LENGTH = 254;
export const EMAIL_LOCAL_MAX_LENGTH = 64;

const USERNAME_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;
// The pattern of HTML's e-mail field, with at least one dot in the domain.
const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export type UsernameProblem = 'username-length' | 'username-characters' | 'username-reserved';
export type EmailProblem = 'email-invalid';
export type PasswordProblem = 'password-length' | 'password-like-account' | 'password-common';

/** Why a username cannot be taken by anyone; undefined when it could. */
export function checkUsername(username: string): UsernameProblem | undefined {
  if (username.length < USERNAME_MIN_LENGTH || username.length > USERNAME_MAX_LENGTH)
    return 'username-length';
  if (!USERNAME_PATTERN.test(username)) return 'username-characters';
  if (isReservedUsername(username)) return 'username-reserved';
  return undefined;
}

/** The rule of the contact form and of accounts: a standard pattern, 254 characters, 64 before the at sign. */
export function checkEmail(email: string): EmailProblem | undefined {
  const local = email.slice(0, email.lastIndexOf('@'));
  if (email.length > EMAIL_MAX_LENGTH || local.length > EMAIL_LOCAL_MAX_LENGTH) return 'email-invalid';
  return EMAIL_PATTERN.test(email) ? undefined : 'email-invalid';
}

/** Why a password is refused, apart from the list of the commonest, which only the server holds. Counted in characters, not in code units. */
export function checkPassword(
  password: string,
  account: { readonly username: string; readonly email: string },
): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH || length > PASSWORD_MAX_LENGTH) return 'password-length';
  const folded = foldPassword(password);
  const { username, email } = account;
  const own = [username, email, email.slice(0, email.lastIndexOf('@'))];
  if (folded !== '' && own.some((word) => foldPassword(word) === folded)) return 'password-like-account';
  return undefined;
}

/** What a password or a word is compared by: its letters in lower case, without spaces and what stands for them. */
export function foldPassword(text: string): string {
  return text.toLowerCase().replaceAll(/[\s._-]/g, '');
}
