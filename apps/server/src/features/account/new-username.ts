import { checkUsername, type UsernameProblem } from '@thirteen/domain/account/account-rules.ts';
import { isOffensiveName } from './offensive-names.ts';

/**
 * Why nobody may take a username from now on; undefined when it is free of problems. Accounts that have it keep it. A
 * song's title is no offence, whatever its words; `isSiteName` knows them.
 */
export function findUsernameProblem(
  username: string,
  isSiteName: (name: string) => boolean,
): UsernameProblem | 'username-offensive' | undefined {
  const problem = checkUsername(username);
  if (problem) return problem;
  const isTitle = isSiteName(username.replace(/\d+$/, ''));
  return isOffensiveName(username) && !isTitle ? 'username-offensive' : undefined;
}
