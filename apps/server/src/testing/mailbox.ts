import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';
import { parseMessage, type ReceivedMail } from './mail-message.ts';

/** The mails that an app without SMTP wrote, once there are as many as expected. */
export function readOutbox(dataDir: string, count: number): Promise<readonly ReceivedMail[]> {
  const outbox = join(dataDir, 'outbox');
  return vi.waitFor(
    async () => {
      const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
      if (files.length < count) throw new Error(`${files.length} of ${count} mails so far`);
      const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
      return texts.map((text) => parseMessage(text));
    },
    { timeout: 60_000, interval: 20 },
  );
}

/** The token of the link in a mail. */
export function tokenIn(mail: ReceivedMail | undefined): string {
  const [, token] = /\/(?:reset-password|confirm-email)\?token=(\S+)/.exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error('The mail holds no link.');
  return token;
}

/**
 * A mail server on a loopback port that keeps what it takes. Until `acceptAll`, it refuses recipients at refused.example
 * for good, asks to come back later for those at later.example, and says nothing about those at silent.example. It answers each recipient and each message once
 * `beforeAnswer` has resolved.
 */
export async function startMailServer(
  port = 0,
  beforeAnswer: (stage: 'recipient' | 'message') => Promise<void> = async () => undefined,
) {
  const received: ReceivedMail[] = [];
  let isPicky = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Whoever still waits for an answer when it stops is not waited for.
    closeTimeout: 100,
    onRcptTo: async ({ address }, _session, done) => {
      await beforeAnswer('recipient');
      if (isPicky && address.endsWith('@later.example'))
        done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
      else if (isPicky && address.endsWith('@refused.example'))
        done(Object.assign(new Error('No such box'), { responseCode: 550 }));
      else if (!isPicky || !address.endsWith('@silent.example')) done();
    },
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      received.push(parseMessage(Buffer.concat(chunks).toString(), recipients));
      await beforeAnswer('message');
      done();
    },
  });
  // A client that is killed breaks its connection off.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    acceptAll: () => void (isPicky = false),
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
