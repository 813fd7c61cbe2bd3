import { checkUsername, type UsernameProblem } from '@thirteen/domain/account/account-rules.ts';
import { isOffensiveName } from './offensive-names.ts';

/** Why nobody may take a username from now on; undefined when it is free of problems. Accounts that have it keep it. */
export function findUsernameProblem(username: string): UsernameProblem | 'username-offensive' | undefined {
  return checkUsername(username) ?? (isOffensiveName(username) ? 'username-offensive' : undefined);
}
