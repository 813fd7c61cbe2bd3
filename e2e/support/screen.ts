import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a link or a button of the header, behind the burger button where the window is narrow. */
export async function chooseInHeader(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  const burger = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('banner')).toBeVisible();
  if (await burger.isVisible()) await burger.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole(role, { name, exact: true }).click();
}

/** Runs a check on the page in its light and in its dark look, without the motion from one to the other. */
export async function inBothLooks(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await nextFrames(page);
    await check(page);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** Waits until the page has been painted with what has just changed: colors take a frame even without motion. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** By how many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Whether the menu of a right-click, or of a long press, is kept away from a control. */
export function isMenuBlocked(control: Locator): Promise<boolean> {
  return control.evaluate(
    (element) => !element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  );
}

/** The names under which the web app keeps a session that are in the browser's storage. */
export function keptSessionKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['token', 'expiresIn', 'username'].filter((name) => localStorage.getItem(name) !== null),
  );
}
