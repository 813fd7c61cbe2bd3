import { checkPassword } from '@thirteen/domain/account/account-rules.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { AccountParts } from '../account-parts.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Throws the HttpProblem of a password that an account may not have, naming the field of the request. */
export async function requireGoodPassword(
  { isSiteName }: Pick<AccountParts, 'isSiteName'>,
  password: string,
  account: { readonly username: string; readonly email: string },
  field: 'password' | 'newPassword',
): Promise<void> {
  const problem = checkPassword(password, account);
  if (problem) throw new HttpProblem(problem, { field });
  if (isSiteName(password) || (await isCommonPassword(password))) {
    throw new HttpProblem('password-common', { field });
  }
}
