import { addFan, keepSession, type Fan } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { chooseInHeader, keptSessionKeys } from '../support/screen.ts';
import type { BrowserContext, Page } from '@playwright/test';

const DAY_MS = 24 * 60 * 60 * 1000;
const EXPIRED = 'Your session has expired. Please log in again.';

test(
  'a closed browser that opens again is still logged in',
  { tag: '@full' },
  async ({ page, context, browser, signedInFan }) => {
    await page.goto('/user/account');
    await expect(page.getByText(signedInFan.username, { exact: true })).toBeVisible();
    await page.close();
    const next = await context.newPage();
    await next.goto('/');
    await expect(next).toHaveURL('/user/userHome');

    const reopened = await browser.newContext({ storageState: await context.storageState() });
    const restored = await reopened.newPage();
    await restored.goto(new URL('/user/account', next.url()).href);
    await expect(restored.getByText(signedInFan.username, { exact: true })).toBeVisible();
    await reopened.close();
  },
);

test('logging out in one tab logs out the other', async ({ page, context, signedInFan }) => {
  await page.goto('/user/account');
  await expect(page.getByText(signedInFan.username, { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/user/userHome');
  await chooseInHeader(other, 'button', 'Logout');
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(signedInFan.username, { exact: true })).toHaveCount(0);
});

test(
  'logging out before the page itself has come leads to the landing page',
  { tag: '@full' },
  async ({ page, signedInFan }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/account-page-[^/]*\.js$/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/user/account');
    await expect(page.getByText(signedInFan.username, { exact: true })).toHaveCount(0);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await chooseInHeader(page, 'button', 'Logout');
    await expect(page).toHaveURL('/');
    expect(visited).not.toContain('/login');
    resolve();
  },
);

test('log-in says so where the browser keeps nothing', { tag: '@full' }, async ({ page }) => {
  const notice = page.getByText('Your browser keeps nothing for this site');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.reload();
  await expect(notice).toBeVisible();
});

test('another fan who logs in in one tab takes over the other', async ({
  page,
  context,
  baseURL,
  signedInFan,
}) => {
  const other = await addFan(baseURL ?? '');
  await page.goto('/user/account');
  await expect(page.getByText(signedInFan.username, { exact: true })).toBeVisible();
  await keepSession(context, baseURL ?? '', other.session);
  await expect(page.getByText(other.username, { exact: true })).toBeVisible();
  await expect(page.getByText(signedInFan.username, { exact: true })).toHaveCount(0);
});

test('a session that ends on the server in mid-work asks to log in and comes back', async ({
  page,
  baseURL,
  signedInFan,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 401/);
  await page.goto('/user/account?from=here');
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  // Ended on the way to the server: any reading of the page's own that came later would ask to log in by itself.
  await page.route('**/api/account/data', async (route) => {
    await endOnServer(baseURL ?? '', signedInFan);
    await route.continue();
  });

  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByRole('alert').filter({ hasText: EXPIRED })).toBeVisible();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/user/account?from=here')}`);
  expect(await keptSessionKeys(page)).toEqual([]);

  await logIn(page, signedInFan);
  await expect(page).toHaveURL('/user/account?from=here');
});

test(
  'a page that opens with a session ended elsewhere asks to log in',
  { tag: '@full' },
  async ({ page, baseURL, signedInFan, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 401/);
    await endOnServer(baseURL ?? '', signedInFan);
    await page.goto('/user/top13list');
    await expect(page.getByText(EXPIRED)).toBeVisible();
    await expect(page).toHaveURL('/login?next=%2Fuser%2Ftop13list');
  },
);

test(
  'a session whose life is over is not restored',
  { tag: '@full' },
  async ({ page, context, baseURL, signedInFan }) => {
    await keepSession(context, baseURL ?? '', { ...signedInFan.session, expiresIn: -1 });
    await page.goto('/user/account');
    await expect(page).toHaveURL('/login?next=%2Fuser%2Faccount');
    expect(await keptSessionKeys(page)).toEqual([]);
  },
);

test(
  'a timer logs out when the restored life runs out',
  { tag: '@full' },
  async ({ page, context, baseURL, signedInFan }) => {
    await page.clock.install();
    await keepSession(context, baseURL ?? '', { ...signedInFan.session, expiresIn: 3600 });
    await page.goto('/user/account');
    await expect(page.getByText(signedInFan.username, { exact: true })).toBeVisible();
    await page.clock.fastForward(3_600_000);
    await expect(page).toHaveURL('/');
    await expect(page.getByText(EXPIRED)).toBeVisible();
    expect(await keptSessionKeys(page)).toEqual([]);
  },
);

test(
  'a life of 60 days, more than a timer can wait, lasts 60 days',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const fan = await addFan(baseURL ?? '');
    await page.clock.install();
    await page.route('**/api/auth/login', async (route) => {
      const response = await route.fetch();
      const reply: object = await response.json();
      await route.fulfill({ response, json: { ...reply, expiresIn: 60 * 24 * 60 * 60 } });
    });
    await page.goto('/login');
    await logIn(page, fan);
    await expect(page).toHaveURL('/user/userHome');

    const kept = await page.evaluate(() => localStorage.getItem('expiresIn') ?? '');
    expect(kept).toBe(new Date(kept).toISOString());
    await page.clock.fastForward(59 * DAY_MS);
    await page.clock.runFor(120_000);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.username);

    await page.clock.fastForward(DAY_MS);
    await page.clock.runFor(60_000);
    await expect(page).toHaveURL('/');
  },
);

// Which addresses lead away is a rule, with tests of its own; browsers may read some of them otherwise than the rule.
test('logging in leads on to paths of this site only', { tag: '@full' }, async ({ fanPage: page }) => {
  for (const next of ['/user/account?a=1#b', '/user/rankings/red']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(next);
  }
  const foreign = [
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'evil.example',
  ];
  for (const next of foreign) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page, next).toHaveURL('/user/userHome');
  }
});

test('logging in with a foreign address to go to leads home', { tag: '@full' }, async ({ page, baseURL }) => {
  const fan = await addFan(baseURL ?? '');
  await page.goto('/login?next=//evil.example/user/account');
  await logIn(page, fan);
  await expect(page).toHaveURL('/user/userHome');
});

test('signing up instead keeps the way back', { tag: '@full' }, async ({ page }) => {
  await page.goto('/user/erasTourBuilder');
  await expect(page).toHaveURL('/login?next=%2Fuser%2FerasTourBuilder');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup?next=%2Fuser%2FerasTourBuilder');
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login?next=%2Fuser%2FerasTourBuilder');
});

test(
  'a fan who is logged in skips landing, log in and sign up',
  { tag: '@full' },
  async ({ fanPage: page, context }) => {
    for (const path of ['/', '/login', '/signup']) await expectToLead(context, path, '/user/userHome');
    await page.goto('/user');
    await expect(page).toHaveURL('/user/userProfile');
  },
);

async function expectToLead(context: BrowserContext, path: string, to: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page).toHaveURL(to);
  await page.close();
}

async function logIn(page: Page, { username, password }: Fan): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs the fan out everywhere, as from another device. */
async function endOnServer(url: string, { session, password }: Fan): Promise<void> {
  const response = await fetch(`${url}/api/account/logout-everywhere`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  expect(response.ok).toBe(true);
}
