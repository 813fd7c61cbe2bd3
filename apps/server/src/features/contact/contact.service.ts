import type { ContactMessage } from '@thirteen/contract/contact.ts';
import type { Database } from '#platform/db/database.ts';
import { limitRules, type Limits } from '#platform/http/limits.ts';
import { storeMail } from '#platform/mail/mail.repository.ts';
import { contactMail } from './contact-mail.ts';

/** What the contact form works with. */
export type ContactParts = {
  readonly database: Database;
  readonly limits: Limits;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The address of the people behind the site. */
  readonly recipient: string;
  /** Tells the sender of mails that one was stored. */
  readonly mailStored: () => void;
};

/**
 * Stores a message as a mail, so that it is sent whatever happens once the asker has an answer. Throws HttpProblem
 * `too-many-requests` when the address sent too many; a message that could not be stored doesn't count.
 */
export async function acceptMessage(
  { database, limits, now, recipient, mailStored }: ContactParts,
  message: ContactMessage,
  address: string,
): Promise<void> {
  await limits.take({ rule: limitRules.contactPerAddress, address });
  try {
    await database.write((tx) => storeMail(tx, contactMail(message, recipient), now()));
  } catch (error) {
    // The database may still be away; what matters to the asker is that the message was not stored.
    await limits.giveBack({ rule: limitRules.contactPerAddress, address }).catch(() => undefined);
    throw error;
  }
  mailStored();
}
