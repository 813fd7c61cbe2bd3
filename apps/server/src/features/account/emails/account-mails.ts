import { pages } from '@thirteen/contract/pages/pages.ts';
import type { LinkMailWriters } from '#platform/mail/link-mails.ts';
import { findAccount, nameKey } from '../account.repository.ts';
import { findEmail, insertConfirmation } from './emails.repository.ts';
import { confirmationMail, linkMailKinds, renamedMail, resetMail } from './account-mails.words.ts';
import { insertReset } from '../passwords/resets.repository.ts';
import { makeToken } from '../sessions/tokens.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long a link for a new password works, in milliseconds from its mail on. */
export const RESET_LIFE_MS = HOUR_MS;
/** How long a link that confirms an address works, in milliseconds from its mail on. */
export const CONFIRMATION_LIFE_MS = 24 * HOUR_MS;

/** How long it is tried to tell a fan of a new username. */
const RENAMED_WITHIN_MS = 7 * 24 * HOUR_MS;

type AccountMailParts = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Origin of links in mails, without a slash at its end. */
  readonly publicUrl: () => string;
};

/** How the mails of accounts get their words; links have a life that begins when they are sent. */
export function createAccountMails({ now, publicUrl }: AccountMailParts): LinkMailWriters {
  return {
    [linkMailKinds.reset]: {
      serveWithinMs: RESET_LIFE_MS,
      async write(tx, { userId, recipient }) {
        const account = await findAccount(tx, userId);
        if (!account || nameKey(account.email) !== nameKey(recipient)) return undefined;
        const token = makeToken(userId);
        await insertReset(tx, token, now() + RESET_LIFE_MS);
        return resetMail(account.username, `${publicUrl()}/reset-password?token=${token.text}`);
      },
    },
    [linkMailKinds.confirmation]: {
      serveWithinMs: CONFIRMATION_LIFE_MS,
      async write(tx, { userId, recipient }) {
        const account = await findEmail(tx, userId);
        if (!account || (account.confirmedAt !== null && account.email === recipient)) return undefined;
        const token = makeToken(userId);
        await insertConfirmation(tx, token, { email: recipient, expiresAt: now() + CONFIRMATION_LIFE_MS });
        return confirmationMail(account.username, `${publicUrl()}/confirm-email?token=${token.text}`);
      },
    },
    [linkMailKinds.renamed]: {
      serveWithinMs: RENAMED_WITHIN_MS,
      async write(tx, { userId, recipient }) {
        const account = await findAccount(tx, userId);
        if (!account || nameKey(account.email) !== nameKey(recipient)) return undefined;
        return renamedMail(account.username, `${publicUrl()}${pages.contact.path}`);
      },
    },
  };
}
