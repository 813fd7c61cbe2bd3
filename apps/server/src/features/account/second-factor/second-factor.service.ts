import type { RecoveryCodes, SecondFactor, SecondFactorSetup } from '@thirteen/contract/second-factor.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { SessionUser } from '#platform/http/serve.ts';
import { accountLimits } from '../account.limits.ts';
import type { AccountParts } from '../account-parts.ts';
import {
  hashOfRecoveryCode,
  makeRecoveryCodes,
  makeSecondFactor,
  plainCode,
  stepOfCode,
  isAppCode,
} from './second-factor-codes.ts';
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  saveNewSecret,
  noteStepUsed,
  useRecoveryCode,
} from './second-factor.repository.ts';
import { deleteSessions } from '../sessions/sessions.repository.ts';
import { confirmPassword } from '../passwords/try-password.ts';

type Confirmation = { readonly password: string; readonly address: string };
type ConfirmationWithCode = Confirmation & { readonly code: string };

export async function readSecondFactor({ database }: AccountParts, user: SessionUser): Promise<SecondFactor> {
  const found = await findSecondFactor(database.read, user.id);
  if (!found?.isOn) return { enabled: false, recoveryCodesLeft: 0 };
  return { enabled: true, recoveryCodesLeft: await countRecoveryCodes(database.read, user.id) };
}

/** Makes a secret that a first code will turn on. Throws HttpProblem `second-factor-on`, or for a wrong password. */
export async function beginSecondFactorOf(
  parts: AccountParts,
  user: SessionUser,
  confirmation: Confirmation,
): Promise<SecondFactorSetup> {
  await requirePassword(parts, user, confirmation);
  const made = makeSecondFactor(user.username);
  const isSaved = await parts.database.writeForUser(user.id, (tx) => saveNewSecret(tx, user.id, made.secret));
  if (!isSaved) throw new HttpProblem('second-factor-on');
  return made;
}

/** Turns the second factor on with a first code, and ends all other sessions. Throws HttpProblem `second-factor-wrong` or `second-factor-on`. */
export async function confirmSecondFactorOf(
  parts: AccountParts,
  user: SessionUser,
  { code, address }: { readonly code: string; readonly address: string },
): Promise<RecoveryCodes> {
  const { database, limits, now, securityLog } = parts;
  const begun = await findSecondFactor(database.read, user.id);
  if (begun?.isOn) throw new HttpProblem('second-factor-on');
  if (!begun) throw new HttpProblem('second-factor-wrong');
  await limits.take({ rule: accountLimits.secondFactorCodes, name: user.id });
  const step = stepOfCode(begun.secret, plainCode(code), now());
  if (step === undefined) throw new HttpProblem('second-factor-wrong');

  const codes = makeRecoveryCodes();
  await database.writeForUser(user.id, async (tx) => {
    if (!(await noteStepUsed(tx, user.id, { secret: begun.secret, step })))
      throw new HttpProblem('second-factor-wrong');
    await replaceRecoveryCodes(tx, user.id, codes.map(hashOfRecoveryCode));
    await deleteSessions(tx, user.id, { userId: user.id, hash: user.tokenHash });
  });
  await limits.giveBack({ rule: accountLimits.secondFactorCodes, name: user.id });
  securityLog('second-factor-on', { userId: user.id, address });
  return { recoveryCodes: [...codes] };
}

/** Turns the second factor off, and ends all other sessions. Throws for a wrong password or code, and HttpProblem `second-factor-off`. */
export async function endSecondFactorOf(
  parts: AccountParts,
  user: SessionUser,
  confirmation: ConfirmationWithCode,
): Promise<void> {
  await requireBoth(parts, user, confirmation);
  await parts.database.writeForUser(user.id, async (tx) => {
    await deleteSecondFactor(tx, user.id);
    await deleteSessions(tx, user.id, { userId: user.id, hash: user.tokenHash });
  });
  parts.securityLog('second-factor-off', { userId: user.id, address: confirmation.address });
}

/** Replaces the recovery codes. Throws as `endSecondFactorOf` does. */
export async function renewRecoveryCodesOf(
  parts: AccountParts,
  user: SessionUser,
  confirmation: ConfirmationWithCode,
): Promise<RecoveryCodes> {
  await requireBoth(parts, user, confirmation);
  const codes = makeRecoveryCodes();
  await parts.database.writeForUser(user.id, (tx) =>
    replaceRecoveryCodes(tx, user.id, codes.map(hashOfRecoveryCode)),
  );
  return { recoveryCodes: [...codes] };
}

async function requirePassword(parts: AccountParts, user: SessionUser, confirmation: Confirmation) {
  const account = await confirmPassword(parts, user.id, confirmation);
  if (!account) throw new HttpProblem('current-password-wrong', { field: 'password' });
}

async function requireBoth(parts: AccountParts, user: SessionUser, confirmation: ConfirmationWithCode) {
  const factor = await findSecondFactor(parts.database.read, user.id);
  if (!factor?.isOn) throw new HttpProblem('second-factor-off');
  await requirePassword(parts, user, confirmation);
  if ((await checkSecondFactor(parts, user.id, confirmation)) !== 'passed')
    throw new HttpProblem('second-factor-wrong');
}

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
