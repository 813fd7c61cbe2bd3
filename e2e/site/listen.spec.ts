import { expect } from '../support/journey.ts';
import { inBothLooks, sidewaysScroll } from '../support/screen.ts';
import { openingSongs, saveTop13, test, TOP13_PATH } from '../support/top13.ts';

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
