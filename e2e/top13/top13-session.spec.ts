import type { Page } from '@playwright/test';
import { logout } from '@thirteen/contract/account.ts';
import { addFan, type Fan } from '../support/fan.ts';
import { expect } from '../support/journey.ts';
import { grip, inOrder, savedTop13, shownTop13, test, TOP13_PATH } from '../support/top13.ts';

async function logIn(page: Page, { username, password }: Fan): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a change made as the session ends is sent for its own fan and for nobody else', async ({
  page,
  baseURL,
  top13,
  signedInFan,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 401/);
  const url = baseURL ?? '';
  const [a, b] = top13.songs;
  await top13.save([a, b]);
  await page.goto(TOP13_PATH);
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b]));
  const token = `Bearer ${signedInFan.session.token}`;
  await fetch(url + logout.path, { method: logout.method, headers: { authorization: token } });

  await grip(page, 1).focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/login/);

  const other = await addFan(url);
  await logIn(page, other);
  await expect(page.getByText('0 of 13 chosen')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/login?next=${encodeURIComponent('/user/userHome')}`);

  // Wherever the fan goes, what waited is sent.
  await logIn(page, signedInFan);
  await expect(page).toHaveURL(/\/user\/userHome$/);
  const now = { ...signedInFan, session: await sessionOf(page, signedInFan) };
  await expect.poll(() => savedTop13(url, now)).toEqual(inOrder([b, a]));
  expect(await savedTop13(url, other)).toEqual([]);
});

/** The session that the page has made. */
async function sessionOf(page: Page, fan: Fan): Promise<Fan['session']> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  return { ...fan.session, token };
}
