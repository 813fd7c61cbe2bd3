import { expect } from '../support/journey.ts';
import { moveFirstDown, OFFLINE, whenKept } from '../support/offline.ts';
import { inBothLooks } from '../support/screen.ts';
import { inOrder, resetButtons, shownTop13, test, TOP13_PATH } from '../support/top13.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'the sign counts the changes that wait, and stands on pages outside of the shell, too',
  { tag: '@full' },
  async ({ page, context, top13, allowConsoleErrors, expectNoAxeViolations }) => {
    allowConsoleErrors(OFFLINE);
    await top13.save(top13.songs);
    await page.goto(TOP13_PATH);
    await expect.poll(() => shownTop13(page)).toEqual(inOrder(top13.songs));
    await whenKept(page);
    await context.setOffline(true);
    await moveFirstDown(page);
    await resetButtons(page).last().click();
    await expect(resetButtons(page)).toHaveCount(2);
    await resetButtons(page).last().click();
    const sign = page.getByText('Offline. 3 changes wait: Top 13.');
    await expect(sign).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /3 changes wait/ })).toHaveText('3');

    for (const path of ['/t13/106XDc9GLdFtPTon8UaL9bC', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sign, path).toBeVisible();
      await inBothLooks(page, expectNoAxeViolations);
    }
  },
);
