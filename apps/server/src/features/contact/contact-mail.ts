import type { ContactMessage } from '@thirteen/contract/contact.ts';
import type { Mail } from '#platform/mail/mail.repository.ts';

/** The mail with a message of the contact form, in plain text, whatever the message holds. An answer goes to its writer. */
export function contactMail({ name, email, message }: ContactMessage, recipient: string): Mail {
  return {
    recipient,
    replyTo: email,
    subject: `Thirteen: a message from ${name}`,
    text: `${message}\n\n-- \n${name} <${email}> wrote this in the contact form of Thirteen.`,
  };
}
