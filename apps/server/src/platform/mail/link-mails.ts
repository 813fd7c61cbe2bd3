import { UserGone, type Database } from '../db/database.ts';
import type { Tx } from '../db/tables.ts';
import { isBounced } from './bounced-addresses.repository.ts';
import {
  claimMail,
  deleteLateLinkMails,
  deleteMail,
  type DueMail,
  type MailWords,
} from './mail.repository.ts';

/** How mails of one kind with a link get their words. */
type LinkMailWriter = {
  /** A mail that could not be sent within so many milliseconds is dropped. */
  readonly serveWithinMs: number;
  /**
   * Makes the link, stores its hash and writes the words, for one attempt to send the mail: a link is in one attempt only
   * and stays good, since an attempt that seemed to fail may have arrived. Undefined when the mail can no longer serve.
   */
  write(
    tx: Tx,
    mail: { readonly userId: string; readonly recipient: string },
  ): Promise<MailWords | undefined>;
};

/** The kinds of mails with a link, by the name under which they are stored. */
export type LinkMailWriters = Readonly<Record<string, LinkMailWriter>>;

type Parts = {
  readonly database: Database;
  readonly linkMails: LinkMailWriters;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/**
 * Takes a mail for one attempt until the time given, and gives it with its words. Undefined when another process was
 * faster, and when it can no longer serve or its address was refused for good, which drops it.
 */
export async function takeMail(parts: Parts, mail: DueMail, until: number): Promise<DueMail | undefined> {
  const { userId } = mail;
  if (userId === undefined) {
    return (await parts.database.write((tx) => claimMail(tx, mail, until))) ? mail : undefined;
  }
  try {
    // Under the lock of the fan: a password or an address that changes meanwhile makes useless what is written here.
    return await parts.database.writeForUser(userId, async (tx) => {
      if (!(await claimMail(tx, mail, until))) return undefined;
      const isRefused = await isBounced(tx, mail.recipient);
      const words = isRefused ? undefined : await writeWords(parts, tx, { ...mail, userId });
      if (words) return { ...mail, ...words };
      await deleteMail(tx, mail.id);
      return undefined;
    });
  } catch (error) {
    // Its account is gone, and the mail with it.
    if (error instanceof UserGone) return undefined;
    throw error;
  }
}

async function writeWords(
  { linkMails, now }: Parts,
  tx: Tx,
  mail: DueMail & { readonly userId: string },
): Promise<MailWords | undefined> {
  const writer = linkMails[mail.kind];
  if (!writer || now() - Date.parse(mail.storedAt) > writer.serveWithinMs) return undefined;
  return writer.write(tx, mail);
}

/** Drops the mails with a link that were asked for too long ago to serve. */
export async function dropLateLinkMails(tx: Tx, { linkMails, now }: Parts): Promise<void> {
  for (const [kind, { serveWithinMs }] of Object.entries(linkMails)) {
    await deleteLateLinkMails(tx, kind, now() - serveWithinMs);
  }
}
