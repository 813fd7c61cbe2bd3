import { expect, test } from '../support/journey.ts';
import { addFan } from '../support/fan.ts';
import { completeProfile } from '../support/profile.ts';
import { inBothLooks } from '../support/screen.ts';

test(
  'a visitor reports a profile, by keyboard alone',
  { tag: '@full' },
  async ({ page, baseURL, expectNoAxeViolations }) => {
    const owner = await addFan(baseURL ?? '');
    await completeProfile(baseURL ?? '', owner);
    await page.goto(`/public-profile/${owner.username}`);
    const open = page.getByRole('button', { name: `Report this page of ${owner.username}` });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Report this page' });
    await expect(dialog.getByRole('radio', { name: 'The name' })).toBeFocused();
    await inBothLooks(page, expectNoAxeViolations);

    // Nothing is sent before there is a reason.
    await dialog.getByRole('button', { name: 'Send report' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Choose what it is about.')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'The name' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'The answers' })).toBeChecked();
    await dialog.getByRole('textbox', { name: 'Tell us more (optional)' }).fill('The third answer is cruel.');
    await dialog.getByRole('button', { name: 'Send report' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thank you. We’ll look at it.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
  },
);

test(
  'what was written stays when the report could not be sent',
  { tag: '@full' },
  async ({ page, context, baseURL, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    const owner = await addFan(baseURL ?? '');
    await completeProfile(baseURL ?? '', owner);
    await page.goto(`/public-profile/${owner.username}`);
    await page.getByRole('button', { name: /^Report this page/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this page' });
    await dialog.getByRole('radio', { name: 'Something else' }).check();
    const words = dialog.getByRole('textbox', { name: 'Tell us more (optional)' });
    await words.fill('Please look.');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByText(/can’t reach Thirteen/)).toBeVisible();
    await expect(words).toHaveValue('Please look.');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. We’ll look at it.')).toBeVisible();
  },
);
