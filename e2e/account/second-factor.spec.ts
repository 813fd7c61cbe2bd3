import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, test } from '../support/journey.ts';
import { inBothLooks, inBothLooksIfAll } from '../support/screen.ts';

test.beforeEach(({ allowConsoleErrors }) => {
  // The browser reports each refusal of the API that a journey causes.
  allowConsoleErrors(/status of 4\d\d/);
});

test(
  'a fan sets up two-step login, logs in with a code and turns it off with a recovery code',
  { tag: '@full' },
  async ({ page, signedInFan, expectNoAxeViolations }) => {
    await page.goto('/user/account');
    await expect(page.getByText('Two-step login is off.')).toBeVisible();
    const opener = page.getByRole('button', { name: 'Set up two-step login' });
    await opener.click();

    const asking = page.getByRole('dialog', { name: 'Set up two-step login' });
    await asking.getByLabel('Password', { exact: true }).fill('not this one');
    await asking.getByRole('button', { name: 'Go on' }).click();
    await expect(asking.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /not your current/,
    );
    await asking.getByLabel('Password', { exact: true }).fill(signedInFan.password);
    await asking.getByRole('button', { name: 'Go on' }).click();

    const scanning = page.getByRole('dialog', { name: 'Add Thirteen to your app' });
    await expect(scanning.getByRole('img', { name: /QR code/ })).toBeVisible();
    const secret = (await scanning.locator('code').innerText()).replaceAll(/\s/g, '');
    const app = new TOTP({ secret });
    await inBothLooks(page, expectNoAxeViolations);
    await scanning.getByRole('button', { name: 'Turn on' }).click();
    await expect(scanning.getByLabel('Code of your app')).toHaveAccessibleDescription(/Enter the code\./);
    await scanning.getByLabel('Code of your app').fill(app.generate());
    await scanning.getByRole('button', { name: 'Turn on' }).click();

    const keeping = page.getByRole('dialog', { name: 'Keep your recovery codes' });
    await expect(keeping.getByRole('listitem')).toHaveCount(10);
    const codes = await keeping.getByRole('listitem').allInnerTexts();
    await inBothLooks(page, expectNoAxeViolations);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      keeping.getByRole('link', { name: 'Download the codes' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('thirteen-recovery-codes.txt');
    await keeping.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

    await logOut(page);
    await page.goto('/login');
    await page.getByLabel('Username or email').fill(signedInFan.username);
    await page.getByLabel('Password', { exact: true }).fill(signedInFan.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(/Enter the code of your authenticator app\./);
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await code.fill('000000');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(code).toHaveAccessibleDescription(/wrong or was used already/);
    // The present code was used to turn it on; the next one is valid already.
    await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/user/userHome');

    await page.goto('/user/account');
    await page.getByRole('button', { name: 'Turn off' }).click();
    const ending = page.getByRole('dialog', { name: 'Turn two-step login off?' });
    await ending.getByLabel('Password', { exact: true }).fill(signedInFan.password);
    await ending.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await ending.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Two-step login is off.').first()).toBeVisible();
    await expect(opener).toBeVisible();
  },
);

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}
