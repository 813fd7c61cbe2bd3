import type { Fan } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { inBothLooksIfAll, keptSessionKeys, sidewaysScroll } from '../support/screen.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

test.beforeEach(({ allowConsoleErrors }) => {
  // The browser reports each refusal of the API that a journey causes.
  allowConsoleErrors(/status of (?:4\d\d|503)|ERR_INTERNET_DISCONNECTED/);
});

test(
  'a fan sees where the account is logged in, and ends one of them',
  { tag: '@full' },
  async ({ page, baseURL, signedInFan, hasTouch, expectNoAxeViolations }) => {
    const url = baseURL ?? '';
    const windows = await logInFrom(url, signedInFan, FIREFOX);
    const phone = await logInFrom(url, signedInFan, SAFARI);
    await page.goto('/user/account');

    const list = page.getByRole('list', { name: 'Your devices' });
    const rows = list.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText('This device');
    await expect(rows.nth(0)).toContainText('in use now');
    await expect(rows.nth(0).getByRole('button')).toHaveCount(0);
    await expect(list).toContainText('Safari on iPhone');
    await expect(list).toContainText('last seen within the last hour');
    await inBothLooksIfAll(page, expectNoAxeViolations);

    const end = list.getByRole('button', { name: 'End this one: Firefox on Windows' });
    expect((await end.boundingBox())?.height).toBeGreaterThanOrEqual(hasTouch ? 44 : 24);
    await end.focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: 'Firefox on Windows is logged out.' }),
    ).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(list).toBeFocused();
    expect([await isAlive(url, windows), await isAlive(url, phone)]).toEqual([false, true]);

    // One that is over already goes from the list all the same.
    await send(`${url}/api/auth/logout`, phone);
    await list.getByRole('button', { name: 'End this one: Safari on iPhone' }).click();
    await expect(rows).toHaveCount(1);
    await expect(page.getByText('You aren’t logged in anywhere else.')).toBeVisible();
    expect(await isAlive(url, signedInFan.session.token)).toBe(true);
  },
);

test(
  'logging out everywhere asks for the password and ends all sessions',
  { tag: '@full' },
  async ({ page, baseURL, signedInFan, expectNoAxeViolations }) => {
    const url = baseURL ?? '';
    const otherDevice = await logInFrom(url, signedInFan, FIREFOX);
    await page.goto('/user/account');
    const opener = page.getByRole('button', { name: 'Log out everywhere' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' });
    await expect(dialog).toContainText('This will log out all your devices.');
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    await opener.click();
    const password = dialog.getByLabel('Password', { exact: true });
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(password).toHaveAccessibleDescription(/Enter your password\./);
    await password.fill('not this one');
    await password.press('Enter');
    await expect(password).toHaveAccessibleDescription(/That is not your current password\./);
    await expect(password).toBeFocused();
    expect(await isAlive(url, otherDevice)).toBe(true);

    await password.fill(signedInFan.password);
    await password.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You are logged out on all devices.')).toBeVisible();
    expect(await keptSessionKeys(page)).toEqual([]);
    expect([await isAlive(url, otherDevice), await isAlive(url, signedInFan.session.token)]).toEqual([
      false,
      false,
    ]);
  },
);

test('a list that does not come can be asked for again', { tag: '@full' }, async ({ fanPage: page }) => {
  let isAway = true;
  await page.route('**/api/account/sessions', (route) =>
    isAway ? route.fulfill({ status: 404, body: '{}' }) : route.fallback(),
  );
  await page.goto('/user/account');
  await expect(page.getByRole('alert').filter({ hasText: 'list of your devices' })).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Your devices' })).toContainText('This device');
});

test(
  'without a connection the list stays and nothing is ended',
  { tag: '@full' },
  async ({ page, context, baseURL, signedInFan }) => {
    const phone = await logInFrom(baseURL ?? '', signedInFan, SAFARI);
    await page.goto('/user/account');
    const end = page.getByRole('button', { name: 'End this one: Safari on iPhone' });
    await expect(end).toBeVisible();
    await context.setOffline(true);
    await end.click();
    await expect(page.getByRole('alert').filter({ hasText: 'We can’t reach Thirteen' })).toBeVisible();
    await expect(end).toBeVisible();
    await context.setOffline(false);
    expect(await isAlive(baseURL ?? '', phone)).toBe(true);
  },
);

test('the devices fit a window of 320 pixels', { tag: '@full' }, async ({ page, baseURL, signedInFan }) => {
  await logInFrom(baseURL ?? '', signedInFan, SAFARI);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/user/account');
  await expect(page.getByRole('button', { name: 'End this one: Safari on iPhone' })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

/** Logs a fan in from another device, by the API. */
async function logInFrom(url: string, { username, password }: Fan, userAgent: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ username, password }),
  });
  return ((await response.json()) as { token: string }).token;
}

async function isAlive(url: string, token: string): Promise<boolean> {
  const response = await fetch(`${url}/api/account/data`, { headers: { authorization: `Bearer ${token}` } });
  return response.ok;
}

async function send(url: string, token: string): Promise<void> {
  await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
}
