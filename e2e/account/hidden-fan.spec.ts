import { expect, test } from '../support/journey.ts';
import { runAdmin } from '../support/operator.ts';
import { completeProfile, PROFILE_PATH } from '../support/profile.ts';
import { inBothLooks, inBothLooksIfAll } from '../support/screen.ts';

test(
  'a fan whose pages the operator hid is told so, goes on, and is shown again',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL, allowConsoleErrors, expectNoAxeViolations }) => {
    allowConsoleErrors(/status of 404/);
    await completeProfile(baseURL ?? '', signedInFan);
    await runAdmin('hide', signedInFan.username);
    await page.goto(PROFILE_PATH);
    await expect(page.getByText('Your public pages are hidden')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share My Profile' })).toHaveCount(0);
    await inBothLooks(page, expectNoAxeViolations);
    const noindex = page.getByRole('switch', { name: 'Keep my public pages out of search engines' });
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/profile/noindex'));
    await noindex.check();
    await saved;
    await page.goto(`/public-profile/${signedInFan.username}`);
    await expect(page.getByText("This profile isn't public.")).toBeVisible();

    await page.goto('/user/account');
    await expect(page.getByText('Your public pages are hidden')).toBeVisible();
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await runAdmin('show', signedInFan.username);
    await page.goto(PROFILE_PATH);
    await expect(page.getByRole('button', { name: 'Share My Profile' })).toBeVisible();
    await expect(noindex).toBeChecked();
    await expect(page.getByText('Your public pages are hidden')).toHaveCount(0);
  },
);

test(
  'a fan whose address takes no mail is told to change it',
  { tag: '@full' },
  async ({ page, signedInFan, expectNoAxeViolations }) => {
    await runAdmin('bounced', signedInFan.email);
    await page.goto('/user/account');
    await expect(page.getByText('Mails to this address come back')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send me a confirmation link' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Change email' })).toBeVisible();
    await inBothLooksIfAll(page, expectNoAxeViolations);
  },
);
