import type { Page } from '@playwright/test';
import type { EraEntry } from '@thirteen/contract/set-list.ts';
import { tourEras } from '../support/catalogue.ts';
import { expect } from '../support/journey.ts';
import {
  addButton,
  BUILDER_PATH,
  chooseSong,
  openBuilder,
  pressInCheck,
  shownSongs,
  test,
} from '../support/set-list.ts';

const LIST = '**/api/rankings/eras-tour-set-list';

/** Adds a song to an era through the dialog. */
async function addSong(page: Page, era: string, title: string): Promise<void> {
  await addButton(page, era).click();
  await chooseSong(page, title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test(
  'a verified show stays with friends while it is edited, until it is published again or reset',
  { tag: '@full' },
  async ({ page, show, signedInFan, baseURL }) => {
    await show.save(show.whole);
    await openBuilder(page);
    await pressInCheck(page, 'Verify');
    await expect(page.getByText('Set list verified successfully!')).toBeVisible();
    const friendsSee = async () => {
      const answer = await fetch(`${baseURL}/api/profile/eras-tour-set-list/${signedInFan.username}`);
      const entries = answer.ok ? ((await answer.json()) as EraEntry[]) : [];
      return entries[0]?.songs.map(({ title }) => title);
    };
    const { era = '', songs = [] } = show.albums[0] ?? {};
    const verified = songs.slice(0, 5).map(({ title }) => title);
    expect(await friendsSee()).toEqual(verified);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled();

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed.'));
    });
    await pressInCheck(page, 'Share');
    await expect(page.getByText('Failed to copy link to clipboard.')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Copy this link' }).getByLabel('Link')).toBeFocused();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: `Remove ${verified[0]}`, exact: true }).click();
    const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
    await expect(page.getByText(`Friends see your show of ${today}.`).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled();
    await expect.poll(async () => (await show.saved())[0]).not.toContain(verified[0]);
    expect(await friendsSee()).toEqual(verified);

    const publish = page.getByRole('button', { name: 'Publish changes (Verify again)', exact: true });
    await expect(publish).toBeDisabled();
    await addSong(page, era, songs[6]?.title ?? '');
    await publish.click();
    await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeVisible();
    expect(await friendsSee()).toEqual([...verified.slice(1), songs[6]?.title]);

    await pressInCheck(page, 'Reset');
    const dialog = page.getByRole('dialog', { name: 'Reset your set list?' });
    await expect(dialog).toContainText('This also takes your public page away');
    await dialog.getByRole('button', { name: 'Reset set list' }).click();
    await expect(page.getByText('Set list reset successfully')).toBeVisible();
    expect(await friendsSee()).toBeUndefined();
  },
);

test(
  'a show that the server finds wrong is said to break the rules, and can be shared no more',
  { tag: '@full' },
  async ({ page, show, allowConsoleErrors }) => {
    allowConsoleErrors(/422/);
    const { era = '', songs = [] } = show.albums[0] ?? {};
    await show.save(show.whole, { verify: true });
    await show.save({ ...show.whole, [era]: songs.slice(1, 6).map((song) => song['_id']) });
    await openBuilder(page);
    const publish = page.getByRole('button', { name: 'Publish changes (Verify again)', exact: true });
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await expect(share).toBeEnabled();
    await page.route(LIST, async (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 422,
            headers: { 'problem-code': 'set-list-breaks-rules' },
            json: { statusCode: 422, error: 'Unprocessable Entity', message: '', details: [] },
          })
        : route.continue(),
    );
    await publish.click();
    await expect(page.getByText('Set list does not comply with the rules.')).toBeVisible();
    await expect(page.getByText('Progress saved successfully')).toHaveCount(0);
    await expect(publish).toBeEnabled();
    await expect(share).toBeDisabled();
  },
);

test(
  'reset asks first, empties all eras, says so and can be undone',
  { tag: '@full' },
  async ({ page, show }) => {
    const { era = '', songs = [] } = show.albums[0] ?? {};
    await show.save({ [era]: [songs[0]?.['_id'] ?? ''] });
    await openBuilder(page);
    await pressInCheck(page, 'Reset');
    const dialog = page.getByRole('dialog', { name: 'Reset your set list?' });
    await expect(dialog).toContainText(`All ${tourEras} eras and the surprise songs will be emptied.`);
    await expect(dialog).not.toContainText('public page');
    await expect(dialog.getByRole('button', { name: 'Keep my set list' })).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await shownSongs(page, era)).toEqual([songs[0]?.title]);

    await pressInCheck(page, 'Reset');
    await dialog.getByRole('button', { name: 'Reset set list' }).click();
    await expect(page.getByText('Set list reset successfully')).toBeVisible();
    await expect(page.getByText('No songs yet. Every era needs at least one.')).toHaveCount(tourEras);
    expect((await show.saved()).filter((line) => line.includes('|'))).toEqual([]);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => show.saved()).toContain(`${era} | ${songs[0]?.title}`);

    // A reset that is saved together with the song added after it is no reset, nor is what empties the list later.
    await openBuilder(page);
    await expect(addButton(page, era)).toBeVisible();
    const gate = Promise.withResolvers<void>();
    await page.route(LIST, (route) => gate.promise.then(() => route.continue()));
    await addSong(page, era, songs[1]?.title ?? '');
    await pressInCheck(page, 'Reset');
    await dialog.getByRole('button', { name: 'Reset set list' }).click();
    await addSong(page, era, songs[2]?.title ?? '');
    gate.resolve();
    await expect.poll(() => show.saved()).toContain(`${era} | ${songs[2]?.title}`);
    await page.getByRole('button', { name: `Remove ${songs[2]?.title}`, exact: true }).click();
    await expect.poll(async () => (await show.saved()).filter((line) => line.includes('|'))).toEqual([]);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('Set list reset successfully')).toHaveCount(0);
  },
);

test(
  'two tabs stay in step, and songs added in both are both kept',
  { tag: '@full' },
  async ({ page, context, show }) => {
    const [first, second] = show.albums;
    if (!first || !second) throw new Error('The catalogue has too few albums.');
    const other = await context.newPage();
    await openBuilder(page);
    await openBuilder(other);
    const a = first.songs[0]?.title ?? '';
    const b = second.songs[0]?.title ?? '';
    await addSong(page, first.era, a);
    await expect.poll(() => shownSongs(other, first.era)).toEqual([a]);
    await addSong(other, second.era, b);
    await expect.poll(() => shownSongs(page, second.era)).toEqual([b]);
    await expect
      .poll(() => show.saved())
      .toEqual(expect.arrayContaining([`${first.era} | ${a}`, `${second.era} | ${b}`]));
  },
);

test(
  'changes made without a network wait, survive a reload and are sent when it is back',
  { tag: '@full' },
  async ({ page, context, show, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const { era = '', songs = [] } = show.albums[0] ?? {};
    const [a, b] = songs.map(({ title }) => title);
    await openBuilder(page);
    await addSong(page, era, a ?? '');
    await expect.poll(() => show.saved()).toContain(`${era} | ${a}`);

    await context.setOffline(true);
    await addSong(page, era, b ?? '');
    await expect(page.getByText('Waiting for the network')).toBeVisible();
    await expect(page.getByText('Failed to save progress')).toHaveCount(0);
    // One rule all along: a request that is held while a rule is lifted goes out without being told of.
    let isAway = true;
    const sent: unknown[] = [];
    await page.route(LIST, (route) => {
      const isChange = route.request().method() === 'PUT';
      if (isChange && isAway) return route.abort();
      if (isChange) sent.push(route.request().postDataJSON());
      return route.continue();
    });
    await context.setOffline(false);
    await page.reload();
    await expect.poll(() => shownSongs(page, era)).toEqual([a, b]);
    expect(await show.saved()).toContain(`${era} | ${a}`);

    isAway = false;
    await expect.poll(() => show.saved(), { timeout: 20_000 }).toContain(`${era} | ${a} | ${b}`);
    // What waited in the browser never publishes, nor takes away what friends see.
    expect(sent.at(-1)).toMatchObject({ verify: false });
  },
);

test(
  'a change that the server refuses stays on the table and can be saved again',
  { tag: '@full' },
  async ({ page, show, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    const { era = '', songs = [] } = show.albums[0] ?? {};
    const title = songs[0]?.title ?? '';
    await openBuilder(page);
    await page.route(LIST, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: {} }) : route.continue(),
    );
    await addSong(page, era, title);
    await expect(page.getByText('Failed to save progress')).toBeVisible();
    expect(await shownSongs(page, era)).toEqual([title]);

    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect.poll(() => show.saved()).toContain(`${era} | ${title}`);
  },
);

test('a failed load shows the empty set list and never leads to a save over what is stored', async ({
  page,
  show,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/);
  const { era = '', songs = [] } = show.albums[0] ?? {};
  const [kept, added] = songs;
  await show.save({ [era]: [kept?.['_id'] ?? ''] });
  await page.route(LIST, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(BUILDER_PATH);
  await expect(page.getByText('No songs yet. Every era needs at least one.')).toHaveCount(tourEras, {
    timeout: 20_000,
  });
  await expect(page.getByText(/We couldn’t read your set list. It’s safe/)).toBeVisible();
  for (const text of ['Saved as you go', /0 of 45/]) await expect(page.getByText(text)).toHaveCount(0);
  // They would write over what was never read.
  const writing = [
    'Verify',
    'Share',
    'Reset',
    'Start from the real set list',
    `Add Song: ${era}`,
    'Add Song: Guitar',
    `Move ${era}`,
  ];
  for (const name of writing) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  const grip = page.getByRole('button', { name: `Reorder ${era}, position` });
  await expect(grip).toBeDisabled();
  for (const key of ['Space', 'ArrowDown', 'Space', 'Enter']) await grip.press(key);
  await page.getByRole('button', { name: `Add Song: ${era}`, exact: true }).click({ force: true });
  await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0);
  await expect(grip).toHaveAccessibleName(`Reorder ${era}, position 1 of ${tourEras + 1}`);

  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => shownSongs(page, era), { timeout: 20_000 }).toEqual([kept?.title]);
  await addSong(page, era, added?.title ?? '');
  await expect.poll(() => show.saved()).toContain(`${era} | ${kept?.title} | ${added?.title}`);
});
