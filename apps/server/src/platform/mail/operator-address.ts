import { mailboxAddress } from './compose-message.ts';
import { OUTBOX_ADDRESS } from './transports.ts';

/** Where mails for the operator go: the mailbox of `CONTACT_TO`, or the outbox folder where it names none. */
export function operatorAddress(contactTo: string | undefined): string {
  return contactTo === undefined ? OUTBOX_ADDRESS : mailboxAddress(contactTo);
}
