import { sendContactMessage, type ContactMessage } from '@thirteen/contract/contact.ts';
import { checkContact } from '@thirteen/domain/contact/contact-rules.ts';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '#platform/http/problem.ts';
import { serve } from '#platform/http/serve.ts';
import type { Database } from '#platform/db/database.ts';
import type { LimitRule, Limits } from '#platform/http/limits.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import { storeMail, type Mail } from '#platform/mail/mail.repository.ts';
import { operatorAddress } from '#platform/mail/transports.ts';

const SENT = { message: 'Your message has been sent successfully!' };

/** The contact form, open to all. */
export function serveContact(app: FastifyInstance, parts: ContactParts): void {
  serve(app, sendContactMessage, async ({ body, address }) => {
    // A bot that filled in the trap field gets the usual answer.
    if (body.website) return SENT;
    const problem = checkContact(body);
    if (problem) throw new HttpProblem(problem);
    await acceptMessage(parts, body, address);
    return SENT;
  });
}

/** Messages that are taken of one address. */
const messagesPerAddress: LimitRule = { name: 'contact-address', points: 5, seconds: 60 * 60 };

/** What the contact form works with. */
export type ContactParts = {
  readonly database: Database;
  readonly limits: Limits;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The mailbox of the people behind the site; where they named none, messages go to the outbox folder. */
  readonly config: { readonly contactTo: string | undefined };
  readonly mails: Pick<MailSender, 'sendSoon'>;
};

/**
 * Stores a message as a mail, so that it is sent whatever happens once the asker has an answer. Throws HttpProblem
 * `too-many-requests` when the address sent too many; a message that could not be stored doesn't count.
 */
async function acceptMessage(
  { database, limits, now, config, mails }: ContactParts,
  message: ContactMessage,
  address: string,
): Promise<void> {
  const recipient = operatorAddress(config.contactTo);
  await limits.take({ rule: messagesPerAddress, address });
  try {
    await database.write((tx) => storeMail(tx, contactMail(message, recipient), now()));
  } catch (error) {
    // If the database is still away the point stays; the client must be told that the message was not stored.
    await limits.giveBack({ rule: messagesPerAddress, address }).catch(() => undefined);
    throw error;
  }
  mails.sendSoon();
}

/** The mail with a message of the contact form, in plain text, whatever the message holds. An answer goes to its writer. */
function contactMail({ name, email, message }: ContactMessage, recipient: string): Mail {
  return {
    recipient,
    replyTo: email,
    subject: `Thirteen: a message from ${name}`,
    text: `${message}\n\n-- \n${name} <${email}> wrote this in the contact form of Thirteen.`,
  };
}
