import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import type { DueMail } from './mail.repository.ts';

/** A way to hand mails over. `send` throws when the mail was not taken. */
export type MailTransport = {
  send(mail: DueMail): Promise<void>;
  close(): void;
};

type MailTransportConfig = {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDir: string;
};

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

/** The recipient of what is for the operator alone, who named no address: always the outbox folder. */
export const OUTBOX_ADDRESS = 'operator@outbox.invalid';

/** Chooses SMTP where the configuration names a server, else the outbox folder of the data folder. */
export function createMailTransport({ smtpUrl, mailFrom, dataDir }: MailTransportConfig): MailTransport {
  const outbox = createOutbox(join(dataDir, 'outbox'), mailFrom);
  if (smtpUrl === undefined) return outbox;
  const smtp = createSmtp(smtpUrl, mailFrom);
  return {
    send: (mail) => (mail.recipient === OUTBOX_ADDRESS ? outbox : smtp).send(mail),
    close: smtp.close,
  };
}

function createSmtp(url: string, from: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  return {
    async send(mail) {
      const { envelope, message } = await composeMessage(mail, from);
      await smtp.sendMail({ envelope, raw: message });
    },
    close: () => smtp.close(),
  };
}

/** Writes each mail as a file that a mail program opens: whole or not at all, for the server's account alone to read. */
function createOutbox(directory: string, from: string): MailTransport {
  return {
    async send(mail) {
      const { message } = await composeMessage(mail, from);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = join(directory, `${mail.id}.eml`);
      const part = `${file}.${process.pid}.part`;
      const draft = await open(part, 'w', 0o600);
      try {
        await draft.writeFile(message);
        await draft.sync();
      } finally {
        await draft.close();
      }
      await rename(part, file);
    },
    close: () => undefined,
  };
}
