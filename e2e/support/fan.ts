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

/** Signs a new fan up and logs in, by the API of the server at `url`. */
export async function addFan(url: string): Promise<Fan> {
  const username = `fan-${randomBytes(5).toString('hex')}`;
  const email = `${username}@example.org`;
  const password = `quiet harbour ${username.slice(4)}`;
  await post(url + signup.path, { username, email, password });
  const session = (await post(url + login.path, { username, password })) as LoginReply;
  return { username, email, password, session };
}

/** Puts a session into the browser's storage, where the web app looks for it when it starts. */
export async function keepSession(context: BrowserContext, url: string, session: LoginReply): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/api/health`);
  await page.evaluate(
    ({ token, expiresIn, username }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('expiresIn', expiresIn);
      localStorage.setItem('username', username);
    },
    {
      token: session.token,
      expiresIn: new Date(Date.now() + session.expiresIn * 1000).toISOString(),
      username: session.user.username,
    },
  );
  await page.close();
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
