import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Song } from '@thirteen/contract/catalogue.ts';
import { expect } from '../support/journey.ts';
import { OFFLINE, whenKept } from '../support/offline.ts';
import { addPastTop13s } from '../support/past-lists.ts';
import { cutOffTexts, inBothLooks, sidewaysScroll, smallTargets } from '../support/screen.ts';
import { inOrder, openingSongs, test as top13Test } from '../support/top13.ts';

const PATH = '/user/my-eras';

const chart = (page: Page) => page.getByRole('list', { name: 'My Top 13 through time' });
const listOfDay = (page: Page) => page.getByRole('list', { name: /^Your Top 13 on / }).getByRole('listitem');

type Past = { readonly past: Readonly<Record<'a' | 'b' | 'c', Song>> };

/** A fan whose Top 13 was `b, a` for a month, then `a` alone for eleven days, and is `c, a` since today. */
const test = top13Test.extend<Past>({
  past: async ({ signedInFan, top13, baseURL }, use) => {
    const [a, b, c] = await openingSongs(baseURL ?? '');
    if (!a || !b || !c) throw new Error('The catalogue has too few albums.');
    await top13.save([c, a]);
    addPastTop13s(signedInFan, [
      { sinceDaysAgo: 41, untilDaysAgo: 12, songIds: [b['_id'], a['_id']] },
      { sinceDaysAgo: 11, untilDaysAgo: 1, songIds: [a['_id']] },
    ]);
    await use({ a, b, c });
  },
});

test('a fan looks back, brings a list of the past back and takes that back again', async ({
  page,
  top13,
  past: { a, b, c },
  expectNoAxeViolations,
}) => {
  await page.goto(PATH);
  await expect(chart(page).getByRole('listitem')).toHaveCount(3);
  await expect(chart(page).getByRole('listitem', { name: new RegExp(`^${c.title}`) })).toHaveAccessibleName(
    /1 day in your Top 13, best place 1, number 1 today/,
  );
  await expect(listOfDay(page).first()).toContainText(c.title);
  await inBothLooks(page, expectNoAxeViolations);

  await page.getByRole('button', { name: 'Earlier change' }).click();
  await expect(listOfDay(page).first()).toContainText(a.title);
  await page.getByRole('slider', { name: 'Day' }).focus();
  await page.keyboard.press('Home');
  await expect(listOfDay(page).first()).toContainText(b.title);
  await expect(
    listOfDay(page)
      .first()
      .getByRole('button', { name: `Listen to ${b.title}` }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Came in' })).toContainText(c.title);
  await expect(page.getByRole('list', { name: 'Went out' })).toContainText(b.title);
  await expect(page.getByRole('list', { name: 'Longest at number one' })).toContainText('30 days');

  await page.getByRole('button', { name: 'Bring this list back' }).click();
  await expect.poll(() => top13.saved()).toEqual(inOrder([b, a]));
  await page.getByRole('button', { name: 'Undo change' }).click();
  await expect.poll(() => top13.saved()).toEqual(inOrder([c, a]));
});

test(
  'a past is forgotten for a day, entirely, and no longer kept',
  { tag: '@full' },
  async ({ page, past: { a } }) => {
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Earlier change' }).click();
    await page.getByRole('button', { name: 'Forget this day' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forget this day' }).click();
    await expect(page.getByText('Nothing is kept of this day.')).toBeVisible();
    await page.getByRole('button', { name: 'Earlier change' }).click();
    await expect(listOfDay(page).nth(1)).toContainText(a.title);

    await page.getByRole('button', { name: 'Delete my whole history' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByText('Your history begins today.')).toBeVisible();
    await page.getByRole('switch', { name: 'Keep my lists through time' }).click();
    await expect(page.getByText(/^Keeping your lists through time is switched off/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Keep my lists through time' })).not.toBeChecked();
  },
);

test(
  'a new fan is told when the history begins',
  { tag: '@full' },
  async ({ fanPage: page, expectNoAxeViolations }) => {
    await page.goto(PATH);
    await expect(page.getByText('Your history begins with your next change.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose your songs' })).toBeVisible();
    await inBothLooks(page, expectNoAxeViolations);
  },
);

test(
  'the chart is a table, a picture and a file, and its lines are reached by keys',
  { tag: '@full' },
  async ({ page, past: { a, c }, expectNoAxeViolations }) => {
    await page.goto(PATH);
    await chart(page).getByRole('listitem').first().focus();
    await expect(page.getByRole('tooltip')).toContainText(c.title);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tooltip')).toContainText(a.title);

    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Options for My Top 13 through time' }).click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.getByRole('menuitem', { name }).click();
    };
    const download = page.waitForEvent('download');
    await choose('Download as PNG');
    const picture = await readFile(await (await download).path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.length).toBeGreaterThan(10_000);
    await choose('Show as table');
    const row = page
      .getByRole('table', { name: 'My Top 13 through time' })
      .getByRole('row', { name: a.title });
    await expect(row).toContainText('42');
    await inBothLooks(page, expectNoAxeViolations);
  },
);

test('the page fits a narrow window and large text', { tag: '@full' }, async ({ page, past: { c } }) => {
  await page.goto(PATH);
  for (const [width, size] of [
    [320, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    await expect(chart(page)).toBeVisible();
    // A name stands over its line there, and is whole.
    await expect(chart(page).locator('text').getByText(c.title, { exact: true })).toBeInViewport();
    expect(await sidewaysScroll(page), `${width} ${size}`).toBe(0);
    expect(await cutOffTexts(page), `${width} ${size}`).toEqual([]);
    expect(await smallTargets(page), `${width} ${size}`).toEqual([]);
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'the page opens, and a list that is brought back waits',
    { tag: '@full' },
    async ({ page, context, top13, past: { a, b }, allowConsoleErrors }) => {
      allowConsoleErrors(OFFLINE);
      await page.goto(PATH);
      await expect(chart(page)).toBeVisible();
      await whenKept(page);
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('slider', { name: 'Day' }).focus();
      await page.keyboard.press('Home');
      await page.getByRole('button', { name: 'Bring this list back' }).click();
      await expect(page.getByText('Waiting for the network')).toBeVisible();
      await page.getByRole('switch', { name: 'Keep my lists through time' }).click();
      await expect(page.getByRole('switch', { name: 'Keep my lists through time' })).toBeChecked();
      await context.setOffline(false);
      await expect.poll(() => top13.saved()).toEqual(inOrder([b, a]));
    },
  );
});
