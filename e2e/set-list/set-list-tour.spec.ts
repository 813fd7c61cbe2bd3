import { getTour } from '@thirteen/contract/tour.ts';
import { tourEras } from '../support/catalogue.ts';
import { expect } from '../support/journey.ts';
import { openBuilder, shownSongs, test } from '../support/set-list.ts';
import { isMenuBlocked } from '../support/screen.ts';

test('a fan starts from the real set list, sees what it lacks, hears it and compares', async ({
  page,
  show,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/);
  const opening = (await readTour(baseURL)).setLists.at(-1)?.acts[0]?.eras?.[0] ?? '';
  await openBuilder(page);
  await page.getByRole('button', { name: 'Start from the real set list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start from the real set list' });
  await expect(dialog).toContainText('Adds 42 songs; the medley counts as one mashup.');
  await expect(dialog).toContainText(`${show.era(0)} needs a song`);
  await dialog.getByRole('radio', { name: /^2023/ }).check();
  await expect(dialog).toContainText('Adds 41 songs.');
  await dialog.getByRole('radio', { name: /^2024/ }).check();
  await dialog.getByRole('button', { name: 'Use this set list' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => shownSongs(page, opening)).toHaveLength(5);
  await expect.poll(async () => (await show.saved())[0]).toContain(`${opening} | `);

  await page.getByRole('button', { name: 'Compare with the tour' }).click();
  const comparison = page.getByRole('dialog', { name: 'Compare with the tour' });
  await expect(comparison).toContainText('Played on the tour: 43 of your 43 songs.');
  // The differences first: what the tour had besides, then what both have.
  const parts = comparison.getByRole('heading', { level: 3 });
  await expect(parts.first()).toHaveText(/^Only in the tour’s show \(\d+\)$/);
  await expect(parts.last()).toHaveText('In both shows (43)');
  // A song of the tour goes into the era of its album, and with it to what both have.
  const add = comparison
    .getByRole('button', { name: /^Add .* to / })
    .and(page.locator(':not([aria-disabled])'))
    .first();
  const added = ((await add.getAttribute('aria-label')) ?? '').replace(/^Add (.*) to .*$/, '$1');
  await add.click();
  await expect(parts.last()).toHaveText('In both shows (44)');
  await expect(page.getByRole('button', { name: `Remove ${added}`, includeHidden: true })).toHaveCount(1);
  await expect(comparison.getByRole('button', { name: `Add ${added}` })).toHaveCount(0);
  await comparison.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Remove ${added}` })).toHaveCount(0);

  await page.getByRole('button', { name: 'Play the set' }).click();
  await expect(page.getByText(/^1 of 42: /)).toBeVisible();
  expect(await isMenuBlocked(page.getByRole('button', { name: 'Next song' }))).toBe(true);
  await page.getByRole('button', { name: 'Next song' }).click();
  await expect(page.getByText(/^2 of 42: /)).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText(/ of 42: /)).toHaveCount(0);

  await page.route('**/media/previews/**', (route) => route.fulfill({ status: 404 }));
  const [song = ''] = await shownSongs(page, opening);
  await page.getByRole('button', { name: `Play ${song}`, exact: true }).click();
  await expect(page.getByText('Failed to load audio. Please try again later.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Try to play ${song} again`, exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No songs yet. Every era needs at least one.')).toHaveCount(tourEras);
});

test(
  'a surprise pick tells where it was played on the tour',
  { tag: '@full' },
  async ({ page, show, baseURL }) => {
    const tour = await readTour(baseURL);
    const [play] = tour.surprisePlays;
    await show.save({ 'Surprise Songs': play?.songIds ?? [] });
    await openBuilder(page);
    await page.getByRole('button', { name: 'Compare with the tour' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare with the tour' });
    await expect(dialog).toContainText('Played on the tour: 1 of your 1 song.');
    await dialog.getByText(/^Where it was played/).click();
    await expect(dialog).toContainText(play?.city ?? '');
  },
);

test(
  'the comparison puts each song in one group, and the groups add up',
  { tag: '@full' },
  async ({ page, show, baseURL }) => {
    const tour = await readTour(baseURL);
    const acts = tour.setLists.flatMap((version) => version.acts.flatMap(({ songs = [] }) => songs));
    const inShow = new Set([
      ...acts.flatMap((song) => song.split('/')),
      ...tour.setLists.flatMap(({ sometimes }) => sometimes),
    ]);
    const asSurprise = new Set(tour.surprisePlays.flatMap(({ songIds }) => songIds));
    const songs = show.albums.flatMap((album) => album.songs.map((song) => ({ ...song, era: album.era })));
    const never = songs.find(({ _id: id }) => !inShow.has(id) && !asSurprise.has(id));
    const surprise = songs.find(({ _id: id }) => !inShow.has(id) && asSurprise.has(id));
    const both = songs.find(({ _id: id }) => inShow.has(id));
    if (!never || !surprise || !both) throw new Error('The tour played everything, or nothing.');
    const byEra = Map.groupBy([never, surprise, both], ({ era }) => era);
    await show.save(
      Object.fromEntries(Array.from(byEra, ([era, ofEra]) => [era, ofEra.map((song) => song['_id'])])),
    );

    await openBuilder(page);
    await page.getByRole('button', { name: 'Compare with the tour' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare with the tour' });
    await expect(dialog).toContainText('Played on the tour: 2 of your 3 songs.');
    for (const [heading, { title }] of [
      ['Never played on the tour (1)', never],
      ['Only as surprise songs on the tour (1)', surprise],
      ['In both shows (1)', both],
    ] as const) {
      const group = dialog.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
      await expect(group.getByRole('listitem')).toContainText(title);
    }
  },
);

/** The facts of the tour that the journeys look at. */
type Tour = {
  readonly setLists: readonly {
    readonly acts: readonly { readonly eras?: readonly string[]; readonly songs?: readonly string[] }[];
    readonly sometimes: readonly string[];
  }[];
  readonly surprisePlays: readonly { readonly city: string; readonly songIds: readonly string[] }[];
};

async function readTour(url = ''): Promise<Tour> {
  const answer = await fetch(url + getTour.path);
  return (await answer.json()) as Tour;
}
