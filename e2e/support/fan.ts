import type { BrowserContext } from '@playwright/test';
import type { LoginReply } from '@thirteen/contract/account.ts';

export { addFan, ask, newName, type TestFan as Fan } from '../../apps/server/src/testing/fan.ts';

/** Puts a session into the browser's storage, where the web app looks for it when it starts. */
export async function keepSession(context: BrowserContext, url: string, session: LoginReply): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/api/health`);
  await page.evaluate((items) => void Object.assign(localStorage, items), itemsOf(session));
  await page.close();
}

/**
 * As `keepSession`, by the first page that the test opens itself, which saves a page. A cookie, which the app has none of,
 * notes that it was done, so that a journey can log out.
 */
export async function beginWithSession(
  context: BrowserContext,
  url: string,
  session: LoginReply,
): Promise<void> {
  await context.addInitScript(
    ({ origin, items }) => {
      if (location.origin !== origin || document.cookie.includes('journey=begun')) return;
      document.cookie = 'journey=begun; path=/';
      Object.assign(localStorage, items);
    },
    { origin: new URL(url).origin, items: itemsOf(session) },
  );
}

/** What the web app keeps of a session, and finds when it starts. */
export function itemsOf({ token, expiresIn, user }: LoginReply): Readonly<Record<string, string>> {
  const expiresAt = new Date(Date.now() + expiresIn * 1000).toISOString();
  return { token, expiresIn: expiresAt, username: user.username };
}
