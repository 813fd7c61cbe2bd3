/** Of all fans who sign up here. */
export const PASSWORD = 'a long quiet evening';

type Call = { readonly method?: 'PUT' | 'DELETE'; readonly token?: string; readonly body?: unknown };

/** Calls the API once and answers the JSON. A body is posted unless `method` says otherwise. */
export async function call(origin: string, path: string, { method, token, body }: Call = {}) {
  const response = await fetch(origin + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as unknown;
}

// Of its own for each run, so that one database may be measured more than once.
const RUN = Date.now().toString(36);

/** The username of a fan who signs up here, counted from 1. */
export const fanName = (number: number): string => `bench-${RUN}-${number}`;

/** Signs up so many fans through the API, logs each in and answers their tokens. */
export async function signUpFans(origin: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const username = fanName(number);
    const account = { username, email: `${username}@example.org`, password: PASSWORD };
    await call(origin, '/api/auth/signup', { body: account });
    const login = await call(origin, '/api/auth/login', { body: { username, password: PASSWORD } });
    tokens.push((login as { token: string }).token);
  }
  return tokens;
}
