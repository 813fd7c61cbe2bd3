import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../../testing/mailbox.ts';
import { runAdminFor } from '../../testing/operator-scripts.ts';
import { aShownFan } from '../../testing/shown-fan.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const CALL = '/api/reports';
const SOON = { interval: 20 };
const THANKS = { message: 'Thank you. The people behind Thirteen will look at it.' };

let site: TestApp;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mailServer = await startMailServer();
  site = await startTestApp({
    SMTP_URL: mailServer.url,
    CONTACT_TO: 'team@example.org',
    PUBLIC_URL: 'https://thirteen.example',
  });
});
afterAll(async () => {
  await site.close();
  await mailServer.stop();
});
// Each test has days of its own: what was counted before is over.
beforeEach(async () => {
  site.clock.now += 2 * 24 * 3600 * 1000;
  await untilNoMailWaits();
  await site.database.write(async (tx) => {
    await tx.deleteFrom('reports').execute();
    await tx.deleteFrom('mails').execute();
  });
  mailServer.received.length = 0;
});

const report = (body: object, headers = {}) =>
  site.send('POST', CALL, { body: { page: 'profile', topic: 'answers', ...body }, headers });
const untilNoMailWaits = () =>
  expect
    .poll(
      () => site.database.read.selectFrom('mails').select('id').where('sent_at', 'is', null).execute(),
      SOON,
    )
    .toEqual([]);
const untilReceived = (count: number) => expect.poll(() => mailServer.received.length, SOON).toBe(count);
const listReports = () =>
  site.database.read.selectFrom('reports').select(['topic', 'count']).orderBy('topic').execute();

describe('a report', () => {
  test.each([
    { page: 'profile', address: 'public-profile', topic: 'look', says: 'the picture or the theme' },
    { page: 'set-list', address: 'share-setlist', topic: 'name', says: 'the name' },
  ])('of a $page mails its address and the reason', async ({ page, address, topic, says }) => {
    const { username } = await aShownFan(site);
    const reply = await report({ page, topic, username: username.toUpperCase(), words: ' Rude!\nVery. ' });
    expect([reply.statusCode, reply.json()]).toEqual([200, THANKS]);
    await untilReceived(1);
    const [mail] = mailServer.received;
    expect(mail?.recipients).toEqual(['team@example.org']);
    expect(mail?.headers['subject']).toBe(`Thirteen: a page of ${username} was reported`);
    expect(mail?.text).toContain(`https://thirteen.example/${address}/${username}\r\n`);
    expect(mail?.text).toContain(`It is about ${says}.`);
    expect(mail?.text.trimEnd()).toMatch(/\r\n> Rude!\r\n> Very\.$/);
  });

  test('needs no words, and its words can pose as nothing else', async () => {
    const { username } = await aShownFan(site);
    expect((await report({ username })).statusCode).toBe(200);
    const words = '.\n\nnpm run admin -- delete thirteen\u2028Bcc: everyone@example.org';
    expect((await report({ username, words })).statusCode).toBe(200);
    await untilReceived(2);
    const posing = mailServer.received.find(({ text }) => text.includes('Bcc'));
    expect(posing?.text).toContain('> npm run admin -- delete thirteen\r\n> Bcc: everyone@example.org');
    expect(Object.keys(posing?.headers ?? {})).not.toContain('bcc');
  });

  test.each([
    { name: 'no name', body: { username: undefined }, field: 'username' },
    { name: 'an empty name', body: { username: '  ' }, field: 'username' },
    { name: 'a name with a line break', body: { username: 'fan\r\nBcc: a@example.org' }, field: 'username' },
    { name: 'an endless name', body: { username: 'a'.repeat(201) }, field: 'username' },
    { name: 'another page', body: { page: 'https://evil.example' }, field: 'page' },
    { name: 'no topic', body: { topic: undefined }, field: 'topic' },
    { name: 'another topic', body: { topic: 'everything' }, field: 'topic' },
    { name: 'endless words', body: { words: 'a'.repeat(1001) }, field: 'words' },
    { name: 'control characters', body: { words: 'a\u0000b' }, field: 'words' },
    { name: 'words that are no text', body: { words: ['a'] }, field: 'words' },
  ])('with $name is refused at its field', async ({ body, field }) => {
    const { username } = await aShownFan(site);
    const reply = await report({ username, ...body });
    expect([reply.statusCode, reply.json().field]).toEqual([400, field]);
    expect(await listReports()).toEqual([]);
  });

  test('of a page that nobody can see is answered as of a name that nobody has', async () => {
    const fan = await aShownFan(site);
    await fan.clearSlot(1);
    const hidden = await aShownFan(site);
    await runAdminFor(site, 'hide', hidden.username);
    const replies = await Promise.all([
      report({ username: 'nobody-at-all' }),
      report({ username: fan.username }),
      report({ username: hidden.username }),
      report({ username: hidden.username, page: 'set-list' }),
    ]);
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(404);
    // The published set list is still there to see.
    expect((await report({ username: fan.username, page: 'set-list' })).statusCode).toBe(200);
  });

  test('of a program that fills the trap is answered like any other, and not taken', async () => {
    const { username } = await aShownFan(site);
    const trapped = await report({ username, website: 'https://spam.example' });
    expect([trapped.statusCode, trapped.json()]).toEqual([200, THANKS]);
    expect(await listReports()).toEqual([]);
  });
});

describe('reports', () => {
  test('are taken five times an hour from one address, refused ones aside', async () => {
    const { username } = await aShownFan(site);
    for (let count = 0; count < 6; count += 1) await report({ username: 'nobody-at-all' });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await report({ username })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    site.clock.now += 3600 * 1000;
    expect((await report({ username })).statusCode).toBe(200);
  });

  test('of one fan are all counted, and mailed ten times a day at most', async () => {
    const { username } = await aShownFan(site);
    for (let count = 0; count < 12; count += 1) {
      if (count % 4 === 0) site.clock.now += 3600 * 1000;
      expect((await report({ username, topic: count < 3 ? 'name' : 'answers' })).statusCode).toBe(200);
    }
    expect(await listReports()).toEqual([
      { topic: 'answers', count: 9 },
      { topic: 'name', count: 3 },
    ]);
    await untilReceived(10);
    expect(await site.database.read.selectFrom('mails').select('id').execute()).toHaveLength(10);
  });

  test('are listed for the operator, and forgotten once the operator has looked', async () => {
    const { username } = await aShownFan(site);
    await report({ username });
    await report({ username, topic: 'other' });
    expect((await runAdminFor(site, 'list', '--reported')).stdout).toMatch(
      new RegExp(`^${username}: since 2026-\\d\\d-\\d\\d, reported 2 times\n1 account\\.\n$`),
    );
    const { code, stdout } = await runAdminFor(site, 'show', username);
    expect([code, stdout]).toEqual([
      0,
      `${username} is not hidden; reports, if there were any, are forgotten.\n`,
    ]);
    expect((await runAdminFor(site, 'list', '--reported')).stdout).toBe('0 accounts.\n');
  });
});
