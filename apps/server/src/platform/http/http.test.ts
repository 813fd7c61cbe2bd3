import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let token: string;

beforeAll(async () => {
  site = await startTestApp();
  ({ token } = await signUpFan(site));
});
afterAll(() => site.close());

describe('errors', () => {
  test('unknown paths under /api are JSON, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await site.send(method, '/api/nothing/here');
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ statusCode: 404, error: 'Not Found', message: 'Not found' });
    }
  });

  test.each([
    { name: 'half a body', payload: '{"slot":', status: 400 },
    { name: 'a list as a body', payload: '[]', status: 400 },
    { name: 'a text as a body', payload: '"a"', status: 400 },
    { name: 'null as a body', payload: 'null', status: 400 },
    { name: 'no body', payload: '', status: 400 },
    { name: 'a prototype in the body', payload: '{"__proto__":{"a":1},"slot":1,"songId":"a"}', status: 400 },
    { name: 'a prototype by escapes', payload: '{"\\u005f_proto__":{"a":1},"slot":1}', status: 400 },
    { name: 'a prototype within', payload: '{"slot":1,"songId":[{"__proto__" :1}]}', status: 400 },
    { name: 'more than 256 KiB', payload: `{"songId":"${'a'.repeat(256 * 1024)}"}`, status: 413 },
  ])('$name is a $status', async ({ payload, status }) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/rankings/user/top-thirteen',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    const body = answer.json<Record<string, unknown>>();
    expect(body).toMatchObject({
      statusCode: status,
      error: expect.any(String),
      message: expect.any(String),
    });
    expect(JSON.stringify(body)).not.toMatch(/node_modules|at .*:\d+/);
  });

  test('a body that is no JSON is a 415', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'text/plain' },
      payload: 'username=a',
    });
    expect(answer.statusCode).toBe(415);
  });

  test('a path that cannot be decoded is a 400', async () => {
    expect((await site.send('GET', '/api/albums/album/%E0%A4%A')).statusCode).toBe(400);
  });

  test.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Bearer nothing',
    `Bearer ${'a'.repeat(5000)}`,
  ])('the authorization %s is a 401', async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await site.send('GET', '/api/rankings/user/top-thirteen', { headers });
    expect(answer.statusCode).toBe(401);
  });
});

describe('security headers', () => {
  test.each([
    '/',
    '/api/health',
    '/api/nothing',
    '/media/covers/debut.svg',
    '/api/rankings/user/top-thirteen',
  ])('go out with %s', async (url) => {
    const { headers } = await site.send('GET', url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test.each([
    { publicUrl: 'https://fans.example', header: /max-age=\d{8}/ },
    { publicUrl: 'http://fans.example', header: /^$/ },
    { publicUrl: '', header: /^$/ },
  ])('HSTS goes out where PUBLIC_URL is $publicUrl as it says', async ({ publicUrl, header }) => {
    const other = await startTestApp({ PUBLIC_URL: publicUrl, TRUST_PROXY: 'on' });
    const { headers } = await other.send('GET', '/api/health', {
      headers: { 'x-forwarded-proto': publicUrl.startsWith('https') ? 'http' : 'https' },
    });
    expect(headers['strict-transport-security'] ?? '').toMatch(header);
    await other.close();
  });

  test('the page of a link in a mail tells nobody where it is', async () => {
    const { headers } = await site.send('GET', '/reset-password?token=secret');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('private answers stay out of caches', async () => {
    const answer = await site.send('GET', '/api/rankings/user/top-thirteen', { token });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the security log', () => {
  test('notes who was refused what, without a name or an address', async () => {
    const info = vi.spyOn(site.app.log, 'info');
    await site.send('GET', '/api/profile/user-profile', { token: 'no-session' });
    await site.send('POST', '/api/albums/add-album', {
      token,
      body: { title: 'Nope', releaseDate: '2025-10-03', songs: [{ title: 'Nope', track: 1 }] },
    });
    const events = info.mock.calls.map(([facts]) => facts);
    expect(events).toEqual([
      {
        security: 'access-refused',
        userId: undefined,
        network: '127.0.0.0/24',
        what: '/api/profile/user-profile',
      },
      {
        security: 'access-refused',
        userId: expect.stringMatching(/^[\w-]{10,}$/),
        network: '127.0.0.0/24',
        what: '/api/albums/add-album',
      },
    ]);
    info.mockRestore();
  });

  test('notes the name of a limit that was hit, once', async () => {
    const strict = await startTestApp({ LIMITS_FACTOR: '0.001' });
    const info = vi.spyOn(strict.app.log, 'info');
    await strict.send('POST', '/api/auth/forgot-password', { body: { email: 'fan@example.org' } });
    expect(info.mock.calls.map(([facts]) => facts)).toEqual([
      expect.objectContaining({ security: 'limit-hit', what: 'forgot-address' }),
    ]);
    await strict.close();
  });
});

describe('operations', () => {
  test('health says that the process is up', async () => {
    expect((await site.send('GET', '/api/health')).statusCode).toBe(200);
  });

  test('ready says that the database answers', async () => {
    expect((await site.send('GET', '/api/ready')).statusCode).toBe(200);
  });

  test('ready is a 503 with Retry-After when the database is away', async () => {
    const other = await startTestApp();
    await other.database.close();
    const answer = await other.send('GET', '/api/ready');
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ statusCode: 503, error: 'Service Unavailable' });
    await other.app.close();
  });

  test('metrics are for this machine alone', async () => {
    const own = await site.send('GET', '/api/metrics');
    expect(own.statusCode).toBe(200);
    expect(own.headers['content-type']).toContain('text/plain');
    expect(own.body).toContain('http_request_duration_seconds_bucket');
    const foreign = await site.app.inject({ url: '/api/metrics', remoteAddress: '192.0.2.7' });
    expect(foreign.statusCode).toBe(404);
  });

  test.each([
    { name: 'x-forwarded-for', value: '192.0.2.7' },
    { name: 'x-forwarded-host', value: 'fans.example' },
    { name: 'forwarded', value: 'for=192.0.2.7' },
    { name: 'via', value: '1.1 proxy' },
    { name: 'x-real-ip', value: '192.0.2.7' },
    { name: 'host', value: 'fans.example' },
    { name: 'host', value: 'localhost.fans.example' },
    { name: 'host', value: '127.0.0.1.fans.example' },
  ])('a proxy on this machine gets no metrics, told by $name $value', async ({ name, value }) => {
    const proxied = await site.send('GET', '/api/metrics', { headers: { [name]: value } });
    expect(proxied.statusCode).toBe(404);
  });

  test('metrics are not for this machine where a proxy is trusted, unless configured', async () => {
    const behind = await startTestApp({ TRUST_PROXY: '1' });
    expect((await behind.send('GET', '/api/metrics')).statusCode).toBe(404);
    await behind.close();
    const open = await startTestApp({ TRUST_PROXY: '1', METRICS_PUBLIC: 'on' });
    expect((await open.send('GET', '/api/metrics')).statusCode).toBe(200);
    await open.close();
  });

  test('the API page lists the operations of the contract', async () => {
    const description = (await site.send('GET', '/api/docs/json')).json<{ paths: Record<string, unknown> }>();
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining([
        '/api/auth/login',
        '/api/albums/songSearch',
        '/api/rankings/user/top-thirteen',
      ]),
    );
    expect((await site.send('GET', '/api/docs/')).headers['content-type']).toContain('text/html');
  });
});
