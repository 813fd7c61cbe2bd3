import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../db/tables.ts';

/** A mail in plain text. `replyTo` is an address alone, without a name. */
export type Mail = {
  readonly recipient: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
};

/** A stored mail that waits to be sent. `attempts` were made so far. */
export type DueMail = Mail & { readonly id: string; readonly attempts: number };

/** Stores a mail in the transaction of the request that causes it, due at once. `at` is in milliseconds since 1970. */
export async function storeMail(tx: Tx, mail: Mail, at: number): Promise<void> {
  const values = {
    id: randomUUID(),
    recipient: mail.recipient,
    reply_to: mail.replyTo ?? null,
    subject: mail.subject,
    text: mail.text,
    attempts: 0,
    next_attempt_at: at,
    created_at: new Date(at).toISOString(),
    sent_at: null,
  };
  await tx.insertInto('mails').values(values).execute();
}

/** The mails that are due, the longest waiting first. */
export async function listDueMails(db: Db, now: number, limit: number): Promise<readonly DueMail[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'recipient', 'reply_to', 'subject', 'text', 'attempts'])
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  return rows.map(({ reply_to: replyTo, ...mail }) => ({ ...mail, ...(replyTo !== null && { replyTo }) }));
}

/** Takes a mail for one attempt, until the time given. False when another process was faster. */
export async function claimMail(tx: Tx, mail: DueMail, until: number): Promise<boolean> {
  const result = await tx
    .updateTable('mails')
    .set({ attempts: mail.attempts + 1, next_attempt_at: until })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Marks a mail as sent and forgets what it said and to whom. */
export async function markSent(tx: Tx, id: string, at: number): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ sent_at: new Date(at).toISOString(), recipient: '', reply_to: null, subject: '', text: '' })
    .where('id', '=', id)
    .execute();
}

/** Puts the next attempt off. */
export async function postponeMail(tx: Tx, id: string, nextAttemptAt: number): Promise<void> {
  await tx.updateTable('mails').set({ next_attempt_at: nextAttemptAt }).where('id', '=', id).execute();
}

/** Drops the mails to a fan that wait to be sent. Those with a reply address are from people to the site, and stay. */
export async function deleteMailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx.deleteFrom('mails').where('recipient', '=', recipient).where('reply_to', 'is', null).execute();
}

/** Forgets sent mails of before the time given. */
export async function deleteSentMails(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom('mails').where('sent_at', '<', new Date(before).toISOString()).execute();
}
