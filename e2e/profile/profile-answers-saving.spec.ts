import type { Page } from '@playwright/test';
import { chooseInHeader } from '../support/screen.ts';
import { expect, test } from '../support/journey.ts';
import { answer, PROFILE_PATH, readProfile } from '../support/profile.ts';

const FIRST = 'Which album made you a Swiftie?';
const MARKUP = '<b>Red</b> & "1989"\n\u05E9\u05DC\u05D5\u05DD';

test.beforeEach(({ allowConsoleErrors }) => {
  // Without a worker, the code of another page does not come offline.
  allowConsoleErrors(/status of 503|ERR_INTERNET_DISCONNECTED|preload CSS/);
});

test('answers are edited, counted and saved as plain text', async ({
  page,
  signedInFan,
  baseURL,
  expectNoAxeViolations,
}) => {
  await answer(baseURL ?? '', signedInFan, { 1: 'Maroon / Red' });
  await page.goto(PROFILE_PATH);
  await page.getByRole('button', { name: 'Edit Answers' }).click();
  const first = page.getByRole('textbox', { name: FIRST });
  await expect(page.getByRole('textbox')).toHaveCount(13);
  await expect(first).toBeFocused();
  await expect(page.getByText(/of 500 characters/)).toHaveCount(0);
  await first.fill('x'.repeat(460));
  await expect(first).toHaveAccessibleDescription('460 of 500 characters');
  await first.press('End');
  await first.pressSequentially('y'.repeat(45));
  await expect(first).toHaveAccessibleDescription('500 of 500 characters');
  await expectNoAxeViolations(page);

  await first.fill(MARKUP);
  await page.getByRole('button', { name: 'Save Answers' }).click();
  await expect(page.getByRole('button', { name: 'Edit Answers' })).toBeFocused();
  await expect(page.getByText('<b>Red</b> & "1989"')).toBeVisible();
  const { profileQuestions } = await readProfile(baseURL ?? '', signedInFan);
  expect(profileQuestions.slice(0, 3).map((pair) => pair.answer)).toEqual([MARKUP, 'Maroon / Red', '']);
});

test(
  'answers outlast a failed save, a reload and another page',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL }) => {
    await page.route('**/api/profile/questions', (route) => route.fulfill({ status: 503, json: {} }));
    await startTyping(page, 'fearless, of course');
    await page.getByRole('button', { name: 'Save Answers' }).click();
    await expect(page.getByText('Not saved. Your answers are kept in this browser.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('textbox', { name: FIRST })).toHaveValue('fearless, of course');
    await expect(page.getByText('Your unsaved answers are still here.')).toBeVisible();
    await chooseInHeader(page, 'link', 'About');
    await chooseInHeader(page, 'link', 'My Profile');
    await expect(page.getByRole('textbox', { name: FIRST })).toHaveValue('fearless, of course');

    await page.unroute('**/api/profile/questions');
    await page.getByRole('button', { name: 'Save Answers' }).click();
    await expect(page.getByText('fearless, of course')).toBeVisible();
    const savedAnswer = async () =>
      (await readProfile(baseURL ?? '', signedInFan)).profileQuestions[0]?.answer;
    await expect.poll(savedAnswer).toBe('fearless, of course');
    // The page knows it, too, and no longer keeps them as unsaved.
    await expect(page.getByRole('button', { name: 'Edit Answers' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Edit Answers' })).toBeVisible();
  },
);

for (const { name, leave } of [
  { name: 'stays', leave: () => Promise.resolve() },
  { name: 'has gone to another page', leave: (page: Page) => chooseInHeader(page, 'link', 'About') },
  { name: 'has closed the page', leave: (page: Page) => page.close() },
])
  test(
    `answers saved without a network go out when it is back and the fan ${name}`,
    { tag: '@full' },
    async ({ page, context, signedInFan, baseURL }) => {
      await startTyping(page, 'Lover');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Save Answers' }).click();
      await expect(page.getByText(/Not saved: you’re offline/)).toBeVisible();
      await leave(page);
      await context.setOffline(false);
      const here = page.isClosed() ? await context.newPage() : page;
      if (page.isClosed()) await here.goto('/user/about');
      const saved = async () => (await readProfile(baseURL ?? '', signedInFan)).profileQuestions[0]?.answer;
      await expect.poll(saved).toBe('Lover');
      await chooseInHeader(here, 'link', 'My Profile');
      await expect(here.getByRole('button', { name: 'Edit Answers' })).toBeVisible();
    },
  );

test(
  'changes are given up only when the fan means it',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL }) => {
    await answer(baseURL ?? '', signedInFan, { 0: 'evermore' });
    await startTyping(page, 'no longer');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('textbox', { name: FIRST })).toHaveValue('no longer');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByText('evermore', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Answers' })).toBeFocused();
    await page.getByRole('button', { name: 'Edit Answers' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toHaveCount(0);
  },
);

test('logging out leaves nothing of what was typed', { tag: '@full' }, async ({ fanPage: page }) => {
  await startTyping(page, 'a secret');
  await chooseInHeader(page, 'button', 'Logout');
  await page.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a secret');
});

async function startTyping(page: Page, text: string): Promise<void> {
  await page.goto(PROFILE_PATH);
  await page.getByRole('button', { name: 'Edit Answers' }).click();
  await page.getByRole('textbox', { name: FIRST }).fill(text);
}
