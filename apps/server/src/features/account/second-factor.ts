import { limitRules } from '#platform/http/limits.ts';
import type { AccountParts } from './account-parts.ts';
import { hashOfRecoveryCode, isAppCode, plainCode, stepOfCode } from './second-factor-codes.ts';
import { findSecondFactor, useRecoveryCode, useStep } from './second-factor.repository.ts';

/** What became of a code: there is no second factor or it was right; none was given; it is wrong or was used before. */
type CodeOutcome = 'passed' | 'missing' | 'wrong';

/**
 * Asks who knows the password of an account for its second factor, where it has one. Each code lets in once. Throws
 * HttpProblem `too-many-requests` after too many wrong ones, from wherever they came: who gets here has the password.
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

  // Nobody guesses one of 120 bits, so they stay of use when too many codes of the app were tried.
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
  await limits.take({ rule: limitRules.secondFactorCodes, name: userId });
  const step = stepOfCode(secret, code, now());
  const isRight =
    step !== undefined &&
    (await database.writeForUser(userId, (tx) => useStep(tx, userId, { secret, step })));
  if (isRight) await limits.giveBack({ rule: limitRules.secondFactorCodes, name: userId });
  return isRight;
}
