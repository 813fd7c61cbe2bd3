import { listTopFavoriteSongs } from '@thirteen/contract/statistics.ts';
import { addFan, keepSession, type Fan } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { inBothLooks } from '../support/screen.ts';
import { startServer, type TestServer } from '../support/server.ts';

test.skip(({ isMobile }) => isMobile, 'what a new site holds is the same for all sizes');
test.describe.configure({ mode: 'default' });

let server: TestServer;
let fan: Fan;
test.beforeAll(async () => {
  server = await startServer();
  fan = await addFan(server.url);
});
test.afterAll(() => server.stop());
test.beforeEach(({ context }) => keepSession(context, server.url, fan.session));

test(
  'the first fan of a new site finds every widget empty, and a place among the top users',
  { tag: '@full' },
  async ({ page, expectNoAxeViolations }) => {
    await page.goto(`${server.url}/user/userHome`);
    const widget = (title: string) => page.getByRole('region', { name: title, exact: true });
    const firstSteps = {
      "Users' Favorite Songs": 'Choose my Top 13',
      'Popular Eras Tour Songs': 'Build a set list',
      'Album Popularity': 'Rank the albums',
      'User Surprise Songs': 'Build a set list',
      'Most Songs Placed': 'Rank my songs',
    };
    for (const [title, firstStep] of Object.entries(firstSteps)) {
      await expect(widget(title).getByRole('link', { name: firstStep })).toBeVisible();
      // As high as its words: nothing is left blank for what is not there.
      await expect.poll(async () => (await widget(title).boundingBox())?.height).toBeLessThan(300);
    }
    await expect(page.getByText('No rankings yet. Be the first.')).toHaveCount(3);
    await expect(page.getByText('No surprise songs available')).toBeVisible();
    await expect(widget('Since Last Week').getByText('Thirteen counts once a day.')).toBeVisible();
    const own = new RegExp(`${fan.username}.*1 login`);
    await expect(widget('Top Users').getByRole('listitem', { name: own })).toBeVisible();
    await inBothLooks(page, expectNoAxeViolations);

    await page.goto(`${server.url}/user/all-favorite-songs`);
    await expect(page.getByText('No rankings yet. Be the first.')).toBeVisible();
  },
);

test(
  'the author is there to be seen: on the about page and in the explorer',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`${server.url}/user/userExplorer`);
    await page.getByRole('link', { name: 'thirteen', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/public-profile/thirteen`);
    await expect(page.getByRole('heading', { level: 1, name: 'thirteen' })).toBeVisible();
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      /^thirteen's Top 13 \|/,
    );
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /^1\. .+ and 10 more\./,
    );
    await expect(page.getByRole('link', { name: /Eras Tour/ })).toHaveAttribute(
      'href',
      '/share-setlist/thirteen',
    );
  },
);

test('no widget waits for one that takes long', { tag: '@full' }, async ({ page }) => {
  let answer = () => {};
  await page.route(`**${listTopFavoriteSongs.path}`, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await page.goto(`${server.url}/user/userHome`);
  const favorites = page.getByRole('region', { name: "Users' Favorite Songs", exact: true });
  await expect(page.getByRole('region', { name: 'Popular Eras Tour Songs' })).toContainText(
    'No rankings yet',
  );
  await expect(favorites).not.toContainText('No rankings yet');
  answer();
  await expect(favorites).toContainText('No rankings yet');
});

test('a visitor of a new site reads no made-up figure', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url);
  const panel = page.getByRole('region', { name: 'Start with three' });
  await expect(
    panel.getByText('No Top 13 has been counted for these yet. Yours would be the first.'),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'cardigan' }).click();
  await expect(
    panel.getByText('cardigan isn’t counted in any Top 13 yet. Yours would be the first.'),
  ).toBeVisible();
  await context.close();
});
