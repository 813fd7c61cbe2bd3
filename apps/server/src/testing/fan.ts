import { randomBytes } from 'node:crypto';
import { login, signup, type LoginReply } from '@thirteen/contract/account.ts';
import { fetchJson } from './call.ts';

/** An account of a test, with the session that its login gave. */
export type TestFan = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly session: LoginReply;
};

const password = 'a long quiet evening';
const LONGEST_NAME = 20;
// No vowels and no digits: a name made by chance must not spell a word that the site refuses.
const LETTERS = 'bdhmqrvwxz';

/** A name that nobody has, of at most 20 signs. */
export function newName(start: string): string {
  const count = Math.min(10, LONGEST_NAME - start.length);
  return start + Array.from(randomBytes(count), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Signs a new fan up and logs in, by the API of the server at `url`. The name starts with `start`. */
export async function addFan(url: string, start = 'fan-'): Promise<TestFan> {
  const username = newName(start);
  const email = `${username}@example.org`;
  await fetchJson(url + signup.path, { body: { username, email, password } });
  const session = await fetchJson<LoginReply>(url + login.path, { body: { username, password } });
  return { username, email, password, session };
}

/** Signs up so many fans, one after the other; answers their tokens. */
export async function addFans(url: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push((await addFan(url)).session.token);
  return tokens;
}

/** Makes a call of the contract, as a fan where one is given; answers its reply. */
export function ask<Reply>(
  url: string,
  { method, path }: { readonly method: string; readonly path: string },
  fan?: Pick<TestFan, 'session'>,
  body?: unknown,
): Promise<Reply> {
  return fetchJson(url + path, { method, token: fan?.session.token, body });
}
