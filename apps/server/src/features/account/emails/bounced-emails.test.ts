import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer, tokenIn } from '../../../testing/mailbox.ts';
import { runAdminFor } from '../../../testing/operator-scripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const SOON = { interval: 20 };
const PASSWORD = 'a long quiet evening';

let site: TestApp;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  mailServer = await startMailServer();
  site = await startTestApp({ SMTP_URL: mailServer.url, LIMITS_FACTOR: '1000' });
});
afterEach(async () => {
  await site.close();
  await mailServer.stop();
});

let fans = 0;
async function aFanAt(host: string) {
  fans += 1;
  const username = `mail-fan-${fans}`;
  const email = `${username}@${host}`;
  await site.send('POST', '/api/auth/signup', { body: { username, email, password: PASSWORD } });
  const login = await site.send('POST', '/api/auth/login', { body: { username, password: PASSWORD } });
  const token = login.json<{ token: string }>().token;
  return {
    username,
    email,
    token,
    account: async () => (await site.send('GET', '/api/account', { token })).json(),
    askConfirmation: (body: object = {}) => site.send('POST', '/api/account/email', { token, body }),
    forget: () => site.send('POST', '/api/auth/forgot-password', { body: { email } }),
  };
}

const untilNoMailWaits = () =>
  expect
    .poll(
      async () =>
        (
          await site.database.read
            .selectFrom('mails')
            .select('sent_at')
            .where('sent_at', 'is', null)
            .execute()
        ).length,
      SOON,
    )
    .toBe(0);
const received = () => mailServer.received.map(({ recipients }) => recipients[0]);

describe('an address that a mail server refuses for good', () => {
  test('gets nothing more, the account says so, and strangers learn nothing', async () => {
    const [fan, other] = [await aFanAt('refused.example'), await aFanAt('example.org')];
    const replies = [await fan.forget(), await other.forget()];
    await untilNoMailWaits();
    expect(await fan.account()).toMatchObject({ emailBounced: true });
    expect(await other.account()).toMatchObject({ emailBounced: false });

    mailServer.acceptAll();
    replies.push(await fan.forget(), await other.forget());
    await untilNoMailWaits();
    expect(received()).toEqual([other.email, other.email]);
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const refused = await fan.askConfirmation();
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { field: 'email' }]);
  });

  test('is left by changing it', async () => {
    const fan = await aFanAt('refused.example');
    await fan.askConfirmation();
    await untilNoMailWaits();
    expect(await fan.account()).toMatchObject({ emailBounced: true });
    const email = 'works@example.org';
    expect((await fan.askConfirmation({ email, password: PASSWORD })).statusCode).toBe(200);
    await expect.poll(received, SOON).toEqual([email]);
    const body = { token: tokenIn(mailServer.received[0]) };
    expect((await site.send('POST', '/api/auth/confirm-email', { body })).statusCode).toBe(200);
    expect(await fan.account()).toMatchObject({ email, emailBounced: false });
  });

  test('that a fan only asked to change to leaves the own one as it is, and is not told of', async () => {
    const fan = await aFanAt('example.org');
    const ask = () => fan.askConfirmation({ email: 'typo@refused.example', password: PASSWORD });
    const first = await ask();
    await untilNoMailWaits();
    const second = await ask();
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(await fan.account()).toMatchObject({ emailBounced: false });
  });

  test('is forgotten with its account', async () => {
    const [fan, leaving] = [await aFanAt('refused.example'), await aFanAt('refused.example')];
    await Promise.all([fan.forget(), leaving.forget()]);
    await untilNoMailWaits();
    const noted = async () =>
      (await site.database.read.selectFrom('bounced_addresses').select('email_key').execute()).map(
        ({ email_key }) => email_key,
      );
    expect((await noted()).toSorted()).toEqual([fan.email, leaving.email].toSorted());
    await site.send('DELETE', '/api/account', { token: leaving.token, body: { password: PASSWORD } });
    expect(await noted()).toEqual([fan.email]);
  });

  test('can be named by the operator, and be cleared', async () => {
    const fan = await aFanAt('example.org');
    const marked = await runAdminFor(site, 'bounced', fan.email.toUpperCase());
    expect([marked.code, marked.stdout]).toEqual([
      0,
      `No more mails go to ${fan.email.toUpperCase()}, the address of ${fan.username}.\n`,
    ]);
    expect(JSON.parse(marked.stderr)).toMatchObject({ security: 'email-bounced', what: 'operator' });
    expect(await fan.account()).toMatchObject({ emailBounced: true });
    expect((await runAdminFor(site, 'list', '--bounced')).stdout).toContain(`${fan.username}: since`);
    await fan.forget();
    await untilNoMailWaits();
    expect(received()).toEqual([]);

    const cleared = await runAdminFor(site, 'bounced', fan.email, '--clear');
    expect(cleared.stdout).toBe(`Mails go to ${fan.email} again, the address of ${fan.username}.\n`);
    expect(JSON.parse(cleared.stderr)).toMatchObject({ security: 'email-bounce-cleared' });
    await fan.forget();
    await expect.poll(received, SOON).toEqual([fan.email]);
    expect(await fan.account()).toMatchObject({ emailBounced: false });
  });
});

test('an address whose server asks to come back later is tried again', async () => {
  const fan = await aFanAt('later.example');
  await fan.forget();
  await expect
    .poll(
      async () => (await site.database.read.selectFrom('mails').select('attempts').execute())[0]?.attempts,
      SOON,
    )
    .toBe(1);
  await expect
    .poll(
      async () =>
        (await site.database.read.selectFrom('mails').select('next_attempt_at').execute())[0]
          ?.next_attempt_at,
      SOON,
    )
    .toBe(site.clock.now + 10_000);
  expect(await fan.account()).toMatchObject({ emailBounced: false });
});

test('a mail to the operator is never dropped, whatever the mail server says', async () => {
  const other = await startTestApp({ SMTP_URL: mailServer.url, CONTACT_TO: 'team@refused.example' });
  const body = { name: 'Ana', email: 'ana@example.org', message: 'Hello!', type: 'contact' };
  await other.send('POST', '/api/sendMail/sendMail', { body });
  await expect
    .poll(
      async () =>
        (await other.database.read.selectFrom('mails').select('next_attempt_at').execute())[0]
          ?.next_attempt_at,
      SOON,
    )
    .toBe(other.clock.now + 10_000);
  expect(await other.database.read.selectFrom('bounced_addresses').selectAll().execute()).toEqual([]);
  await other.close();
});
