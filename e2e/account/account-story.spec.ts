import type { Locator, Page } from '@playwright/test';
import { addFan, newName } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { waitForMail } from '../support/outbox.ts';
import { chooseInHeader, inBothLooks, inBothLooksIfAll, keptSessionKeys } from '../support/screen.ts';

const PASSWORD = 'a lantern by the lake';
const NEW_PASSWORD = 'another lantern, brighter';

test.beforeEach(({ allowConsoleErrors }) => {
  // The browser reports each refusal of the API that a journey causes.
  allowConsoleErrors(/status of 4\d\d/);
  test.slow();
});

test('a new fan signs up, leaves, comes back, and sets a new password by mail', async ({
  page,
  expectNoAxeViolations,
}) => {
  const username = newName('Fan-');
  const email = `${username}@example.org`;

  await test.step('from the landing page to a new account', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle('Welcome | Thirteen');
    await inBothLooks(page, expectNoAxeViolations);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
    await fillSignup(page, { username, email, password: PASSWORD });
    await expect(page).toHaveURL('/user/userHome');
    await expect(page).toHaveTitle('Home | Thirteen');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(username);
    await inBothLooksIfAll(page, expectNoAxeViolations);
  });

  await test.step('the Top 13 is one link away', async () => {
    await chooseInHeader(page, 'link', 'Top 13 List');
    await expect(page).toHaveURL('/user/top13list');
    await expect(page.getByRole('heading', { name: 'My Top 13' })).toBeVisible();
    await expect(page.getByPlaceholder('Search for a song')).toHaveCount(13);
  });

  await test.step('logging out leaves nothing behind', async () => {
    expect(await keptSessionKeys(page)).toEqual(['token', 'expiresIn', 'username']);
    await chooseInHeader(page, 'button', 'Logout');
    await expect(page).toHaveURL('/');
    expect(await keptSessionKeys(page)).toEqual([]);
  });

  await test.step('a page that needs a session asks to log in, and comes back', async () => {
    await page.goto('/user/top13list');
    await expect(page).toHaveURL('/login?next=%2Fuser%2Ftop13list');
    await fillLogin(page, username, 'not my password');
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await fillLogin(page, username.toLowerCase(), PASSWORD);
    await expect(page).toHaveURL('/user/top13list');
    // Who leaves the page at once is logged out all the same.
    await chooseInHeader(page, 'button', 'Logout');
  });

  const link = await test.step('a mail brings a link for a new password', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeFocused();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'a mail with a link is on its way' }),
    ).toBeVisible();
    await inBothLooksIfAll(page, expectNoAxeViolations);
    const text = await waitForMail(process.env['E2E_DATA_DIR'] ?? '', email);
    return /https?:\/\/\S+\/reset-password\?token=\S+/.exec(text)?.[0] ?? '';
  });

  await test.step('the link sets a new password', async () => {
    await page.goto(link);
    const newPassword = page.getByLabel('New password');
    await newPassword.fill(username);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectRefused(newPassword, 'Your password can’t be your username or your email address.');
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await newPassword.fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  await test.step('only the new password opens a session', async () => {
    await fillLogin(page, username, PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
    await fillLogin(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL('/user/userHome');
  });

  await test.step('the link works once', async () => {
    await page.goto(link);
    await expect(
      page.getByText('This link has been used already or is too old. Please ask for a new one.'),
    ).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });
});

test(
  'sign up says what is wrong at the field that is at fault',
  { tag: '@full' },
  async ({ page, baseURL, expectNoAxeViolations }) => {
    const other = await addFan(baseURL ?? '');
    const fine = { username: 'a-fine.name', email: 'a-fine.name@example.org', password: PASSWORD };
    await page.goto('/signup');
    const fields = {
      username: page.getByLabel('Username'),
      email: page.getByLabel('Email'),
      password: page.getByLabel('Password', { exact: true }),
    };

    await test.step('nothing filled in', async () => {
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expectRefused(fields.username, 'Choose a username.');
      await expect(fields.email).toHaveAccessibleDescription(/Enter your email address\./);
      await expect(fields.password).toHaveAccessibleDescription(/Choose a password\./);
      await inBothLooks(page, expectNoAxeViolations);
    });

    const refusals = [
      { wrong: { username: 'ab' }, words: 'Choose a username of 3 to 20 characters.' },
      {
        wrong: { username: '_starts-wrong' },
        words: 'Use letters, digits, and _ . - only, and start with a letter or a digit.',
      },
      { wrong: { username: 'TAYLORSWIFT' }, words: 'That username is reserved. Please choose another one.' },
      {
        wrong: { username: 'sh1t.head' },
        words: 'Username holds a word that is not allowed here',
      },
      { wrong: { username: other.username.toUpperCase() }, words: 'This username is already taken' },
      { wrong: { email: 'nobody@nowhere' }, words: 'Enter an email address like name@example.com.' },
      {
        wrong: { email: `${'x'.repeat(65)}@example.org` },
        words: 'Enter an email address like name@example.com.',
      },
      { wrong: { email: other.email.toUpperCase() }, words: 'This email is already registered' },
      { wrong: { password: '7 chars' }, words: 'Choose a password of 8 to 128 characters.' },
      {
        wrong: { password: 'A-Fine.Name' },
        words: 'Your password can’t be your username or your email address.',
      },
      { wrong: { password: 'password123' }, words: 'This password is too common' },
    ];
    for (const { wrong, words } of refusals) {
      const [name, value] = Object.entries(wrong)[0] ?? [];
      await test.step(`${name} ${value}`, async () => {
        await fillSignup(page, { ...fine, ...wrong });
        await expectRefused(fields[name as keyof typeof fields], words);
        await expect(page).toHaveURL('/signup');
      });
    }

    await test.step('words go when their field is edited', async () => {
      await fields.password.pressSequentially('!');
      await expect(fields.password).not.toHaveAttribute('aria-invalid');
    });
  },
);

test(
  'a server that gives no reason for refusing a sign up gets the usual words',
  { tag: '@full' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 500/);
    await page.route('**/api/auth/signup', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/signup');
    await fillSignup(page, { username: 'unlucky', email: 'unlucky@example.org', password: PASSWORD });
    await expect(page.getByRole('alert')).toHaveText('An error occurred during signup');
  },
);

test('a password can be shown while it is typed', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('seven stars');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

type SignupDetails = { readonly username: string; readonly email: string; readonly password: string };

async function fillSignup(page: Page, { username, email, password }: SignupDetails): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function expectRefused(field: Locator, words: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(`${escapePattern(words)}$`));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
