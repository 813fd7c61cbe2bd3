import { hash, randomBytes } from 'node:crypto';

/**
 * A secret that a fan holds, for a session or a reset. It begins with the user's id, so that its row is found by the
 * user's key; of the secret part only the hash is stored.
 */
export type Token = { readonly userId: string; readonly hash: string };

const SECRET_BYTES = 32;
const TOKEN_PATTERN = /^([\w-]{1,64})\.([\w-]{43})$/;

/** Makes a token of 256 random bits. `text` is for the fan alone and is never stored. */
export function makeToken(userId: string): Token & { readonly text: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { userId, hash: hashOf(secret), text: `${userId}.${secret}` };
}

/** Reads what a client sent as a token. Undefined when it can't be one. */
export function readToken(text: string): Token | undefined {
  const [, userId, secret] = TOKEN_PATTERN.exec(text) ?? [];
  return userId === undefined || secret === undefined ? undefined : { userId, hash: hashOf(secret) };
}

// The secrets are random, so that a fast hash is as good as a slow one.
function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
