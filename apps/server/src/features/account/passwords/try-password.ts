import type { Count } from '#platform/http/limits.ts';
import { networksOf } from '#platform/http/connections/networks.ts';
import { accountLimits } from '../account.limits.ts';
import type { AccountParts } from '../account-parts.ts';
import { findAccount, type Account } from '../account.repository.ts';
import { isKnownNetwork } from '../sessions/known-networks.repository.ts';

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

/** Failures count for `name` alone, and for `name` with the address. */
type Try = Confirmation & { readonly name: string };

/**
 * Checks a password, when the client's turn comes. Without an account it does the same work in equal time. Throws
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
    // Who is over a limit takes no place in the line.
    await limits.check(...failure, ...success);
    let toGiveBack: readonly Count[] = [];
    // Counted before the check, so that many tries at once can't get past the limits.
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
      // A try that could not be checked counts as neither failed nor right.
      if (toGiveBack.length > 0) await limits.giveBack(...toGiveBack);
    }
  };
  // A flood of wrong passwords must not slow down the owner, who has logged in from this network before.
  if (goesFirst) return attempt(() => undefined);
  return slowDown.run(name, attempt, () => securityLog('login-slowed', facts));
}

/** What a try counts for until it is known whether it was right. The order is that in which rows are locked. */
function countsOf(name: string, address: string) {
  const failure: readonly Count[] = [
    { rule: accountLimits.failedLoginsPerAddress, address },
    { rule: accountLimits.failedLoginsPerAccount, name, address },
    { rule: accountLimits.failedLoginsPerName, name },
  ];
  const success: readonly Count[] = [{ rule: accountLimits.rightLoginsPerAccount, name, address }];
  return { failure, success };
}
