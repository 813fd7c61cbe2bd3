import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let token: string;
let port: number;

beforeAll(async () => {
  site = await startTestApp();
  ({ token } = await signUpFan(site));
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const address = site.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => site.close());

/** Sends bytes as they are, and resolves with all that comes back until the server hangs up. */
async function sendRaw(...lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // Left open: a server may let go of who closes before the answer.
  socket.write(lines.join('\r\n'));
  return text(socket);
}

const statusesOf = (answers: string) =>
  [...answers.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status);

describe('where a message ends', () => {
  const hidden = 'GET /api/metrics HTTP/1.1\r\nHost: a\r\n\r\n';

  test.each([
    {
      name: 'a length beside chunks',
      headers: ['Content-Length: 6', 'Transfer-Encoding: chunked'],
      body: `0\r\n\r\n${hidden}`,
    },
    { name: 'two lengths', headers: ['Content-Length: 2', 'Content-Length: 60'], body: `{}${hidden}` },
    {
      name: 'chunks that are not the last coding',
      headers: ['Transfer-Encoding: chunked, identity'],
      body: `0\r\n\r\n${hidden}`,
    },
    { name: 'a header with a space before its colon', headers: ['Content-Length : 2'], body: `{}${hidden}` },
  ])('is not to be doubted: $name is a 400, and nothing after it is read', async ({ headers, body }) => {
    const answers = await sendRaw(
      'POST /api/auth/login HTTP/1.1',
      'Host: a',
      'Content-Type: application/json',
      ...headers,
      '',
      body,
    );
    expect(statusesOf(answers)).toEqual(['400']);
  });
});

test.each(['GET / HTTP/1.1', 'GET / HTTP/1.0', 'GET http://a/ HTTP/1.1'])(
  'a request that names its host twice is a 400: %s',
  async (first) => {
    const answer = await sendRaw(first, 'Host: a', 'HOST: b', '', '');
    expect(statusesOf(answer)).toEqual(['400']);
  },
);

test('TRACE gives nothing back', async () => {
  const answer = await sendRaw(
    'TRACE / HTTP/1.1',
    'Host: a',
    'X-Secret: thirteen',
    'Connection: close',
    '',
    '',
  );
  expect(statusesOf(answer)).toEqual(['404']);
  expect(answer).not.toContain('X-Secret');
});

describe('a parameter that comes twice', () => {
  test.each(['/api/albums/songSearch?q=a&q=b', '/api/profile/all-public-profiles?page=1&page=2'])(
    'is refused: %s',
    async (url) => {
      expect((await site.send('GET', url, { token })).statusCode).toBe(400);
    },
  );
});

test('a parameter is read where it belongs, and nowhere else', async () => {
  const url = '/api/auth/login?username=fan-1&password=a%20long%20quiet%20evening';
  const answer = await site.send('POST', url, { body: {} });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ field: 'username' });
});

test.each([
  { payload: '{"__proto__":{"a":1},"username":"a","password":"b"}', status: 400 },
  // An unknown field like any other: dropped.
  { payload: '{"constructor":{"prototype":{"a":1}},"username":"a","password":"b"}', status: 401 },
])('a body that reaches for what all objects share changes nothing: $payload', async (reaching) => {
  const { payload, status } = reaching;
  const headers = { 'content-type': 'application/json' };
  const answer = await site.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
  expect(answer.statusCode).toBe(status);
  expect(({} as Record<string, unknown>)['a']).toBeUndefined();
});

describe('other sites', () => {
  test('may not read an answer', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await site.send(method, '/api/albums/allAlbums', { headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'text/plain',
    undefined,
  ])('can send no form to it: %s is a 415', async (type) => {
    const headers = type === undefined ? {} : { 'content-type': type };
    const payload = Buffer.from('{"username":"a","password":"b"}');
    const answer = await site.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect(answer.statusCode).toBe(415);
  });
});

test('nobody is led from plain HTTP to another address, so that no program sends secrets in plain without noticing', async () => {
  for (const url of ['/', '/user/about', '/api/health', '/api/albums/allAlbums']) {
    const answer = await site.send('GET', url, { headers: { 'x-forwarded-proto': 'http' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
  }
});

test.each([
  ['/', /^text\/html; charset=utf-8$/i],
  ['/api/health', /^application\/json; charset=utf-8$/i],
  ['/api/nothing', /^application\/json; charset=utf-8$/i],
  ['/api/metrics', /^text\/plain;.*charset=utf-8$/i],
  ['/api/docs/', /^text\/html; charset=utf-8$/i],
  ['/media/covers/debut.svg', /^image\/svg\+xml; charset=utf-8$/i],
  ['/favicon.svg', /^image\/svg\+xml; charset=utf-8$/i],
])('%s says what it is, and in which characters', async (url, type) => {
  expect((await site.send('GET', url)).headers['content-type']).toMatch(type);
});

test.each([
  '/assets/',
  '/media/',
  '/media/covers/',
  '/.git/config',
  '/.vite/',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
])('no folder and no file beside the site is shown: %s', async (url) => {
  const answer = await site.send('GET', url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toMatch(/"dependencies"|\[core\]|index\.html/);
});
