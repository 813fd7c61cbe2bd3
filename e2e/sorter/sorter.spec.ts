import { expect, test } from '../support/journey.ts';
import { chooseInHeader, heardItems } from '../support/screen.ts';
import { answerAll, chooseByKey, question, resultTitles, startSort } from '../support/sorter.ts';

test('a fan sorts an album by keyboard, saves it as its ranking and takes that back', async ({
  page,
  signedInFan: _fan,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no keyboard.');
  await startSort(page, 'album-taylorSwift', 'Five');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-choice]').nth(1)).toBeFocused();
  const [, second = ''] = await question(page).locator('[data-choice]').allTextContents();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-choice]').nth(1)).toBeFocused();
  await expect(page.getByText('Tap 2, about', { exact: false })).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-choice]').nth(1)).toHaveText(second);
  await page.keyboard.press('s');
  await expect(page.getByText('1 song you don’t know')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('1 song you don’t know')).toBeHidden();
  await page.keyboard.press('t');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Too close to call');
  await page.keyboard.press('Escape');

  await answerAll(page, chooseByKey);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const titles = await resultTitles(page);
  const heard = await heardItems(page.getByRole('list', { name: 'Your ranking' }));
  expect(heard.map((text, index) => text.startsWith(`${index + 1}${titles[index]}`))).not.toContain(false);
  await page.getByRole('button', { name: /^Save as my/ }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Move them by hand' }).click();
  const rows = page.getByRole('list', { name: /^My ranking of/ }).getByRole('listitem');
  await expect(rows).toHaveCount(titles.length);
  await expect(rows.first()).toContainText(titles[0] ?? '');

  await page.getByRole('link', { name: 'Or sort it by quick choices' }).click();
  await page.getByRole('link', { name: /^See the result/ }).click();
  await expect(page.getByRole('heading', { name: /^This is your/ })).toBeVisible();
});

test(
  'answers given offline are kept, and sent when the network is back',
  { tag: '@full' },
  async ({ page, context, signedInFan, baseURL, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|no answer|offline/i);
    await startSort(page, 'all-albums');
    await page.keyboard.press('1');
    // The heading took the focus when the page arrived; a key makes no ring of that.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('outline-style', 'none');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const stored = async () => {
      const reply = await fetch(`${baseURL ?? ''}/api/sorter/sorts/${id}`, {
        headers: { authorization: `Bearer ${signedInFan.session.token}` },
      });
      return reply.ok ? ((await reply.json()) as { answers: string[] }).answers.length : 0;
    };
    await expect.poll(stored).toBe(1);

    await context.setOffline(true);
    await page.keyboard.press('2');
    await page.keyboard.press('1');
    await expect(page.getByText('Tap 4, about', { exact: false })).toBeVisible();
    await expect(page.getByText('Kept here until you’re back online')).toBeVisible();
    expect(await stored()).toBe(1);

    await context.setOffline(false);
    await expect.poll(stored).toBe(3);

    await chooseInHeader(page, 'button', 'Logout');
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join(' '))).not.toContain('sort');
  },
);
