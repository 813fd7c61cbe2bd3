import type { Page } from '@playwright/test';
import { addFan, type Fan } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { chooseImage, chooseTheme, completeProfile } from '../support/profile.ts';
import { inBothLooksIfAll } from '../support/screen.ts';

const PAGE_SIZE = 20;

const cards = (page: Page) => page.getByRole('list', { name: 'Public profiles' }).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by username' });
const turn = (page: Page, name: 'Previous' | 'Next') => page.getByRole('button', { name });

/** Enough fans for two pages, each with a profile that can be shared; the first has the theme Midnights. */
let fans: readonly Fan[];
// Together in one worker, so that the fans are made once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ baseURL }) => {
  const url = baseURL ?? '';
  fans = await Promise.all(Array.from({ length: PAGE_SIZE + 1 }, () => addFan(url)));
  await Promise.all(fans.map((fan) => completeProfile(url, fan)));
  const [first] = fans;
  if (first) await Promise.all([chooseTheme(url, first, 'Midnights'), chooseImage(url, first, 'tour-1')]);
});

test(
  'pages are turned, and the address, a reload and the way back know where the fan is',
  { tag: '@full' },
  async ({ fanPage: page }) => {
    await page.goto('/user/userExplorer');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await expect(turn(page, 'Previous')).toBeDisabled();

    await turn(page, 'Next').click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByText(/^Page 2 of /)).toBeVisible();
    await expect(turn(page, 'Previous')).toBeEnabled();
    await page.reload();
    await expect(page.getByText(/^Page 2 of /)).toBeVisible();

    await turn(page, 'Previous').click();
    await expect(page.getByText(/^Page 1 of /)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\?page=2$/);

    // A page that is not there shows the last one.
    await page.goto('/user/userExplorer?page=400');
    await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible();
    await expect(turn(page, 'Next')).toBeDisabled();
  },
);

test(
  'turning a page by the keyboard leads to its first profile',
  { tag: '@full' },
  async ({ fanPage: page }) => {
    await page.goto('/user/userExplorer');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await turn(page, 'Next').press('Enter');
    const list = page.getByRole('list', { name: /^Public profiles, page 2 of / });
    await expect(list).toBeFocused();
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('Tab');
    await expect(cards(page).first().getByRole('link').first()).toBeFocused();
  },
);

test('a fan is found by a part of the name, and the card leads to the profile', async ({
  fanPage: page,
  expectNoAxeViolations,
}) => {
  const wanted = fans[0]?.username ?? '';
  await page.goto('/user/userExplorer');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);

  await search(page).fill(wanted.slice(4).toUpperCase());
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`search=${wanted.slice(4)}`, 'i'));
  await expect(page.getByText('1 profile', { exact: true })).toBeVisible();
  await expect(cards(page)).toContainText('Midnights');
  await expect(cards(page)).toHaveAttribute('data-era', 'midnights');
  await expect(cards(page).locator('img')).toHaveAttribute('src', /tour-1/);
  await inBothLooksIfAll(page, expectNoAxeViolations);

  await cards(page).getByRole('link', { name: wanted }).click();
  await expect(page).toHaveURL(`/public-profile/${wanted}`);
  await page.getByRole('link', { name: 'All fans' }).click();
  await expect(search(page)).toHaveValue(wanted.slice(4).toUpperCase());
  await expect(cards(page)).toHaveCount(1);
});

test(
  'profiles are narrowed to an era and to a song, which the address keeps, and widened again',
  { tag: '@full' },
  async ({ fanPage: page, expectNoAxeViolations }) => {
    await page.goto('/user/userExplorer');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await page.getByLabel('Era of the profile').selectOption('Midnights');
    await expect(page).toHaveURL('/user/userExplorer?theme=Midnights');
    await expect(cards(page).first()).toHaveAttribute('data-era', 'midnights');
    const all = await cards(page).count();
    await expect(cards(page).and(page.locator('[data-era="midnights"]'))).toHaveCount(all);

    const song = page.getByRole('combobox', { name: 'Song in their Top 13' });
    await song.fill('Untouchable');
    await page.getByRole('option', { name: /^Untouchable/ }).click();
    await expect(page.getByText('No profiles match these filters yet.')).toBeVisible();
    await expect(page).toHaveURL(/theme=Midnights&song=|song=.*&theme=Midnights/);
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await page.reload();
    await expect(song).toHaveValue('Untouchable');
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await expect(page).toHaveURL('/user/userExplorer');
  },
);

test(
  'the search waits until the fan has stopped typing, says that nobody has a name, and can be cleared',
  { tag: '@full' },
  async ({ fanPage: page }) => {
    const searched: string[] = [];
    page.on('request', (request) => {
      const address = new URL(request.url());
      const text = address.searchParams.get('search');
      if (address.pathname === '/api/profile/all-public-profiles' && text) searched.push(text);
    });
    await page.goto('/user/userExplorer');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await search(page).pressSequentially('fan-oo', { delay: 60 });
    await expect(page.getByText('No profiles match that name.')).toBeVisible();
    expect(searched).toEqual(['fan-oo']);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await expect(search(page)).toHaveValue('');
  },
);

test(
  'profiles that do not load can be asked for again',
  { tag: '@full' },
  async ({ fanPage: page, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    await page.route('**/api/profile/all-public-profiles?*', (route) => route.abort());
    await page.goto('/user/userExplorer');
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the profiles.', {
      timeout: 20_000,
    });
    await page.unroute('**/api/profile/all-public-profiles?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
  },
);
