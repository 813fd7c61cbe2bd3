import MailComposer from 'nodemailer/lib/mail-composer';
import type { DueMail } from './mail.repository.ts';

/** A mail as it travels: from whom to whom, and its text by RFC 5322. */
export type ComposedMessage = {
  readonly envelope: { readonly from: string; readonly to: string[] };
  readonly message: Buffer;
};

// Lines of a message may have up to 998 characters (RFC 5322, 2.1.1).
const SEVEN_BIT = /^(?:[\t\x20-\x7e]{0,998}\r?\n)*[\t\x20-\x7e]{0,998}$/;

/** Writes a mail as a message. Addresses go in one by one, and no header takes a line break. */
export async function composeMessage(mail: DueMail, from: string): Promise<ComposedMessage> {
  const sender = mailboxAddress(from);
  const node = new MailComposer({
    from,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    // The same mail keeps its id when it is sent again.
    messageId: `<${mail.id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: mail.text,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  // A long link stays in one piece, so that it can be copied from the message as it is.
  if (SEVEN_BIT.test(mail.text)) node.getTransferEncoding = () => '7bit';
  return { envelope: { from: sender, to: [mail.recipient] }, message: await node.build() };
}

/** The address of a mailbox that may have a name, too: `Name <address>`. */
export function mailboxAddress(mailbox: string): string {
  return /<([^>]+)>$/.exec(mailbox)?.[1] ?? mailbox;
}
