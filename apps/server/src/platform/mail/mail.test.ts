import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOutbox, startMailServer } from '../../testing/mailbox.ts';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { LinkMailWriters } from './link-mails.ts';
import { storeLinkMail, storeMail, type DueMail, type Mail } from './mail.repository.ts';
import { createMailSender, type MailSender } from './mail-sender.ts';
import { createMailTransport, type MailTransport } from './transports.ts';

const FROM = 'Thirteen <hello@thirteen.example>';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const SOON = { interval: 10 };

let site: TestApp;
let senders: MailSender[];
let warnings: string[];
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  senders = [];
  warnings = [];
  await site.database.write((tx) => tx.deleteFrom('mails').execute());
  await rm(join(site.dataDir, 'outbox'), { recursive: true, force: true });
});
afterEach(() => Promise.all(senders.map((sender) => sender.close())));

/** A sender beside the app's own, which sends nothing here that these tests store. */
function aSenderOver(transport: MailTransport, linkMails: LinkMailWriters = {}) {
  const sender = createMailSender({
    database: site.database,
    transport,
    linkMails,
    now: () => site.clock.now,
    warn: (details, message) => warnings.push(`${message} ${JSON.stringify(details)}`),
    pollMs: 20,
  });
  senders.push(sender);
  return sender;
}

const aTransport = (smtpUrl: string | undefined) =>
  createMailTransport({ smtpUrl, mailFrom: FROM, dataDir: site.dataDir, outboxDays: 7 });
const aSender = (smtpUrl: string | undefined) => aSenderOver(aTransport(smtpUrl));

const store = (mail: Partial<Mail> = {}) =>
  site.database.write((tx) =>
    storeMail(tx, { recipient: 'fan@example.org', subject: 'Hello', text: 'Hi!', ...mail }, site.clock.now),
  );
const listMails = () => site.database.read.selectFrom('mails').selectAll().execute();
const untilAttempts = (attempts: number) => expect.poll(() => warnings.length, SOON).toBe(attempts);

describe('a stored mail', () => {
  test('reaches a mail server as it was written, and is then forgotten', async () => {
    const server = await startMailServer();
    await store({
      subject: 'Grüße 💛',
      text: 'Ein längerer Text.\n.\nMit Punkt.',
      replyTo: 'someone@example.org',
    });
    aSender(server.url).start();
    await expect.poll(() => server.received.length, SOON).toBe(1);
    const [mail] = server.received;
    expect(mail?.recipients).toEqual(['fan@example.org']);
    expect(mail?.text.trimEnd()).toBe('Ein längerer Text.\r\n.\r\nMit Punkt.');
    expect(mail?.headers).toMatchObject({
      from: FROM,
      to: 'fan@example.org',
      'reply-to': 'someone@example.org',
      subject: `=?UTF-8?B?${Buffer.from('Grüße 💛').toString('base64')}?=`,
    });
    await expect
      .poll(
        async () => (await listMails()).map(({ recipient, subject, text }) => ({ recipient, subject, text })),
        SOON,
      )
      .toEqual([{ recipient: '', subject: '', text: '' }]);
    await server.stop();
  });

  test('waits for a mail server that is down, and none is lost', async () => {
    const server = await startMailServer();
    await server.stop();
    await store();
    aSender(server.url).start();
    await untilAttempts(1);
    site.clock.now += 10 * SECOND;
    await untilAttempts(2);

    const again = await startMailServer(server.port);
    site.clock.now += MINUTE;
    await expect.poll(() => again.received.length, SOON).toBe(1);
    await again.stop();
  });

  test('is tried again after 10 s, 1 min, 5 min, 30 min and hours, and kept when it is given up', async () => {
    const server = await startMailServer();
    await server.stop();
    await store({ text: 'Words that nobody may lose.' });
    aSender(server.url).start();
    const hours = [2, 6, 12, 24, 24, 24].map((count) => count * 60 * MINUTE);
    for (const [round, wait] of [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, ...hours].entries()) {
      await untilAttempts(round + 1);
      const [mail] = await listMails();
      expect(mail?.next_attempt_at).toBe(site.clock.now + wait);
      site.clock.now += wait;
    }
    await untilAttempts(11);
    site.clock.now += 365 * 24 * 60 * MINUTE;
    expect(await listMails()).toMatchObject([
      { attempts: 11, text: 'Words that nobody may lose.', sent_at: null },
    ]);
    expect(warnings.at(-1)).toContain('mail given up');
  });

  test('that is refused for its recipient keeps no other waiting, and no log names the address', async () => {
    const server = await startMailServer();
    await store({ recipient: 'fan@refused.example' });
    await store({ recipient: 'fan@example.org' });
    aSender(server.url).start();
    await expect
      .poll(() => server.received.map((mail) => mail.recipients), SOON)
      .toEqual([['fan@example.org']]);
    await expect.poll(() => warnings, SOON).toEqual([expect.stringContaining('EENVELOPE 550')]);
    expect(warnings.join()).not.toContain('refused.example');
    await server.stop();
  });

  test('of which the mail server says nothing keeps none of many others waiting', async () => {
    const server = await startMailServer();
    for (let number = 1; number <= 4; number += 1) await store({ recipient: `fan-${number}@silent.example` });
    for (let number = 1; number <= 20; number += 1) await store({ recipient: `fan-${number}@example.org` });
    aSender(server.url).start();
    await expect.poll(() => server.received.length, SOON).toBe(20);
    const waiting = (await listMails()).filter(({ recipient }) => recipient.endsWith('silent.example'));
    expect(waiting.map(({ attempts, sent_at }) => ({ attempts, sent_at }))).toEqual(
      Array.from({ length: 4 }, () => ({ attempts: 1, sent_at: null })),
    );
    await server.stop();
    await untilAttempts(4);
  });

  test('that failed before leaves half of the places to new ones, and gets its turn after them', async () => {
    const hanging: (() => void)[] = [];
    const sent: string[] = [];
    const send = async ({ recipient, attempts }: DueMail) => {
      if (recipient === 'new@example.org') return void sent.push(recipient);
      if (attempts === 0) throw new Error('Not now');
      await new Promise<void>((resolve) => hanging.push(resolve));
      sent.push(recipient);
    };
    const sender = aSenderOver({ ...aTransport(undefined), send });
    sender.start();
    for (let number = 1; number <= 12; number += 1) await store({ recipient: 'slow@example.org' });
    await untilAttempts(12);
    site.clock.now += 10 * SECOND;
    await expect.poll(() => hanging.length, SOON).toBe(4);
    for (let number = 1; number <= 9; number += 1) await store({ recipient: 'new@example.org' });
    await expect.poll(() => sent.length, SOON).toBe(9);
    expect(hanging).toHaveLength(4);

    for (let freed = 0; freed < 12; freed += 1) {
      await expect.poll(() => hanging.length, SOON).toBeGreaterThan(freed);
      hanging[freed]?.();
    }
    await expect.poll(() => sent.length, SOON).toBe(21);
  });

  test('is sent once by a process whose clock is set while the mail is on its way', async () => {
    const ends: (() => void)[] = [];
    const send = () => new Promise<void>((resolve) => ends.push(resolve));
    const sender = aSenderOver({ ...aTransport(undefined), send });
    for (let number = 1; number <= 8; number += 1) await store();
    sender.start();
    await expect.poll(() => ends.length, SOON).toBe(8);
    site.clock.now += 60 * MINUTE;
    // One place is free, and one more mail takes it: those on their way are looked past.
    ends[0]?.();
    await store();
    await expect.poll(() => ends.length, SOON).toBe(9);
    for (const end of ends) end();
    await expect.poll(async () => (await listMails()).every((mail) => mail.sent_at), SOON).toBe(true);
    expect(ends).toHaveLength(9);
  });

  test('is sent once by several senders', async () => {
    const server = await startMailServer();
    await Promise.all(Array.from({ length: 30 }, (_, index) => store({ subject: `Mail ${index}` })));
    for (let count = 0; count < 4; count += 1) aSender(server.url).start();
    await expect
      .poll(async () => (await listMails()).every((mail) => mail.sent_at !== null), SOON)
      .toBe(true);
    expect(new Set(server.received.map((mail) => mail.headers['subject']))).toHaveProperty('size', 30);
    expect(server.received).toHaveLength(30);
    await server.stop();
  });

  test('that a process took and never sent is sent by another after two minutes', async () => {
    const { promise: never } = Promise.withResolvers<void>();
    const server = await startMailServer();
    await store();
    aSenderOver({ ...aTransport(undefined), send: () => never }).start();
    await expect.poll(async () => (await listMails())[0]?.attempts, SOON).toBe(1);
    site.clock.now += 2 * MINUTE;
    aSender(server.url).start();
    await expect.poll(() => server.received.length, SOON).toBe(1);
    await server.stop();
  });

  test('can smuggle in no header and no recipient', async () => {
    const server = await startMailServer();
    await store({
      recipient: 'fan@example.org',
      replyTo: 'someone@example.org, other@example.org\r\nBcc: hidden@example.org',
      subject: 'Hello\r\nBcc: hidden@example.org\r\n\r\nanother text',
    });
    aSender(server.url).start();
    await expect.poll(() => server.received.length, SOON).toBe(1);
    const [mail] = server.received;
    expect(mail?.recipients).toEqual(['fan@example.org']);
    expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
    expect(mail?.text.trimEnd()).toBe('Hi!');
    await server.stop();
  });

  test('is a file that a mail program opens where no mail server is named', async () => {
    await store({ text: `A long line: ${'x'.repeat(200)}` });
    aSender(undefined).start();
    const [mail] = await readOutbox(site.dataDir, 1);
    expect(mail?.text.trimEnd()).toBe(`A long line: ${'x'.repeat(200)}`);
    expect(mail?.headers).toMatchObject({
      from: FROM,
      to: 'fan@example.org',
      subject: 'Hello',
      'message-id': expect.stringMatching(/^<[\w-]{36}@thirteen\.example>$/),
      'mime-version': '1.0',
      date: expect.stringMatching(/^\w{3}, \d{2} \w{3} \d{4} /),
    });
  });

  test('waits for an outbox folder that can not be written, and none is lost', async () => {
    // A file in its place stops everybody, root too.
    const outbox = join(site.dataDir, 'outbox');
    await writeFile(outbox, '');
    await store();
    aSender(undefined).start();
    await untilAttempts(1);
    await rm(outbox);
    await mkdir(outbox);
    site.clock.now += 10 * SECOND;
    expect((await readOutbox(site.dataDir, 1))[0]?.text.trimEnd()).toBe('Hi!');
  });

  test('is swept a day after it was sent', async () => {
    await store();
    const sender = aSender(undefined);
    sender.start();
    await expect.poll(async () => (await listMails())[0]?.sent_at, SOON).toEqual(expect.any(String));
    await sender.sweep();
    expect(await listMails()).toHaveLength(1);
    site.clock.now += 24 * 60 * MINUTE + 1;
    await sender.sweep();
    expect(await listMails()).toEqual([]);
  });
});

describe('a mail with a link', () => {
  const HOUR = 60 * MINUTE;
  const KIND = 'greeting';
  let links: number;
  const writers: LinkMailWriters = {
    [KIND]: {
      serveWithinMs: HOUR,
      write: async (_tx, { recipient }) =>
        recipient === 'useless@example.org'
          ? undefined
          : { subject: 'A link', text: `Link ${(links += 1)} for ${recipient}` },
    },
  };
  beforeEach(() => {
    links = 0;
  });

  /** Stores link mails for a new fan, and gives the fan's id. */
  async function storeLink(recipient = 'fan@example.org', count = 1) {
    const { username } = await signUpFan(site);
    const user = await site.database.read
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const mail = { kind: KIND, userId: user.id, recipient };
    for (let stored = 0; stored < count; stored += 1) {
      await site.database.write((tx) => storeLinkMail(tx, mail, site.clock.now));
    }
    return user.id;
  }

  test('is stored without its words, which each attempt writes anew', async () => {
    const server = await startMailServer();
    await server.stop();
    await storeLink();
    aSenderOver(aTransport(server.url), writers).start();
    await untilAttempts(1);
    expect(await listMails()).toMatchObject([{ kind: KIND, subject: '', text: '' }]);

    const again = await startMailServer(server.port);
    site.clock.now += 10 * SECOND;
    await expect.poll(() => again.received.length, SOON).toBe(1);
    expect(again.received[0]?.text.trimEnd()).toBe('Link 2 for fan@example.org');
    await expect.poll(async () => (await listMails())[0]?.sent_at, SOON).toEqual(expect.any(String));
    expect(await listMails()).toMatchObject([{ recipient: '', user_id: null, text: '' }]);
    await again.stop();
  });

  test('is dropped when its writer finds that it can no longer serve, when it is late, and with its account', async () => {
    const server = await startMailServer();
    const sender = aSenderOver(aTransport(server.url), writers);
    await storeLink('useless@example.org');
    sender.sendSoon();
    await expect.poll(listMails, SOON).toEqual([]);

    await storeLink('late@example.org');
    site.clock.now += HOUR + 1;
    sender.sendSoon();
    await expect.poll(listMails, SOON).toEqual([]);

    const userId = await storeLink('gone@example.org');
    await site.database.write((tx) => tx.deleteFrom('users').where('id', '=', userId).execute());
    expect(await listMails()).toEqual([]);
    expect(server.received).toEqual([]);
    expect(warnings).toEqual([]);
    await server.stop();
  });

  test('is swept when it is late, and a message is not', async () => {
    await storeLink();
    await store({ text: 'Words that nobody may lose.' });
    site.clock.now += HOUR + 1;
    await aSenderOver(aTransport(undefined), writers).sweep();
    expect(await listMails()).toMatchObject([{ kind: 'message', text: 'Words that nobody may lose.' }]);
  });

  test('is sent once, with one link, by several senders', async () => {
    const server = await startMailServer();
    await storeLink('fan@example.org', 12);
    for (let count = 0; count < 4; count += 1) aSenderOver(aTransport(server.url), writers).start();
    await expect
      .poll(async () => (await listMails()).every((mail) => mail.sent_at !== null), SOON)
      .toBe(true);
    expect(server.received).toHaveLength(12);
    await server.stop();
  });

  test('leaves the outbox folder after OUTBOX_DAYS, and a message never does', async () => {
    await storeLink();
    await store();
    const sender = aSenderOver(aTransport(undefined), writers);
    sender.start();
    await readOutbox(site.dataDir, 2);
    const outbox = join(site.dataDir, 'outbox');
    const written = await readdir(outbox);
    expect(written.toSorted().map((name) => name.replace(/-.*/, ''))).toEqual(['link', 'message']);

    const sixDaysAgo = new Date(site.clock.now - 6 * 24 * HOUR);
    for (const name of written) await utimes(join(outbox, name), sixDaysAgo, sixDaysAgo);
    await sender.sweep();
    expect(await readdir(outbox)).toHaveLength(2);
    site.clock.now += 24 * HOUR + SECOND;
    await sender.sweep();
    expect(await readdir(outbox)).toEqual([expect.stringMatching(/^message-/)]);
  });
});

test('the mail of a reset goes to the mail server right after the request', async () => {
  const server = await startMailServer();
  const mailing = await startTestApp({ SMTP_URL: server.url, MAIL_FROM: FROM });
  const { username } = await signUpFan(mailing);
  const body = { email: `${username}@example.org` };
  await mailing.send('POST', '/api/auth/forgot-password', { body });
  await expect.poll(() => server.received.map((mail) => mail.recipients), SOON).toEqual([[body.email]]);
  await mailing.close();
  await server.stop();
});
