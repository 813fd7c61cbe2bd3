import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { dataFolderNames } from '../data-folder.ts';
import { composeMessage, mailboxAddress } from './compose-message.ts';
import type { DueMail } from './mail.repository.ts';
import { readdir, rm, stat } from 'node:fs/promises';
import { removeOldDrafts, writeAtomically } from '../files/write-atomically.ts';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';

/** A way to hand mails over. `send` throws when the mail was not taken. */
export type MailTransport = {
  send(mail: DueMail): Promise<void>;
  /** Removes what was written for the operator and has had its time. `now` is in milliseconds since 1970. */
  sweep(now: number): Promise<void>;
  close(): void;
};

type MailTransportConfig = {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDir: string;
  readonly outboxDays: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The recipient of what is for the operator alone, who named no address: always the outbox folder. */
const OUTBOX_ADDRESS = 'operator@outbox.invalid';

/** Chooses SMTP where the configuration names a server, else the outbox folder of the data folder. */
export function createMailTransport(config: MailTransportConfig): MailTransport {
  const { smtpUrl, mailFrom, outboxDays } = config;
  const outbox = join(config.dataDir, dataFolderNames.outbox);
  const smtp = smtpUrl === undefined ? undefined : createTransport(smtpOptions(smtpUrl));
  return {
    async send(mail) {
      if (!smtp || mail.recipient === OUTBOX_ADDRESS) return writeToOutbox(outbox, mail, mailFrom);
      const { envelope, message } = await composeMessage(mail, mailFrom);
      await smtp.sendMail({ envelope, raw: message });
    },
    sweep: (now) => sweepOutbox(outbox, now - outboxDays * DAY_MS),
    close: () => smtp?.close(),
  };
}

/** Where mails for the operator go: the mailbox of `CONTACT_TO`, or the outbox folder where it names none. */
export function operatorAddress(contactTo: string | undefined): string {
  return contactTo === undefined ? OUTBOX_ADDRESS : mailboxAddress(contactTo);
}

const LINK_MAIL = 'link-';

/**
 * Writes a mail as a file that a mail program opens: whole or not at all, for the server's account alone to read. The
 * name tells mails with a link from messages.
 */
async function writeToOutbox(directory: string, mail: DueMail, from: string): Promise<void> {
  const { message } = await composeMessage(mail, from);
  const name = `${mail.userId === undefined ? 'message-' : LINK_MAIL}${mail.id}.eml`;
  await writeAtomically(join(directory, name), message);
}

/** Removes the mails with a link that were written before the time given, in milliseconds since 1970. Messages stay. */
async function sweepOutbox(directory: string, before: number): Promise<void> {
  await removeOldDrafts(directory);
  const names = await readdir(directory).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith(LINK_MAIL))) {
    const file = join(directory, name);
    // Another process may have removed it.
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(file, { force: true });
  }
}

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

/**
 * How to reach a mail server. What goes over a network is encrypted, by `smtps` or by STARTTLS, and the server's
 * certificate is checked; a mail server on this machine is believed as it is. Nothing in the address changes that.
 */
function smtpOptions(smtpUrl: string): SMTPTransport.Options {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isHere = isLoopback(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    secure: protocol === 'smtps:',
    requireTLS: !isHere,
    tls: { rejectUnauthorized: !isHere, minVersion: 'TLSv1.2' },
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  };
}

// RFC 6761 (6.3) keeps `localhost` for loopback.
function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(hostname);
}
