import { randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { login, signup, type LoginReply } from '@thirteen/contract/account.ts';

/** An account of a test, with the session that its login gave. */
export type Fan = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly session: LoginReply;
};

const LONGEST_NAME = 20;
// No vowels and no digits: a name made by chance must not spell a word that the site refuses.
const LETTERS = 'bdhmqrvwxz';

/** A name that nobody has, of at most 20 signs. */
export function newName(start: string): string {
  const count = Math.min(10, LONGEST_NAME - start.length);
  return start + Array.from(randomBytes(count), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Signs a new fan up and logs in, by the API of the server at `url`. The name starts with `start`. */
export async function addFan(url: string, start = 'fan-'): Promise<Fan> {
  const username = newName(start);
  const email = `${username}@example.org`;
  const password = `quiet harbour ${username.slice(start.length)}`;
  await post(url + signup.path, { username, email, password });
  const session = (await post(url + login.path, { username, password })) as LoginReply;
  return { username, email, password, session };
}

/** Puts a session into the browser's storage, where the web app looks for it when it starts. */
export async function keepSession(context: BrowserContext, url: string, session: LoginReply): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/api/health`);
  await page.evaluate((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, itemsOf(session));
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
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    { origin: new URL(url).origin, items: itemsOf(session) },
  );
}

/** What the web app keeps of a session, and finds when it starts. */
export function itemsOf({ token, expiresIn, user }: LoginReply): Readonly<Record<string, string>> {
  const expiresAt = new Date(Date.now() + expiresIn * 1000).toISOString();
  return { token, expiresIn: expiresAt, username: user.username };
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
