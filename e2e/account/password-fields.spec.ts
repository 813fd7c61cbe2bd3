import { expect, test } from '../support/journey.ts';

const PASSWORD = 'pasted from a manager: ✓ 13';

const forms = [
  { path: '/login', label: 'Password', autocomplete: 'current-password' },
  { path: '/signup', label: 'Password', autocomplete: 'new-password' },
  { path: '/reset-password?token=none', label: 'New password', autocomplete: 'new-password' },
] as const;

test(
  'passwords can be pasted, and managers know which is which',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/api/auth/reset-password/check', (route) =>
      route.fulfill({ json: { usable: true } }),
    );
    for (const { path, label, autocomplete } of forms) {
      await page.goto(path);
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
      await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD);
      await field.focus();
      await page.keyboard.press('ControlOrMeta+v');
      await expect(field).toHaveValue(PASSWORD);
    }
  },
);
