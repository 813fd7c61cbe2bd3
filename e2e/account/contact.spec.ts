import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { inBothLooks } from '../support/screen.ts';

const field = (page: Page, name: 'Name' | 'Email' | 'Message') =>
  page.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: /^Send/ });

async function fill(page: Page) {
  await field(page, 'Name').fill('A quiet fan');
  await field(page, 'Email').fill('quiet-fan@example.org');
  await field(page, 'Message').fill('Thank you for the beads.\n\nMay there be more.');
}

test('a message is sent once its fields are right, and the form is ready for the next', async ({ page }) => {
  await page.goto('/user/contact');
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveAccessibleDescription(
    'To send it, fill in your name, a valid email, and your message.',
  );
  await field(page, 'Name').fill('A quiet fan');
  await expect(send(page)).toHaveAccessibleDescription('To send it, fill in a valid email and your message.');
  await fill(page);
  await expect(send(page)).toBeEnabled();
  await expect(send(page)).toHaveAccessibleDescription('');
  await send(page).click();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  for (const name of ['Name', 'Email', 'Message'] as const) await expect(field(page, name)).toHaveValue('');
  await expect(field(page, 'Name')).toBeFocused();
  await expect(page.getByText('is required.')).toHaveCount(0);
});

test(
  'a field says what it lacks once it was left, and not before',
  { tag: '@full' },
  async ({ page, expectNoAxeViolations }) => {
    await page.goto('/user/contact');
    await field(page, 'Name').focus();
    await expect(page.getByText('Name is required.')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByText('Name is required.')).toBeVisible();
    await expect(page.getByText('Valid email is required.')).toHaveCount(0);

    await field(page, 'Email').fill('nobody@nowhere');
    await field(page, 'Message').fill('  ');
    await field(page, 'Message').blur();
    await expect(page.getByText('Valid email is required.')).toBeVisible();
    await expect(page.getByText('Message is required.')).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await inBothLooks(page, expectNoAxeViolations);

    await field(page, 'Email').fill(`${'a'.repeat(65)}@example.org`);
    await expect(page.getByText('Valid email is required.')).toBeVisible();
    await field(page, 'Email').fill('somebody@example.org');
    await expect(page.getByText('Valid email is required.')).toHaveCount(0);
  },
);

test(
  'a message that could not be sent stays in its fields and can be sent again',
  { tag: '@full' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    await page.goto('/user/contact');
    await fill(page);
    await context.setOffline(true);
    await send(page).click();
    await expect(
      page.getByText('There was an error sending your message. Please try again later.'),
    ).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue(/Thank you/);
    await context.setOffline(false);
    await send(page).click();
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  },
);

test(
  'the button tells that a message is on its way, and sends it once',
  { tag: '@full' },
  async ({ page }) => {
    let calls = 0;
    const seen = Promise.withResolvers<void>();
    await page.route('**/api/sendMail/sendMail', async (route) => {
      calls += 1;
      await seen.promise;
      await route.continue();
    });
    await page.goto('/user/contact');
    await fill(page);
    await send(page).click();
    await expect(send(page)).toHaveText('Sending');
    await expect(send(page)).toBeDisabled();
    seen.resolve();
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
    expect(calls).toBe(1);
  },
);
