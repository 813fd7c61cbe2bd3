import { hash, randomBytes } from 'node:crypto';
import { PRODUCT_NAME } from '@thirteen/contract/pages/page-head.ts';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app can do (RFC 6238 with the defaults of the `otpauth` address). */
const TOTP_RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
// Allows for a clock that is off by half a minute, and for the time of typing.
const WINDOW_STEPS = 1;
// As long as the hash that the code is made with (RFC 4226, section 4).
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
// 120 bits, so that a fast hash of it is as good as a slow one; 24 letters and digits.
const RECOVERY_BYTES = 15;
const GROUP = /.{4}(?=.)/g;

/** A secret for an authenticator app, in base32, and the address that its QR code holds. */
export function makeSecondFactor(username: string): { readonly secret: string; readonly uri: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  const totp = new TOTP({ ...TOTP_RULES, issuer: PRODUCT_NAME, label: username, secret });
  return { secret: secret.base32, uri: totp.toString() };
}

/** The step of 30 seconds since 1970 whose code this is, near the time given; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  if (!isAppCode(code)) return undefined;
  const totp = new TOTP({ ...TOTP_RULES, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: nowMs, window: WINDOW_STEPS });
  return delta === null ? undefined : totp.counter({ timestamp: nowMs }) + delta;
}

/** A code without its spaces and hyphens, in lower case. */
export function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toLowerCase();
}

/** Whether a plain code has the form of an app's; any other can only be a recovery code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** New recovery codes, in groups that are easy to read. */
export function makeRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = Secret.fromHex(randomBytes(RECOVERY_BYTES).toString('hex'));
    return base32.toLowerCase().replaceAll(GROUP, '$&-');
  });
}

/** How a recovery code is stored. */
export function hashOfRecoveryCode(code: string): string {
  return hash('sha256', plainCode(code), 'base64url');
}
