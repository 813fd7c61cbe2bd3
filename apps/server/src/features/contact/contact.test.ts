import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { readOutbox, startMailServer } from '../../testing/mailbox.ts';
import { startServer } from '../../testing/crashes/server-process.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isEverything } from '../../testing/everything.ts';

const CALL = '/api/sendMail/sendMail';
const SOON = { interval: 20 };
const SENT = { message: 'Your message has been sent successfully!' };
const aMessage = { name: 'Ana', email: 'ana@example.org', message: 'I love this site!', type: 'contact' };

let site: TestApp;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  mailServer = await startMailServer();
  site = await startTestApp({ SMTP_URL: mailServer.url, CONTACT_TO: 'The Team <team@example.org>' });
});
afterEach(async () => {
  await site.close();
  await mailServer.stop();
});

const write = (body: object, headers = {}) =>
  site.send('POST', CALL, { body: { ...aMessage, ...body }, headers });
const untilReceived = (count: number) => expect.poll(() => mailServer.received.length, SOON).toBe(count);
const listMails = () => site.database.read.selectFrom('mails').select('text').execute();

describe('a message', () => {
  test('reaches the people behind the site, and an answer to it its writer', async () => {
    const reply = await write({ name: '  Ana Ñandú ', message: ' Hello,\n\nI found a bug. \n' });
    expect([reply.statusCode, reply.json()]).toEqual([200, SENT]);
    await untilReceived(1);
    const [mail] = mailServer.received;
    expect(mail?.recipients).toEqual(['team@example.org']);
    expect(mail?.headers['reply-to']).toBe('ana@example.org');
    expect(mail?.text.replaceAll('\r\n', '\n').trimEnd()).toBe(
      'Hello,\n\nI found a bug.\n\n-- \nAna Ñandú <ana@example.org> wrote this in the contact form of Thirteen.',
    );
  });

  test('keeps its markup as text, and can smuggle in no header', async () => {
    const message = '<script>alert(1)</script>\nBcc: everyone@example.org';
    expect((await write({ message, name: '<b>Ana</b>' })).statusCode).toBe(200);
    await untilReceived(1);
    const [mail] = mailServer.received;
    expect(mail?.text).toContain('<script>alert(1)</script>\r\nBcc: everyone@example.org');
    expect(mail?.headers).toMatchObject({
      subject: 'Thirteen: a message from <b>Ana</b>',
      'content-type': expect.stringContaining('text/plain'),
    });
    expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
    expect((await write({ name: 'Ana\r\nBcc: everyone@example.org' })).statusCode).toBe(400);
  });

  test('may be as long as a name of 100 and a text of 5,000 characters', async () => {
    expect((await write({ name: '💛'.repeat(100), message: 'é'.repeat(5000) })).statusCode).toBe(200);
    await untilReceived(1);
    expect(mailServer.received[0]?.text).toContain('é'.repeat(5000));
  });

  test.each([
    { name: 'no name', body: { name: undefined }, field: 'name', says: 'Name is required.' },
    { name: 'a blank name', body: { name: '  ' }, field: 'name', says: 'Name is required.' },
    { name: 'no email', body: { email: undefined }, field: 'email', says: 'Valid email is required.' },
    {
      name: 'half an email',
      body: { email: 'ana@example' },
      field: 'email',
      says: 'Valid email is required.',
    },
    {
      name: 'two emails',
      body: { email: 'a@b.org,c@d.org' },
      field: 'email',
      says: 'Valid email is required.',
    },
    { name: 'no words', body: { message: undefined }, field: 'message', says: 'Message is required.' },
    { name: 'blank lines', body: { message: ' \n\n ' }, field: 'message', says: 'Message is required.' },
  ])('with $name is refused in the words of the form', async ({ body, field, says }) => {
    const reply = await write(body);
    expect(reply.json()).toEqual({ statusCode: 400, error: 'Bad Request', message: says, field });
  });

  test.each([
    { name: 'a name of 101 characters', body: { name: 'a'.repeat(101) }, field: 'name' },
    { name: 'a text of 5,001 characters', body: { message: 'a'.repeat(5001) }, field: 'message' },
    { name: 'another type', body: { type: 'newsletter' }, field: 'type' },
    { name: 'a list as its name', body: { name: ['Ana'] }, field: 'name' },
  ])('with $name is refused', async ({ body, field }) => {
    const reply = await write(body);
    expect([reply.statusCode, reply.json().field]).toEqual([400, field]);
  });

  test('of a program that fills the trap is answered like any other, and not stored', async () => {
    const trapped = await write({ website: 'https://spam.example' });
    expect([trapped.statusCode, trapped.json()]).toEqual([200, SENT]);
    expect(await listMails()).toEqual([]);
    await write({ website: '' });
    expect(await listMails()).toHaveLength(1);
  });
});

test('five messages an hour are taken from one address; refused ones and trapped ones do not count', async () => {
  for (let count = 0; count < 6; count += 1) {
    await write({ email: 'nobody' });
    await write({ website: 'spam' });
  }
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await write({})).statusCode);
  const refused = await write({});
  expect([...statuses, refused.statusCode]).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number(refused.headers['retry-after'])).toBe(3600);
  site.clock.now += 3600 * 1000;
  expect((await write({})).statusCode).toBe(200);
  await untilReceived(6);
});

describe('an accepted message', () => {
  test('waits while the mail server is down', async () => {
    await mailServer.stop();
    expect((await write({ message: 'The first.' })).statusCode).toBe(200);
    await expect.poll(() => nextAttempts(), SOON).toEqual([site.clock.now + 10_000]);

    mailServer = await startMailServer(mailServer.port);
    site.clock.now += 10_000;
    await write({ message: 'The second.' });
    await untilReceived(2);
  });

  test.runIf(isEverything)('outlives a server that is killed', async () => {
    const env = {
      DATA_DIR: site.dataDir,
      SMTP_URL: mailServer.url,
      CONTACT_TO: 'team@example.org',
      ...(site.databaseUrl !== undefined && { DATABASE_URL: site.databaseUrl }),
    };
    await mailServer.stop();
    const server = await startServer(env, { cheap: true });
    const reply = await fetch(server.origin + CALL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...aMessage, message: 'Not to be lost.' }),
    });
    expect(reply.status).toBe(200);
    await server.end('SIGKILL');

    // Later, in place of waiting for the next attempt.
    const database = await openDatabase({ dataDir: site.dataDir, databaseUrl: site.databaseUrl });
    await database.write((tx) => tx.updateTable('mails').set({ next_attempt_at: 0 }).execute());
    await database.close();
    mailServer = await startMailServer(mailServer.port);
    const again = await startServer(env, { cheap: true });
    await untilReceived(1);
    await again.end('SIGTERM');
    expect(mailServer.received[0]?.text).toContain('Not to be lost.');
  });

  test('is for the outbox folder where nobody is named to get it, even beside a mail server', async () => {
    const nameless = await startTestApp({ SMTP_URL: mailServer.url });
    await nameless.send('POST', CALL, { body: aMessage });
    const [mail] = await readOutbox(nameless.dataDir, 1);
    await nameless.close();
    expect(mail?.headers).toMatchObject({ to: 'operator@outbox.invalid', 'reply-to': 'ana@example.org' });
    expect(mailServer.received).toEqual([]);
  });
});

async function nextAttempts(): Promise<number[]> {
  const rows = await site.database.read.selectFrom('mails').select('next_attempt_at').execute();
  return rows.map((row) => row.next_attempt_at);
}
