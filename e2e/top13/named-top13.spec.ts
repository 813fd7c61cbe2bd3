import { inBothLooks, sidewaysScroll } from '../support/screen.ts';
import { expect } from '../support/journey.ts';
import { listAllAlbums, saveTop13, test, TOP13_PATH } from '../support/top13.ts';

test(
  'a fan puts a name to a Top 13, a stranger picks five of it, and the fan takes the name away',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL, context, browser, allowConsoleErrors, expectNoAxeViolations }) => {
    const url = baseURL ?? '';
    const songs = (await listAllAlbums(url))
      .flatMap((album) => album.songs)
      .filter((_, at) => at % 19 === 7)
      .slice(0, 13);
    await saveTop13(url, signedInFan, songs);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(TOP13_PATH);
    const share = page.getByRole('region', { name: 'Share this Top 13' });
    const name = page.getByRole('switch', { name: 'Also give my Top 13 a link with my name' });
    await expect(name).not.toBeChecked();
    const saved = page.waitForResponse((response) => response.url().endsWith('/named-top-thirteen'));
    await name.check();
    expect((await saved).status()).toBe(200);
    await share.getByRole('button', { name: 'Copy link with my name' }).click();
    await expect(page.getByText('Link to your Top 13 copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${url}/top13/${signedInFan.username}`);

    const elsewhere = await browser.newContext();
    const visitor = await elsewhere.newPage();
    await visitor.goto(link);
    await expect(visitor).toHaveTitle(`${signedInFan.username}'s Top 13 | Thirteen`);
    const rows = visitor.getByRole('region', { name: 'The thirteen songs' }).getByRole('listitem');
    await expect(rows).toHaveCount(13);
    for (const [at, { title }] of songs.entries()) await expect(rows.nth(at)).toContainText(title);
    const offered = visitor.getByRole('list', { name: 'Songs to pick from' });
    for (const { title } of songs.slice(0, 5))
      await offered.getByRole('button', { name: title, exact: true }).click();
    await visitor.getByRole('button', { name: 'Show my match' }).click();
    await expect(visitor.getByText('100%')).toBeVisible();
    await inBothLooks(visitor, expectNoAxeViolations);
    await visitor.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(visitor)).toBe(0);

    // One that is no longer whole is still there to see, and can be taken away.
    await page.getByRole('button', { name: `Reset song: ${songs[12]?.title}`, exact: true }).click();
    await expect(share).toHaveCount(0);
    const takenAway = page.waitForResponse((response) => response.url().endsWith('/named-top-thirteen'));
    await name.uncheck();
    expect((await takenAway).status()).toBe(200);
    allowConsoleErrors(/status of 404/);
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: 'This Top 13 isn’t public.' })).toBeVisible();
    await elsewhere.close();
  },
);
