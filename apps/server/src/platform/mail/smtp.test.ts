import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { DueMail } from './mail.repository.ts';
import { createMailTransport } from './transports.ts';

// A way to this machine that is not known as one, so that it counts as the network.
const ELSEWHERE = '0.0.0.0';
const mail: DueMail = {
  id: 'one',
  kind: 'message',
  recipient: 'fan@example.org',
  subject: 'Hello',
  text: 'Hi!',
  attempts: 0,
  storedAt: '2026-01-13T13:00:00.000Z',
};

let key: string;
let cert: string;
const knownAuthorities = tls.getCACertificates('default');
beforeAll(async () => {
  const made = await generate([{ name: 'commonName', value: 'mail.example.org' }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: ELSEWHERE }] },
    ],
  });
  key = made.private;
  cert = made.cert;
});

let close = async () => {};
afterEach(async () => {
  await close();
  tls.setDefaultCACertificates(knownAuthorities);
});
afterAll(() => tls.setDefaultCACertificates(knownAuthorities));

const believe = () => tls.setDefaultCACertificates([...knownAuthorities, cert]);

/** A mail server that keeps who logged in, and whether each mail came encrypted. */
async function aMailServer(options: SMTPServerOptions = {}) {
  const logins: string[] = [];
  const arrived: boolean[] = [];
  const server = new SMTPServer({
    key,
    cert,
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => {
      logins.push(`${username}`);
      done(null, { user: `${username}` });
    },
    onData: (stream, session, done) => {
      arrived.push(session.secure);
      stream.resume().on('end', () => done());
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  close = () => new Promise<void>((done) => server.close(() => done()));
  return { logins, arrived, port: (server.server.address() as AddressInfo).port };
}

async function send(smtpUrl: string): Promise<void> {
  const config = { smtpUrl, mailFrom: 'Thirteen <hello@thirteen.example>', dataDir: '', outboxDays: 7 };
  const transport = createMailTransport(config);
  try {
    await transport.send(mail);
  } finally {
    transport.close();
  }
}

const WITHOUT_STARTTLS: SMTPServerOptions = { disabledCommands: ['STARTTLS'] };

describe('a mail server elsewhere', () => {
  test('that offers no encryption gets neither a password nor a mail', async () => {
    const { port, logins, arrived } = await aMailServer(WITHOUT_STARTTLS);
    await expect(send(`smtp://fan:secret@${ELSEWHERE}:${port}`)).rejects.toThrow(/STARTTLS/);
    expect([logins, arrived]).toEqual([[], []]);
  });

  test.each(['smtp', 'smtps'])(
    'whose certificate nobody vouches for gets nothing by %s',
    async (protocol) => {
      const { port, logins, arrived } = await aMailServer({ secure: protocol === 'smtps' });
      await expect(send(`${protocol}://fan:secret@${ELSEWHERE}:${port}`)).rejects.toThrow(/self-signed/);
      expect([logins, arrived]).toEqual([[], []]);
    },
  );

  test.each(['smtp', 'smtps'])('that is known gets a mail encrypted by %s', async (protocol) => {
    believe();
    const { port, logins, arrived } = await aMailServer({ secure: protocol === 'smtps' });
    await send(`${protocol}://fan%40example.org:s%3Ae@${ELSEWHERE}:${port}`);
    expect([logins, arrived]).toEqual([['fan@example.org'], [true]]);
  });
});

describe('a mail server on this machine', () => {
  test.each(['127.0.0.1', 'localhost'])('at %s needs no encryption', async (host) => {
    const { port, arrived } = await aMailServer(WITHOUT_STARTTLS);
    await send(`smtp://${host}:${port}`);
    expect(arrived).toEqual([false]);
  });

  test('may have made its certificate itself', async () => {
    const { port, arrived } = await aMailServer();
    await send(`smtp://127.0.0.1:${port}`);
    expect(arrived).toEqual([true]);
  });
});
