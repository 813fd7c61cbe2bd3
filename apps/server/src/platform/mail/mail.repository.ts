import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../db/tables.ts';

/** What a mail says, in plain text. */
export type MailWords = { readonly subject: string; readonly text: string };

/** A mail whose words are known when it is stored. `replyTo` is an address alone, without a name. */
export type Mail = MailWords & { readonly recipient: string; readonly replyTo?: string };

/** A mail with a link that only its recipient may know: its words are never stored. `kind` says what it is for. */
export type LinkMail = { readonly kind: string; readonly userId: string; readonly recipient: string };

/** A stored mail that waits to be sent. `attempts` were made so far; a mail with a `userId` is a link mail without words. */
export type DueMail = Mail & {
  readonly id: string;
  readonly kind: string;
  readonly userId?: string;
  readonly attempts: number;
  /** ISO 8601 in UTC. */
  readonly storedAt: string;
};

const MESSAGE = 'message';
/** When a mail that was given up is due: it stays in the table, for the operator to see. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** Stores a mail in the transaction of the request that causes it, due at once. `at` is in milliseconds since 1970. */
export async function storeMail(tx: Tx, mail: Mail, at: number): Promise<void> {
  const { recipient, replyTo, subject, text } = mail;
  await insertMail(
    tx,
    { kind: MESSAGE, user_id: null, recipient, reply_to: replyTo ?? null, subject, text },
    at,
  );
}

/** As `storeMail`, for a mail whose words are written when it is sent. It goes with its account. */
export async function storeLinkMail(
  tx: Tx,
  { kind, userId, recipient }: LinkMail,
  at: number,
): Promise<void> {
  await insertMail(tx, { kind, user_id: userId, recipient, reply_to: null, subject: '', text: '' }, at);
}

type StoredWords = {
  readonly kind: string;
  readonly user_id: string | null;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly text: string;
};

async function insertMail(tx: Tx, words: StoredWords, at: number): Promise<void> {
  const times = { next_attempt_at: at, created_at: new Date(at).toISOString(), sent_at: null };
  await tx
    .insertInto('mails')
    .values({ id: randomUUID(), ...words, ...times, attempts: 0 })
    .execute();
}

/** Whether nobody tried to send a mail yet, or somebody did. */
export type Tries = 'first' | 'again';

/** The mails that are due, of messages and of the kinds of link mails given, the longest waiting first. */
export async function listDueMails(
  db: Db,
  {
    linkKinds,
    tries,
    now,
    limit,
  }: {
    readonly linkKinds: readonly string[];
    readonly tries: Tries;
    readonly now: number;
    readonly limit: number;
  },
): Promise<readonly DueMail[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'subject', 'text', 'attempts'])
    .select(['user_id as userId', 'reply_to as replyTo', 'created_at as storedAt'])
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where('attempts', tries === 'first' ? '=' : '>', 0)
    .where('kind', 'in', [MESSAGE, ...linkKinds])
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  return rows.map(({ userId, replyTo, ...mail }) => ({
    ...mail,
    ...(userId !== null && { userId }),
    ...(replyTo !== null && { replyTo }),
  }));
}

/** How many mails wait to be sent, since when the oldest does (ISO 8601), and how many were given up. */
export async function summarizeMails(
  db: Db,
): Promise<{ readonly waiting: number; readonly oldest: string | undefined; readonly givenUp: number }> {
  const rows = await db
    .selectFrom('mails')
    .select((eb) => [
      eb('next_attempt_at', '=', NEVER).as('isGivenUp'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('created_at').as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .groupBy('isGivenUp')
    .execute();
  const [waiting, givenUp] = [false, true].map((isGivenUp) =>
    rows.find((row) => Boolean(row.isGivenUp) === isGivenUp),
  );
  return { waiting: waiting?.count ?? 0, oldest: waiting?.oldest, givenUp: givenUp?.count ?? 0 };
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
  const forgotten = { recipient: '', reply_to: null, subject: '', text: '', user_id: null };
  await tx
    .updateTable('mails')
    .set({ sent_at: new Date(at).toISOString(), ...forgotten })
    .where('id', '=', id)
    .execute();
}

/** Puts the next attempt off. */
export async function postponeMail(tx: Tx, id: string, nextAttemptAt: number): Promise<void> {
  await tx.updateTable('mails').set({ next_attempt_at: nextAttemptAt }).where('id', '=', id).execute();
}

/** Drops a mail that can no longer serve. */
export async function deleteMail(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('mails').where('id', '=', id).execute();
}

/** Drops the link mails of an account, of one kind, that wait to be sent. */
export async function deleteLinkMails(tx: Tx, userId: string, kind: string): Promise<void> {
  await tx.deleteFrom('mails').where('user_id', '=', userId).where('kind', '=', kind).execute();
}

/** Drops the link mails of one kind, of all accounts, that were stored before the time given and never left. */
export async function deleteLateLinkMails(tx: Tx, kind: string, before: number): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('created_at', '<', new Date(before).toISOString())
    .execute();
}

/** Forgets sent mails of before the time given. */
export async function deleteSentMails(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom('mails').where('sent_at', '<', new Date(before).toISOString()).execute();
}
