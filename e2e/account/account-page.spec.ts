import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/journey.ts';
import { inBothLooks, inBothLooksIfAll, keptSessionKeys } from '../support/screen.ts';

const NEW_PASSWORD = 'a wholly new lantern';

test.beforeEach(({ allowConsoleErrors }) => {
  // The browser reports each refusal of the API that a journey causes.
  allowConsoleErrors(/status of 4\d\d/);
});

test(
  'a password is changed with the present one, and other devices are logged out',
  { tag: '@full' },
  async ({ page, baseURL, signedInFan, expectNoAxeViolations }) => {
    const otherDevice = await openSession(baseURL ?? '', signedInFan.username, signedInFan.password);
    await page.goto('/user/account');
    const current = page.getByLabel('Current password');
    const next = page.getByLabel('New password');
    const change = page.getByRole('button', { name: 'Change password' });

    await change.click();
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription(/Enter your current password\./);
    await expect(next).toHaveAccessibleDescription(/Choose a password\./);

    await current.fill('not this one');
    await next.fill(NEW_PASSWORD);
    await change.click();
    await expect(current).toHaveAccessibleDescription(/That is not your current password\./);
    await expect(current).toBeFocused();
    await inBothLooksIfAll(page, expectNoAxeViolations);

    await current.fill(signedInFan.password);
    for (const [refused, words] of [
      ['short', /8 to 128 characters/],
      [signedInFan.username, /can’t be your username/],
      [signedInFan.email, /can’t be your username or your email address/],
      ['password123', /one of the most common/],
    ] as const) {
      await next.fill(refused);
      await change.click();
      await expect(next).toHaveAccessibleDescription(words);
      await expect(next).toBeFocused();
    }

    await next.fill(NEW_PASSWORD);
    await change.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Your password has been changed.' }),
    ).toBeVisible();
    await expect(current).toHaveValue('');
    await expect(page.getByRole('list', { name: 'Your devices' }).getByRole('listitem')).toHaveCount(1);
    expect(await isAlive(baseURL ?? '', otherDevice)).toBe(false);
    expect(await isAlive(baseURL ?? '', signedInFan.session.token)).toBe(true);
    expect(await openSession(baseURL ?? '', signedInFan.username, signedInFan.password)).toBeUndefined();
    const anew = await openSession(baseURL ?? '', signedInFan.username, NEW_PASSWORD);
    expect(await isAlive(baseURL ?? '', anew)).toBe(true);
  },
);

test('a fan takes all data along as a JSON file', { tag: '@full' }, async ({ page, signedInFan }) => {
  await page.goto('/user/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  const data: unknown = JSON.parse(text);
  expect(data).toMatchObject({ username: signedInFan.username, email: signedInFan.email });
  expect(text).not.toContain(signedInFan.session.token);
  expect(text).not.toContain('argon2');
});

test('an account goes for good with its password, and its name is free again', async ({
  page,
  baseURL,
  signedInFan,
  expectNoAxeViolations,
}) => {
  await page.goto('/user/account');
  const opener = page.getByRole('button', { name: 'Delete my account' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toBeVisible();
  await inBothLooks(page, expectNoAxeViolations);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  const password = dialog.getByLabel('Password', { exact: true });
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await confirm.click();
  await expect(password).toHaveAccessibleDescription(/Enter your password\./);
  await password.fill('not this one');
  await confirm.click();
  await expect(password).toHaveAccessibleDescription(/That is not your current password\./);
  await expect(password).toBeFocused();
  expect(await isAlive(baseURL ?? '', signedInFan.session.token)).toBe(true);

  await password.fill(signedInFan.password);
  await confirm.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Account deleted')).toBeVisible();
  expect(await keptSessionKeys(page)).toEqual([]);
  expect(await openSession(baseURL ?? '', signedInFan.username, signedInFan.password)).toBeUndefined();
  const { username, email } = signedInFan;
  const again = await post(`${baseURL}/api/auth/signup`, { username, email, password: NEW_PASSWORD });
  expect(again.status).toBe(201);
});

test(
  'a wrong password in the delete dialog never deletes by the Enter key',
  { tag: '@full' },
  async ({ page, baseURL, signedInFan }) => {
    await page.goto('/user/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const password = page.getByRole('dialog').getByLabel('Password', { exact: true });
    await password.fill('the password of another');
    await password.press('Enter');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    expect(await isAlive(baseURL ?? '', signedInFan.session.token)).toBe(true);
  },
);

/** Logs in by the API. Resolves with the token; undefined when the password was refused. */
async function openSession(url: string, username: string, password: string): Promise<string | undefined> {
  const response = await post(`${url}/api/auth/login`, { username, password });
  return response.ok ? ((await response.json()) as { token: string }).token : undefined;
}

async function isAlive(url: string, token: string | undefined): Promise<boolean> {
  const response = await fetch(`${url}/api/account/data`, { headers: { authorization: `Bearer ${token}` } });
  return response.ok;
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
