import { addFan } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { chooseInHeader } from '../support/screen.ts';
import { addSort, answerAll, answerAtOnce, chooseByKey, resultTitles, startSort } from '../support/sorter.ts';

test('a visitor sorts a Top 13, shares it, signs up and finds it in the account', async ({
  page,
  browser,
}) => {
  await page.goto('/sorter?goal=top13');
  await page.getByRole('radio', { name: 'Nine at a time' }).check();
  await answerAtOnce(page);
  await page.getByRole('button', { name: 'Start sorting' }).click();
  const progress = page.getByText('Tap 2, about', { exact: false });
  await expect(progress).toBeVisible();
  await page.reload();
  await expect(progress).toBeVisible();
  await answerAll(page, chooseByKey);
  const titles = await resultTitles(page);
  expect(titles).toHaveLength(13);
  await expect(page.getByRole('button', { name: `Listen to ${titles[0]}`, exact: true })).toBeVisible();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link to this Top 13 copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/t13\/[\w]+$/);
  const stranger = await browser.newContext();
  const shared = await stranger.newPage();
  await shared.goto(link);
  const songs = shared.getByRole('region', { name: 'The thirteen songs' }).getByRole('listitem');
  await expect(songs.last()).toContainText(titles[12] ?? '');
  await stranger.close();

  await page.getByRole('link', { name: 'Save: sign up' }).click();
  const name = `fan-${Date.now().toString(36)}`;
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(`${name}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(`quiet harbour ${name}`);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'This is your Top 13' })).toBeVisible();
  await page.getByRole('link', { name: 'Move them by hand' }).click();
  await expect(page.getByText('13 of 13 chosen')).toBeVisible();
  await page.goto('/sorter');
  await expect(page.getByRole('link', { name: 'See the result: My Top 13' })).toBeVisible();

  // What the account has leaves the browser with the fan.
  await chooseInHeader(page, 'button', 'Logout');
  await expect(page.getByRole('link', { name: 'See the result: My Top 13' })).toBeHidden();
});

test(
  'a Top 13 that is in the account already is shown beside the sorted one before anything is replaced',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const fan = await addFan(baseURL ?? '');
    const api = async (path: string, method = 'GET', body?: unknown) => {
      const reply = await fetch(`${baseURL ?? ''}${path}`, {
        method,
        headers: { authorization: `Bearer ${fan.session.token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return reply.json();
    };
    const songs = (await api('/api/albums/allSongs')) as { _id: string; title: string }[];
    const slots = Array.from({ length: 13 }, (_, index) => songs[index]?.['_id'] ?? null);
    await api('/api/rankings/user/top-thirteen', 'PUT', { slots });

    await startSort(page, 'top13', 'Nine');
    await answerAll(page, chooseByKey);
    const titles = await resultTitles(page);
    await page.getByRole('link', { name: 'Log in' }).last().click();
    await page.getByLabel('Username or email').fill(fan.username);
    await page.getByLabel('Password', { exact: true }).fill(fan.password);
    await page.getByRole('button', { name: 'Log in' }).click();

    await expect(page.getByText('Your Top 13 now')).toBeVisible();
    await expect(page.getByText(/^No longer in it:/)).toBeVisible();
    const saved = async () =>
      ((await api('/api/rankings/user/top-thirteen')) as { songTitle: string }[])[0]?.songTitle;
    expect(await saved()).toBe(songs[0]?.title);
    await page.getByRole('button', { name: 'Save as my Top 13' }).click();
    await expect.poll(saved).toBe(titles[0]);
    await page.getByRole('button', { name: 'Undo saving' }).click();
    await expect.poll(saved).toBe(songs[0]?.title);
  },
);

test(
  'a sort that the account has no room for waits for the fan to make some',
  { tag: '@full' },
  async ({ page, baseURL, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 409/);
    const fan = await addFan(baseURL ?? '');
    for (let count = 0; count < 20; count += 1) await addSort(baseURL ?? '', fan, { songs: 10 + count });
    await startSort(page, 'top13', 'Nine');
    await page.keyboard.press('1');
    await page.goto('/login?next=/sorter');
    await page.getByLabel('Username or email').fill(fan.username);
    await page.getByLabel('Password', { exact: true }).fill(fan.password);
    await page.getByRole('button', { name: 'Log in' }).click();

    const left = page.getByRole('region', { name: 'Not in your account yet' });
    const moveIn = left.getByRole('button', { name: 'Move into my account: My Top 13' });
    await expect(moveIn).toBeVisible();
    await page.reload();
    await expect(moveIn).toBeVisible();
    await page
      .getByRole('region', { name: 'Your sorts' })
      .getByRole('button', { name: /^Delete the sort/ })
      .first()
      .click();
    await moveIn.click();
    await expect(left).toBeHidden();
    await expect(page.getByRole('link', { name: 'Continue: My Top 13' })).toBeVisible();
  },
);
