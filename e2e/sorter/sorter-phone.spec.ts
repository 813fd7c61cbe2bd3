import { beginWithSession } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { answerAll, chooseByKey, question, startSort } from '../support/sorter.ts';

test(
  'an album sorted by touch goes on after a reload, and ends on another device',
  { tag: ['@phone', '@full'] },
  async ({ page, browser, baseURL, signedInFan, isMobile, allowConsoleErrors }) => {
    // A reload may come before the answer to a save: the answers of both are joined then.
    allowConsoleErrors(/status of 412/);
    test.skip(!isMobile, 'A desktop has no touch screen.');
    await startSort(page, 'album-taylorSwift', 'Five');
    const tapFirst = () => page.locator('[data-choice]:not([aria-disabled])').first().tap();
    await tapFirst();
    await tapFirst();
    await page.reload();
    await expect(page.getByText('Tap 3, about', { exact: false })).toBeVisible();
    await tapFirst();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.reload();
    await expect(page.getByText('Tap 3, about', { exact: false })).toBeVisible();
    await tapFirst();
    await page.getByText('Your ranking so far').click();
    const asked = await question(page).locator('[data-choice]').allTextContents();

    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    await beginWithSession(other, baseURL ?? '', signedInFan.session);
    const desk = await other.newPage();
    await desk.goto('/sorter');
    await desk.getByRole('link', { name: /^Continue/ }).click();
    await expect(desk.locator('[data-choice]')).toHaveText(asked);
    await answerAll(desk, chooseByKey);
    await other.close();
  },
);
