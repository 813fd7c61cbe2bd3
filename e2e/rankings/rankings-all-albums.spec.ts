import type { AlbumRankingEntry } from '@thirteen/contract/rankings.ts';
import { expect } from '../support/journey.ts';
import { ALL_ALBUMS_PATH, dragDown, expectTitles, gripAt, moveByKeys, test } from '../support/rankings.ts';
import { inBothLooks, sidewaysScroll } from '../support/screen.ts';

test(
  'albums stand by release until they are ranked, the singles among them nowhere',
  { tag: '@full' },
  async ({ page, rankings }) => {
    const albums = await rankings.albums();
    const byRelease = albums.toSorted((a, b) => (a.releaseDate ?? '').localeCompare(b.releaseDate ?? ''));
    await page.goto(ALL_ALBUMS_PATH);
    await expectTitles(
      page,
      byRelease.map(({ title }) => title),
    );
    // Nobody chose them yet.
    await expect(page.getByText('Top 5', { exact: true })).toHaveCount(0);
  },
);

test('a drop feeds the Top 5', { tag: '@full' }, async ({ page, rankings, hasTouch }) => {
  await page.goto(ALL_ALBUMS_PATH);
  await expect(gripAt(page, 1)).toBeVisible();
  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await dragDown(page, 1, 3, hasTouch);
  const sent = (await saving).postDataJSON() as { readonly rankings: readonly AlbumRankingEntry[] };
  const albums = new Map((await rankings.albums()).map(({ title, albumCover }) => [title, albumCover]));
  expect(sent.rankings.map(({ rank }) => rank)).toEqual([...albums].map((_, index) => index + 1));
  for (const { albumName, albumCover } of sent.rankings) expect(albumCover).toBe(albums.get(albumName));
  await expect.poll(async () => (await rankings.saved('allAlbums')).length).toBeGreaterThan(5);
  const saved = await rankings.saved('allAlbums');

  await moveByKeys(page, 6, 'Home');
  const ranked = [saved[5] ?? '', ...saved.slice(0, 5), ...saved.slice(6)];
  await expect.poll(() => rankings.saved('allAlbums')).toEqual(ranked);
  expect(await rankings.topFive()).toEqual(ranked.slice(0, 5));

  // A move that is taken back counts for nothing.
  await moveByKeys(page, 5, 'ArrowUp');
  await expect(page.getByText('Top 5', { exact: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo move' }).click();
  await expect(page.getByText('Top 5', { exact: true })).toHaveCount(2);
  await expect.poll(() => rankings.saved('allAlbums')).toEqual(ranked);

  await page.reload();
  await expectTitles(page, ranked);
  // The two that the fan moved; all of them once she keeps the order.
  await expect(page.getByText('Top 5', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Keep this order' }).click();
  await expect(page.getByText('Top 5', { exact: true })).toHaveCount(5);
});

test(
  'the ranking of albums has no accessibility violations and fits narrow windows',
  { tag: '@full' },
  async ({ page, expectNoAxeViolations }) => {
    test.slow();
    await page.goto(ALL_ALBUMS_PATH);
    await expect(gripAt(page, 1)).toBeVisible();
    await inBothLooks(page, expectNoAxeViolations);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  },
);
