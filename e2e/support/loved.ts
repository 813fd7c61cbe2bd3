import type { Page } from '@playwright/test';

/** The songs that can be tapped. */
export const lovableSongs = (page: Page) => page.locator('main li > [aria-pressed]');

/** Taps so many songs that are not tapped yet, from the top of the page down. */
export async function loveSongs(page: Page, count: number): Promise<void> {
  for (const song of (await lovableSongs(page).and(page.locator('[aria-pressed="false"]')).all())
    .slice(0, count)
    .toReversed())
    await song.click();
}

/**
 * Answers questions as a fan whose true order is by the alphabet, all of them or no more than `most` taps; counts the screens
 * and the taps.
 */
export async function answerByAlphabet(
  page: Page,
  most = Infinity,
): Promise<{ readonly screens: number; readonly taps: number }> {
  const count = { screens: 0, taps: 0 };
  const open = page.locator('[data-choice]:not([aria-disabled])');
  const heading = page.locator('#question');
  await heading.waitFor();
  while (count.taps < most && (await heading.isVisible())) {
    const isNextBest = (await heading.textContent()) === 'And the next best?';
    const titles = await open.locator('[data-title]').allTextContents();
    const [first = ''] = titles.toSorted();
    await open.nth(titles.indexOf(first)).click();
    count.taps += 1;
    if (!isNextBest) count.screens += 1;
  }
  return count;
}
