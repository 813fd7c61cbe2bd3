import { expect, test } from '../support/journey.ts';
import { waitForMail } from '../support/outbox.ts';

const NEW_PASSWORD = 'another lantern, brighter';

test(
  'the secret of a reset link leaves the address before anything else is loaded, and works',
  { tag: '@full' },
  async ({ page, baseURL, signedInFan }) => {
    const { email, username } = signedInFan;
    await fetch(`${baseURL}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const mail = await waitForMail(process.env['E2E_DATA_DIR'] ?? '', email);
    const [link = '', token = ''] = /https?:\/\/\S+\/reset-password\?token=(\S+)/.exec(mail) ?? [];
    expect(token).not.toBe('');

    // As long as the app's own code is on its way, too, the address tells nothing any more.
    const code = Promise.withResolvers<void>();
    await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(link, { waitUntil: 'commit' });
    await expect(page).toHaveURL('/reset-password');
    code.resolve();
    const field = page.getByLabel('New password');
    await expect(field).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(token);

    // The page can be loaded again in this tab, and then the link still works.
    await page.reload();
    await expect(field).toBeVisible();
    const sent = page.waitForRequest('**/api/auth/reset-password');
    await field.fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    expect((await sent).headers()['referer'] ?? '').not.toContain(token);
    await expect(page).toHaveURL('/login');
    const login = await fetch(`${baseURL}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: NEW_PASSWORD }),
    });
    expect(login.ok).toBe(true);

    await page.goBack();
    expect(page.url()).not.toContain(token);
  },
);

test('an address without its secret part says so', { tag: '@full' }, async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('This address is missing its secret part.')).toBeVisible();
});
