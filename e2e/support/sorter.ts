import { expect, type Page } from '@playwright/test';
import { listSongs, type Song } from '@thirteen/contract/catalogue.ts';
import { ask, type Fan } from './fan.ts';

/** The question on screen. */
export function question(page: Page) {
  return page.getByRole('group', { name: /^(Which is|And the next best)/ });
}

/** Starts a sort from its page: so many at a time. */
export async function startSort(
  page: Page,
  goal: string,
  atATime: 'Two' | 'Five' | 'Nine' = 'Two',
): Promise<void> {
  await page.goto(`/sorter?goal=${goal}`);
  await page.getByRole('radio', { name: `${atATime} at a time` }).check();
  await page.getByRole('button', { name: 'Start sorting' }).click();
  await expect(question(page)).toBeVisible();
  // The page has arrived, and listens to keys.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Has the key 1 pressed as soon as the cards of a question are in the page, which is sooner than any fan can. */
export function answerAtOnce(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('[data-choice]') === null) return;
      watch.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));
    });
    watch.observe(document, { subtree: true, childList: true });
  });
}

/** Chooses by keyboard: the first card, and the second as the next best where it can be; then goes on. */
export async function chooseByKey(page: Page): Promise<void> {
  for (const key of ['1', '2', 'n']) await page.keyboard.press(key);
}

/** Answers until the result is there, always by `answer`. Fails after more answers than any plan of a journey takes. */
export async function answerAll(page: Page, answer: (page: Page) => Promise<void>): Promise<void> {
  const cards = page.locator('[data-choice]');
  for (let answers = 0; answers < 400 && (await cards.count()) > 0; answers += 1) await answer(page);
  await expect(page.getByRole('list', { name: 'Your ranking' })).toBeVisible();
}

/** The titles of a result, best first. */
export function resultTitles(page: Page): Promise<string[]> {
  return page
    .getByRole('list', { name: 'Your ranking' })
    .locator('li')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('[data-title]')?.textContent ?? ''));
}

type SortSize = { readonly songs?: number; readonly choices?: 2 | 5 | 9 };

/** Begins a sort of a fan's by the API: of some songs, nine at a time if nothing is said. Returns its address. */
export async function addSort(
  url: string,
  fan: Fan,
  { songs: count = 30, choices = 9 }: SortSize = {},
): Promise<string> {
  const songs = await ask<Song[]>(url, listSongs);
  const items = songs.slice(0, count).map((song) => song['_id']);
  const plan = { items, wanted: null, known: [], choices };
  const path = `/sorter/a-sort-of-${count}-by-${choices}`;
  const endpoint = { method: 'PUT', path: path.replace('/sorter/', '/api/sorter/sorts/') };
  await ask(url, endpoint, fan, { goal: { kind: 'selection' }, plan, answers: [], left: count });
  return path;
}
