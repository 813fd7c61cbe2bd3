import type { Database } from '../db/database.ts';
import { deleteOldBounces, markBounced } from './bounced-addresses.repository.ts';
import { dropLateLinkMails, takeMail, type LinkMailWriters } from './link-mails.ts';
import {
  deleteMail,
  deleteSentMails,
  listDueMails,
  markSent,
  NEVER,
  postponeMail,
  type DueMail,
  type Tries,
} from './mail.repository.ts';
import type { MailTransport } from './transports.ts';

/**
 * The enhanced status codes (RFC 3463) that say an address itself can't be written to: it does not exist, has moved, takes
 * no mail or is switched off. A full mailbox (5.2.2), the network (5.4), the protocol (5.5) and policy (5.7) are not about
 * the address; nor is 5.1.7 or 5.1.8, which are about the sender's.
 */
const ADDRESS_REFUSED = /^5\.(?:1\.(?:0|1|2|3|4|6|10)|2\.[01])$/;
const ENHANCED = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/;

/** Replies to a recipient (RFC 5321) that mean an unknown mailbox, where a server tells no enhanced code. */
const UNKNOWN_MAILBOX: ReadonlySet<unknown> = new Set([550, 551, 553]);
// Such servers send the same code where they do not like the sender; a wrong setting must not mark every fan's address.
const OTHER_REASONS = /relay|polic|spam|block|black|denied|auth|spf|dkim|dmarc|reputation|rate|limit|sender/i;

/** Whether a mail server refused a mail for good because of its recipient's address, by the error of the SMTP client. */
export function isAddressRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('response' in error) || typeof error.response !== 'string') return false;
  const [, enhanced] = ENHANCED.exec(error.response) ?? [];
  if (enhanced !== undefined) return ADDRESS_REFUSED.test(enhanced);
  const isAboutRecipient = 'command' in error && error.command === 'RCPT TO';
  const isUnknown = 'responseCode' in error && UNKNOWN_MAILBOX.has(error.responseCode);
  return isAboutRecipient && isUnknown && !OTHER_REASONS.test(error.response);
}

/** Sends stored mails in the background. */
export type MailSender = {
  /** Begins to look for due mails now and then, also for those of other processes and of earlier runs. */
  start(): void;
  /** Looks for due mails at once. Call it after the commit of a request that stored one. */
  sendSoon(): void;
  /** Forgets mails that were sent more than a day ago, and drops those that came too late to serve. */
  sweep(): Promise<void>;
  /** Ends the sender. A mail in the middle of its sending gets a moment; it stays stored if that is too short. */
  close(): Promise<void>;
};

type MailSenderParts = {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly linkMails: LinkMailWriters;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Logs a failure, without the mail's text and addresses. */
  readonly warn: (details: object, message: string) => void;
  /** Told when a mail server refused the address of an account's mail for good. */
  readonly addressRefused?: (userId: string) => void;
  readonly pollMs?: number;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// Short waits at first, for a mail server that restarts; long ones later, for one that is down over a weekend.
const RETRY_AFTER_MS = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  DAY,
  DAY,
] as const;
// Far longer than the transport's time-outs: a process that still holds the claim after it must be gone.
const CLAIM_MS = 2 * MINUTE;
/** How long an address that was refused is left alone, in milliseconds: mailboxes come back, so that it is tried again. */
export const BOUNCES_KEPT_MS = 365 * DAY;
/** How long it stays known that a mail was sent, in milliseconds. What it said is forgotten at once. */
export const SENT_KEPT_MS = DAY;
// Mails on their way at a time. One whose server or connection hangs keeps its place until a time limit of the transport, and
// the others go on in the rest. Tries after the first have at most half of the places: what hung once may well hang again,
// and no number of such mails must hold up new ones. Mail servers allow ten connections of one sender and more.
const AT_ONCE = 8;
const TRIED_AGAIN_AT_ONCE = 4;
const POLL_MS = 5 * SECOND;
const CLOSE_WITHIN_MS = 2 * SECOND;

/** Makes the sender. Several processes may run one each: a mail is claimed in the database before it is sent. */
export function createMailSender(parts: MailSenderParts): MailSender {
  const { database, transport, now, pollMs = POLL_MS } = parts;
  const linkKinds = Object.keys(parts.linkMails);
  const underWay = new Map<DueMail, Promise<void>>();
  let isClosed = false;
  let isAsked = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    // Also sends what was stored while others were looked up.
    while (isAsked && !isClosed) {
      isAsked = false;
      await startDueMails('first');
      await startDueMails('again');
    }
  }

  function placesFor(tries: Tries): number {
    const places = AT_ONCE - underWay.size;
    if (tries === 'first') return places;
    const triedAgain = [...underWay.keys()].filter(({ attempts }) => attempts > 0).length;
    return Math.min(places, TRIED_AGAIN_AT_ONCE - triedAgain);
  }

  /** Starts as many as there are places for. */
  async function startDueMails(tries: Tries): Promise<void> {
    for (let limit = placesFor(tries); limit > 0 && !isClosed; limit = placesFor(tries)) {
      // The claim of one that takes long may have lapsed, or the clock have been set.
      const besides = [...underWay.keys()].map(({ id }) => id);
      const due = await listDueMails(database.read, { linkKinds, tries, besides, now: now(), limit });
      const taken = await Promise.all(due.map((mail) => takeMail(parts, mail, now() + CLAIM_MS)));
      for (const mail of taken) if (mail) start(mail);
      if (due.length < limit) return;
    }
  }

  function start(mail: DueMail): void {
    const sent = sendOne(parts, mail)
      .catch((err: unknown) => parts.warn({ err, mailId: mail.id }, 'what became of a mail was not noted'))
      .finally(() => {
        underWay.delete(mail);
        // The place is free for one that waited for it.
        sendSoon();
      });
    underWay.set(mail, sent);
  }

  function sendSoon(): void {
    isAsked = true;
    if (isClosed) return;
    running ??= run()
      .catch((err: unknown) => parts.warn({ err }, 'stored mails could not be looked up'))
      .finally(() => {
        running = undefined;
      });
  }

  return {
    sendSoon,
    start() {
      timer ??= setInterval(sendSoon, pollMs).unref();
      sendSoon();
    },
    async sweep() {
      await database.write(async (tx) => {
        await deleteSentMails(tx, now() - SENT_KEPT_MS);
        await deleteOldBounces(tx, now() - BOUNCES_KEPT_MS);
        await dropLateLinkMails(tx, parts);
      });
      await transport.sweep(now());
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      const patience = new Promise<void>((give) => setTimeout(give, CLOSE_WITHIN_MS).unref());
      // What was just being taken is started first.
      const rest = Promise.resolve(running).then(() => Promise.all(underWay.values()));
      await Promise.race([rest, patience]);
      transport.close();
    },
  };
}

async function sendOne(parts: MailSenderParts, mail: DueMail): Promise<void> {
  const { database, transport, now, warn } = parts;
  try {
    await transport.send(mail);
  } catch (error) {
    if (mail.userId !== undefined && isAddressRefused(error)) {
      await dropRefused(parts, mail);
      parts.addressRefused?.(mail.userId);
      return;
    }
    const wait = RETRY_AFTER_MS[mail.attempts];
    const nextAttemptAt = wait === undefined ? NEVER : now() + wait;
    await database.write((tx) => postponeMail(tx, mail.id, nextAttemptAt));
    const failure = { mailId: mail.id, attempt: mail.attempts + 1, reason: reasonOf(error) };
    warn(
      failure,
      wait === undefined ? 'mail given up; it stays stored' : 'mail not sent; it will be tried again',
    );
    return;
  }
  await database.write((tx) => markSent(tx, mail.id, now()));
}

/**
 * Gives up a mail of an account whose address is refused for good, and all mails to that address. Messages for the operator
 * are no such mails: nothing of them is dropped.
 */
async function dropRefused({ database, now }: MailSenderParts, mail: DueMail): Promise<void> {
  await database.write(async (tx) => {
    await markBounced(tx, mail.recipient, now());
    await deleteMail(tx, mail.id);
  });
}

/** A code of the system or of the mail server; its words may name the recipient and stay out of the log. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error && error.responseCode ? `${code} ${String(error.responseCode)}` : code;
}
