import { inBothLooks, inBothLooksIfAll, sidewaysScroll } from '../support/screen.ts';
import { expect } from '../support/journey.ts';
import { listAllAlbums, saveTop13, test, TOP13_PATH } from '../support/top13.ts';

test('a whole Top 13 is a link of its own, which anybody opens', async ({
  page,
  signedInFan,
  baseURL,
  context,
  browser,
  isMobile,
  allowConsoleErrors,
  expectNoAxeViolations,
}) => {
  test.skip(isMobile, 'the same for all sizes');
  const url = baseURL ?? '';
  const songs = (await listAllAlbums(url))
    .flatMap((album) => album.songs)
    .filter((_, at) => at % 19 === 7)
    .slice(0, 13);
  await saveTop13(url, signedInFan, songs);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(TOP13_PATH);
  const share = page.getByRole('region', { name: 'Share this Top 13' });
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link to this Top 13 copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/t13\/[0-9A-Za-z]{23}$/);

  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  await visitor.goto(link);
  await expect(visitor).toHaveTitle('A Top 13 | Thirteen');
  const rows = visitor.getByRole('region', { name: 'The thirteen songs' }).getByRole('listitem');
  await expect(rows).toHaveCount(13);
  for (const [at, { title }] of songs.entries()) await expect(rows.nth(at)).toContainText(title);
  await expect(visitor.locator('body')).toHaveAttribute('data-era', 'debut');
  await expect(visitor.getByRole('link', { name: 'Sort yours' })).toHaveAttribute('href', '/loved');
  await rows
    .first()
    .getByRole('button', { name: `Play ${songs[0]?.title}`, exact: true })
    .click();
  await expect(
    rows.first().getByRole('button', { name: `Pause ${songs[0]?.title}`, exact: true }),
  ).toBeVisible();
  await inBothLooks(visitor, expectNoAxeViolations);
  await visitor.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(visitor)).toBe(0);

  allowConsoleErrors(/status of 404/);
  await visitor.goto(link.slice(0, -1));
  await expect(visitor.getByRole('heading', { name: 'This link leads to no Top 13.' })).toBeVisible();
  await inBothLooksIfAll(visitor, expectNoAxeViolations);
  await elsewhere.close();
});
