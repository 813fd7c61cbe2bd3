import * as Type from 'typebox';
import type { Static } from 'typebox';
import { MessageReply, SecondFactorCode } from './account.ts';
import { None, Secret } from './endpoint.ts';

/** Whether logging in asks for a code, and how many recovery codes are left. */
export const SecondFactor = Type.Object({ enabled: Type.Boolean(), recoveryCodesLeft: Type.Integer() });
export type SecondFactor = Static<typeof SecondFactor>;

/** What an authenticator app needs: the secret in base32, and the same as an `otpauth://` address for a QR code. */
export const SecondFactorSetup = Type.Object({ secret: Type.String(), uri: Type.String() });
export type SecondFactorSetup = Static<typeof SecondFactorSetup>;

/** Codes that each let in once without the app. They are shown this one time. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

const shared = { tag: 'Account', session: 'required', params: None, query: None, body: None } as const;
const path = '/api/account/second-factor';

export const getSecondFactor = {
  ...shared,
  method: 'GET',
  path,
  summary: 'Whether logging in to this account asks for a code.',
  reply: SecondFactor,
} as const;

export const beginSecondFactor = {
  ...shared,
  method: 'POST',
  path,
  summary: 'Makes a new secret for an authenticator app. Nothing changes until a code confirms it.',
  body: Type.Object({ password: Secret }),
  reply: SecondFactorSetup,
} as const;

export const confirmSecondFactor = {
  ...shared,
  method: 'PUT',
  path,
  summary: 'Turns the second factor on with a first code of the app, and answers recovery codes.',
  body: Type.Object({ code: SecondFactorCode }),
  reply: RecoveryCodes,
} as const;

export const endSecondFactor = {
  ...shared,
  method: 'DELETE',
  path,
  summary: 'Turns the second factor off. `code` may be a recovery code.',
  body: Type.Object({ password: Secret, code: SecondFactorCode }),
  reply: MessageReply,
} as const;

export const renewRecoveryCodes = {
  ...shared,
  method: 'POST',
  path: `${path}/recovery-codes`,
  summary: 'Replaces all recovery codes by new ones.',
  body: Type.Object({ password: Secret, code: SecondFactorCode }),
  reply: RecoveryCodes,
} as const;
