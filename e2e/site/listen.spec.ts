import { toTop13Code } from '@thirteen/domain/top13/top13-code.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { expect } from '../support/journey.ts';
import { inBothLooks, sidewaysScroll } from '../support/screen.ts';
import { listAllAlbums, openingSongs, saveTop13, test, TOP13_PATH } from '../support/top13.ts';

test(
  'each song leads to where it can be heard: its preview here, then the services, the favorite one first',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL, expectNoAxeViolations, context }) => {
    const url = baseURL ?? '';
    const [song] = await openingSongs(url);
    if (!song) throw new Error('The catalogue is empty');
    await saveTop13(url, signedInFan, [song]);
    const outside: string[] = [];
    await context.route(/^https:/u, (route) => (outside.push(route.request().url()), route.abort()));

    await page.goto('/user/account');
    await page.getByRole('combobox', { name: 'Listen first at' }).selectOption({ label: 'Spotify' });
    await page.goto(TOP13_PATH);
    await page.getByRole('button', { name: `Move ${song.title}` }).click();
    await page.getByRole('menuitem', { name: 'Listen…' }).press('Enter');
    const menu = page.getByRole('menu', { name: `Listen to ${song.title}` });
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Play the preview',
      'Search Spotify',
      'Search Apple Music',
      'Search YouTube Music',
    ]);
    const link = menu.getByRole('menuitem', { name: 'Search Spotify' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    await inBothLooks(page, expectNoAxeViolations);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect(outside).toEqual([]);
    await page.getByRole('button', { name: `Move ${song.title}` }).click();
    await page.getByRole('menuitem', { name: 'Its place in All Songs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/\/allSongs\?song=/u);

    await page.goto('/user/userProfile');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: `Listen to ${song.title}` }).click();
    await menu.getByRole('menuitem', { name: 'Play the preview' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: `Listen to ${song.title}` }).click();
    await expect(menu.getByRole('menuitem', { name: 'Stop the preview' })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await context.setOffline(true);
    await expect(menu.getByRole('menuitem', { name: 'Search Spotify (you’re offline)' })).toBeVisible();
  },
);

test(
  'a visitor chooses in the menu itself which service comes first',
  { tag: '@full' },
  async ({ page, baseURL, expectNoAxeViolations }) => {
    const songs = (await listAllAlbums(baseURL ?? '')).flatMap((album) => album.songs).slice(0, TOP13_SLOTS);
    const numbers = new Map(songs.map((song) => [song['_id'], song.number]));
    const title = songs[0]?.title ?? '';
    await page.goto(`/t13/${toTop13Code([...numbers.keys()], (id) => numbers.get(id))}`);
    const listen = page.getByRole('button', { name: `Listen to ${title}`, exact: true });
    const menu = page.getByRole('menu', { name: `Listen to ${title}`, exact: true });
    const order = page.getByRole('menu', { name: 'Which service comes first?' });

    await listen.click();
    await menu.getByRole('menuitem', { name: 'Always first: Apple Music…' }).press('Enter');
    await expect(order.getByRole('menuitemradio', { name: 'Apple Music', checked: true })).toBeFocused();
    await inBothLooks(page, expectNoAxeViolations);
    await page.keyboard.press('Escape');
    await expect(order).toBeHidden();
    await expect(listen).toBeFocused();

    await listen.click();
    await menu.getByRole('menuitem', { name: /^Always first/u }).click();
    await order.getByRole('menuitemradio', { name: 'Spotify' }).click();
    const choices = [
      'Play the preview',
      'Search Spotify',
      'Search Apple Music',
      'Search YouTube Music',
      'Always first: Spotify…',
    ];
    await expect(menu.getByRole('menuitem')).toHaveText(choices);
    await page.reload();
    await listen.click();
    await expect(menu.getByRole('menuitem')).toHaveText(choices);
  },
);

test(
  'the songs of charts, and those of the strip at home, can be listened to',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL, isMobile, expectNoAxeViolations }) => {
    const url = baseURL ?? '';
    const [song] = await openingSongs(url);
    if (!song) throw new Error('The catalogue is empty');
    await saveTop13(url, signedInFan, [song]);
    const menu = page.getByRole('menu', { name: `Listen to ${song.title}` });
    const first = menu.getByRole('menuitem').first();

    await page.goto('/user/userHome');
    const strip = page.getByRole('list', { name: 'Your Top 13: 1 of 13 chosen' });
    await strip.getByRole('button', { name: `Listen to ${song.title}` }).click();
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto(`/user/all-favorite-songs?title=${encodeURIComponent(song.title)}`);
    const bar = page.getByRole('listitem', { name: new RegExp(`^${song.title}, `, 'u') }).first();
    const listen = page
      .getByRole('main')
      .getByRole('button', { name: `Listen to ${song.title}` })
      .first();
    await (isMobile ? bar.tap() : bar.hover());
    await listen.click();
    await expect(first).toBeVisible();
    // The bar stays the one that the menu is about, wherever the pointer goes.
    if (!isMobile) await page.mouse.move(2, 2);
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(listen).toBeFocused();

    await page.getByRole('button', { name: 'Show as table' }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    await inBothLooks(page, expectNoAxeViolations);
    await listen.click();
    await expect(first).toBeVisible();
  },
);
