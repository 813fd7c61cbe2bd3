import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { dataFolderNames } from '../data-folder.ts';
import { composeMessage } from './compose-message.ts';
import type { DueMail } from './mail.repository.ts';
import { sweepOutbox, writeToOutbox } from './outbox.ts';
import { smtpOptions } from './smtp.ts';

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
export const OUTBOX_ADDRESS = 'operator@outbox.invalid';

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
