import { accountLimits } from '../account.limits.ts';
import type { AccountParts } from '../account-parts.ts';
import { hashOfRecoveryCode, isAppCode, plainCode, stepOfCode } from './second-factor-codes.ts';
import { findSecondFactor, useRecoveryCode, noteStepUsed } from './second-factor.repository.ts';

/** `passed`: no second factor, or the code is right. `missing`: no code was sent. `wrong`: wrong, or used before. */
type CodeOutcome = 'passed' | 'missing' | 'wrong';

/**
 * Checks the second factor of an account, if it has one, after its password was right. Each code works once. Throws HttpProblem
 * `too-many-requests` after too many wrong codes, whatever address they came from.
 */
export async function checkSecondFactor(
  parts: AccountParts,
  userId: string,
  { code, address }: { readonly code?: string | undefined; readonly address: string },
): Promise<CodeOutcome> {
  const factor = await findSecondFactor(parts.database.read, userId);
  if (!factor?.isOn) return 'passed';
  const plain = plainCode(code ?? '');
  if (plain === '') return 'missing';
  if (isAppCode(plain)) return (await useAppCode(parts, userId, factor.secret, plain)) ? 'passed' : 'wrong';

  // A recovery code of 120 bits can't be guessed, so it needs no limit, and works when the limit of app codes is reached.
  const hash = hashOfRecoveryCode(plain);
  if (!(await parts.database.writeForUser(userId, (tx) => useRecoveryCode(tx, userId, hash)))) return 'wrong';
  parts.securityLog('recovery-code-used', { userId, address });
  return 'passed';
}

async function useAppCode(
  { database, limits, now }: AccountParts,
  userId: string,
  secret: string,
  code: string,
): Promise<boolean> {
  await limits.take({ rule: accountLimits.secondFactorCodes, name: userId });
  const step = stepOfCode(secret, code, now());
  const isRight =
    step !== undefined &&
    (await database.writeForUser(userId, (tx) => noteStepUsed(tx, userId, { secret, step })));
  if (isRight) await limits.giveBack({ rule: accountLimits.secondFactorCodes, name: userId });
  return isRight;
}
