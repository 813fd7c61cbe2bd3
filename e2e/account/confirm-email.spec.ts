import { addFan, keepSession } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { waitForMail } from '../support/outbox.ts';
import { inBothLooks, inBothLooksIfAll, sidewaysScroll } from '../support/screen.ts';
import type { Page } from '@playwright/test';

test.beforeEach(({ allowConsoleErrors }) => {
  // The browser reports each refusal of the API that a journey causes.
  allowConsoleErrors(/status of 4\d\d|net::ERR_/);
  test.slow();
});

/** The link of the mail that went to an address. */
async function linkTo(email: string): Promise<string> {
  const text = await waitForMail(process.env['E2E_DATA_DIR'] ?? '', email);
  return /https?:\/\/\S+\/confirm-email\?token=\S+/.exec(text)?.[0] ?? '';
}

const emailSection = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your email' }) });

test('a fan confirms the email address, with one tap on the page that the mail leads to', async ({
  page,
  signedInFan,
  expectNoAxeViolations,
}) => {
  await page.goto('/user/account');
  const section = emailSection(page);
  await expect(section).toContainText(signedInFan.email);
  await expect(section).toContainText('Not confirmed yet');
  await section.getByRole('button', { name: 'Send me a confirmation link' }).click();
  await expect(section.getByRole('status')).toContainText(`on its way to ${signedInFan.email}`);
  await inBothLooksIfAll(page, expectNoAxeViolations);

  const link = await linkTo(signedInFan.email);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
  await page.goto(link);
  const confirm = page.getByRole('button', { name: 'Confirm my email' });
  await expect(confirm).toBeVisible();
  await expect(page).toHaveURL('/confirm-email');
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(asked.filter((text) => text.includes(token))).toEqual([link]);
  await inBothLooksIfAll(page, expectNoAxeViolations);
  await page.reload();
  await confirm.click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your email is confirmed.');
  await inBothLooks(page, expectNoAxeViolations);

  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(section).toContainText('Confirmed');
  await expect(section.getByRole('button', { name: 'Send me a confirmation link' })).toHaveCount(0);

  await page.goto(link);
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('This link has been used already or is too old.');
});

test(
  'an email address is changed with the password and a mail to the new one',
  { tag: '@full' },
  async ({ page, signedInFan, expectNoAxeViolations }) => {
    const email = `new-${signedInFan.email}`;
    await page.goto('/user/account');
    const section = emailSection(page);
    await section.getByRole('button', { name: 'Change email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change your email' });
    const newEmail = dialog.getByLabel('New email');
    const password = dialog.getByLabel('Password', { exact: true });
    const send = dialog.getByRole('button', { name: 'Send the link' });

    await send.click();
    await expect(newEmail).toBeFocused();
    await expect(newEmail).toHaveAccessibleDescription(/Enter your email address\./);
    await expect(password).toHaveAccessibleDescription(/Enter your password\./);
    await newEmail.fill(email);
    await password.fill('not this one');
    await send.click();
    await expect(password).toHaveAccessibleDescription(/That is not your current password\./);
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await password.fill(signedInFan.password);
    await send.click();
    await expect(dialog).toHaveCount(0);
    await expect(section.getByRole('status')).toContainText(`on its way to ${email}`);
    await expect(section.locator('strong')).toHaveText(signedInFan.email);

    await page.goto(await linkTo(email));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await expect(section.locator('strong')).toHaveText(email);
    await expect(section).toContainText('Confirmed');
  },
);

test(
  'a fan whose address another one confirmed is told, and can add one',
  { tag: '@full' },
  async ({ page, context, baseURL, expectNoAxeViolations }) => {
    const [stranger, owner] = [await addFan(baseURL ?? ''), await addFan(baseURL ?? '')];
    await fetch(`${baseURL}/api/account/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.session.token}` },
      body: JSON.stringify({ email: stranger.email, password: owner.password }),
    });
    await page.goto(await linkTo(stranger.email));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Your email is confirmed.');

    await keepSession(context, baseURL ?? '', stranger.session);
    await page.goto('/user/account');
    const section = emailSection(page);
    await expect(section).toContainText('another fan confirmed');
    await expect(section.getByRole('button', { name: 'Add email' })).toBeVisible();
    await inBothLooksIfAll(page, expectNoAxeViolations);
  },
);

test(
  'the section says what is wrong when it can not load, when it asks too often and without a network',
  { tag: '@full' },
  async ({ page, signedInFan, expectNoAxeViolations }) => {
    await page.route('**/api/account', (route) => route.fulfill({ status: 404, body: '{}' }));
    await page.goto('/user/account');
    const section = emailSection(page);
    await expect(section).toContainText('We couldn’t load your email address.');
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await page.unroute('**/api/account');
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect(section).toContainText(signedInFan.email);

    const send = section.getByRole('button', { name: 'Send me a confirmation link' });
    await page.route('**/api/account/email', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '600', 'problem-code': 'too-many-requests' },
        contentType: 'application/json',
        body: JSON.stringify({ statusCode: 429, error: 'Too Many Requests', message: 'Too many attempts.' }),
      }),
    );
    await send.click();
    await expect(section.getByRole('alert')).toHaveText('Too many tries. Please try again in 10 minutes.');
    await page.unroute('**/api/account/email');
    await page.route('**/api/account/email', (route) => route.abort());
    await send.click();
    await expect(section.getByRole('alert')).toContainText('We can’t reach Thirteen right now.');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    await inBothLooks(page, expectNoAxeViolations);
  },
);
