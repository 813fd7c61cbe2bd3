import { addFan, newName } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { inBothLooks, sidewaysScroll } from '../support/screen.ts';
import { grip, listAllAlbums, resetButtons, saveTop13, searchField, shownTop13 } from '../support/top13.ts';

test(
  'a visitor places thirteen songs, moves one, gets a link, and finds them in a new account',
  { tag: '@full' },
  async ({ page, baseURL, isMobile, allowConsoleErrors, expectNoAxeViolations }) => {
    test.setTimeout(120_000);
    allowConsoleErrors(/status of 503/);
    await page.route('**/share/top-13/*/card.png', (route) => route.fulfill({ status: 503 }));
    const songs = (await listAllAlbums(baseURL ?? ''))
      .flatMap((album) => album.songs.slice(0, 2))
      .slice(0, 13);
    await page.goto('/loved');
    await page.getByRole('link', { name: 'Rather place them by hand' }).click();
    const browse = isMobile ? 'Browse, slot 1' : 'What fans love, slot 1';
    await page.getByRole('button', { name: browse, exact: true }).click();
    await expect(page.getByRole('tab')).toHaveText(['What fans love', 'Albums']);
    await page.keyboard.press('Escape');
    for (const [index, { title }] of songs.entries()) {
      await searchField(page, index + 1).fill(title);
      await page.getByRole('option', { name: title }).first().click();
      await expect(resetButtons(page)).toHaveCount(index + 1);
    }
    await expect(page.getByText('Your picture couldn’t be drawn this time.')).toBeInViewport();
    await inBothLooks(page, expectNoAxeViolations);
    await page.reload();
    await expect(resetButtons(page)).toHaveCount(13);
    await expect(page.getByText('Kept in this browser')).toBeVisible();
    await grip(page, 1).focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await expect.poll(async () => (await shownTop13(page))[0]).toBe(`1 ${songs[1]?.title}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link to this Top 13 copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/t13\/\w{23}$/);
    await inBothLooks(page, expectNoAxeViolations);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);

    await page.getByRole('link', { name: 'Sign up to keep it' }).click();
    const name = newName('hand-');
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Email').fill(`${name}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill('a long quiet evening');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Your Top 13 moved into your account.')).toBeVisible();
    await expect(page.getByText('13 of 13 chosen')).toBeVisible();
  },
);

test(
  'a Top 13 of before the login is offered where the account has one, and replaces nothing unasked',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const fan = await addFan(baseURL ?? '');
    const [own, other] = (await listAllAlbums(baseURL ?? '')).flatMap((album) => album.songs);
    await saveTop13(baseURL ?? '', fan, own ? [own] : []);
    await page.goto('/top13');
    await searchField(page, 1).fill(other?.title ?? '');
    await page
      .getByRole('option', { name: other?.title ?? '' })
      .first()
      .click();
    await expect(resetButtons(page)).toHaveCount(1);
    await page.goto('/login?next=/user/top13list');
    await page.getByLabel('Username or email').fill(fan.username);
    await page.getByLabel('Password', { exact: true }).fill(fan.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('You placed a Top 13 before you logged in')).toBeVisible();
    await expect(page.getByRole('button', { name: `Reset song: ${own?.title}` })).toBeVisible();
    await page.getByRole('button', { name: 'Put it in place of this one' }).click();
    await expect(page.getByRole('button', { name: `Reset song: ${other?.title}` })).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(page.getByRole('button', { name: `Reset song: ${own?.title}` })).toBeVisible();
  },
);
