import { limitRules, type Count } from '#platform/http/limits.ts';
import { networksOf } from '#platform/http/networks.ts';
import type { AccountParts } from './account-parts.ts';
import { findAccount, type Account } from './account.repository.ts';
import { isKnownNetwork } from './known-networks.repository.ts';

type Confirmation = { readonly password: string; readonly address: string };

/** Asks a signed-in fan for the password again; wrong tries count as failed logins. Undefined when it is wrong. */
export async function confirmPassword(
  parts: AccountParts,
  userId: string,
  confirmation: Confirmation,
): Promise<Account | undefined> {
  const account = await findAccount(parts.database.read, userId);
  const isRight = await tryPassword(parts, account, { ...confirmation, name: userId });
  return isRight ? account : undefined;
}

/** `name` is what failures count for, together with the address and alone. */
type Try = Confirmation & { readonly name: string };

/**
 * Checks a password, when it is the asker's turn. Does the same, in equal time, where there is no such account. Throws
 * HttpProblem `too-many-requests` past a limit and `unavailable` when too many wait.
 */
export async function tryPassword(
  parts: AccountParts,
  account: Account | undefined,
  { name, password, address }: Try,
): Promise<boolean> {
  const { database, limits, passwords, slowDown, securityLog } = parts;
  const facts = { userId: account?.id, address };
  const network = networksOf(address).near;
  const goesFirst = await isKnownNetwork(database.read, { userId: account?.id ?? '', network });

  const attempt = async (counted: () => void) => {
    const { failure, success } = countsOf(name, address);
    let toGiveBack: readonly Count[] = [];
    // The try is counted before it is made, so that many at once can't slip past the limits.
    const before = async () => {
      await limits.take(...failure, ...success);
      counted();
      toGiveBack = [...failure, ...success];
    };
    try {
      const isRight = await passwords.matches(account?.passwordHash, password, {
        address,
        goesFirst,
        before,
      });
      toGiveBack = isRight ? failure : success;
      if (!isRight) securityLog('login-refused', facts);
      return isRight;
    } finally {
      // One that could not be checked counts as neither.
      if (toGiveBack.length > 0) await limits.giveBack(...toGiveBack);
    }
  };
  // A flood of wrong passwords must not slow down the owner, who logged in from here before.
  if (goesFirst) return attempt(() => undefined);
  return slowDown.run(name, attempt, () => securityLog('login-slowed', facts));
}

/** What a try counts for until it is known whether it was right. The order is that in which rows are locked. */
function countsOf(name: string, address: string) {
  const failure: readonly Count[] = [
    { rule: limitRules.failedLoginsPerAddress, address },
    { rule: limitRules.failedLoginsPerAccount, name, address },
    { rule: limitRules.failedLoginsPerName, name },
  ];
  const success: readonly Count[] = [{ rule: limitRules.rightLoginsPerAccount, name, address }];
  return { failure, success };
}
