import { request } from 'node:http';

/** A try to log in, from an address of this machine (all of 127.0.0.0/8 are on Linux). */
export type Try = {
  readonly username: string;
  readonly password: string;
  readonly localAddress: string;
  readonly forwardedFor?: string;
};

/** An answer: its status, 0 where the connection broke, and how long it took. */
export type Answer = { readonly status: number; readonly ms: number; readonly body: string };

/** Sends a try to log in over a connection of its own. */
export function logIn(origin: string, attempt: Try): Promise<Answer> {
  return post(`${origin}/api/auth/login`, attempt, {
    username: attempt.username,
    password: attempt.password,
  });
}

/** Makes an account that can be tried. */
export function signUp(origin: string, attempt: Try): Promise<Answer> {
  const { username, password } = attempt;
  return post(`${origin}/api/auth/signup`, attempt, { username, password, email: `${username}@example.org` });
}

function post(url: string, { localAddress, forwardedFor }: Try, body: object): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const start = performance.now();
  const headers = {
    'content-type': 'application/json',
    ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
  };
  const asked = request(url, { method: 'POST', agent: false, localAddress, headers }, async (response) => {
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
    resolve({ status: response.statusCode ?? 0, ms: performance.now() - start, body: text });
  });
  asked.on('error', () => resolve({ status: 0, ms: performance.now() - start, body: '' }));
  asked.end(JSON.stringify(body));
  return promise;
}
