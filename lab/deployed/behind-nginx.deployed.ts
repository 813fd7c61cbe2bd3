import { Agent } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  fillSlotAt,
  listSongIds,
  readTop13At,
  signUpAt,
} from '../../apps/server/src/testing/crashes/process-fan.ts';
import { tokenIn } from '../../apps/server/src/testing/mailbox.ts';
import { ask, jsonOf } from './client.ts';
import { PUBLIC_URL, startDeployment, type Deployment } from './deployment.ts';

const KIB = 1024;
const TOP13 = '/api/rankings/user/top-thirteen';

let site: Deployment;
let origin = '';
beforeAll(async () => {
  site = await startDeployment();
  origin = site.origin;
}, 120_000);
afterAll(() => site?.stop());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a fan behind nginx', () => {
  test('signs up, saves and reads, whichever process answers', async () => {
    const token = await signUpAt(origin);
    const [songId = '', later = ''] = await listSongIds(origin);
    const saved = await fillSlotAt(origin, token, { slot: 1, songId });
    expect(saved.status).toBe(200);
    for (let time = 0; time < 6; time += 1) {
      expect((await readTop13At(origin, token)).songs).toEqual(new Map([[1, songId]]));
    }
    expect((await fillSlotAt(origin, token, { slot: 2, songId: later })).status).toBe(200);

    const stale = await fillSlotAt(origin, token, { slot: 3, songId, ifMatch: saved.revision ?? '' });
    expect(stale.status).toBe(412);
    expect(stale.revision).not.toBe(saved.revision);
  });

  test('is refused by every process once logged out', async () => {
    const token = await signUpAt(origin);
    expect((await ask(`${origin}/api/auth/logout`, { method: 'POST', headers: bearer(token) })).status).toBe(
      200,
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(origin + TOP13, { headers: bearer(token) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });

  test('gets one mail, with a link to the public address', async () => {
    const email = 'mail-through-nginx@example.org';
    const account = { username: 'mail-through', email, password: 'a long quiet evening' };
    expect((await ask(`${origin}/api/auth/signup`, { body: account })).status).toBe(201);
    await ask(`${origin}/api/auth/forgot-password`, { body: { email } });
    const mine = () => site.mails.received.filter(({ recipients }) => recipients.includes(email));
    await vi.waitFor(() => expect(mine()).not.toEqual([]), 10_000);
    expect(tokenIn(mine()[0])).not.toBe('');
    expect(mine()[0]?.text).toContain(`${PUBLIC_URL}/`);
    expect(mine()).toHaveLength(1);
  });
});

describe('limits', () => {
  const body = { name: 'Fan', email: 'fan@example.org', message: 'Hello', type: 'contact' };
  const write = (from: string, headers = {}) =>
    ask(`${origin}/api/sendMail/sendMail`, { body, from, headers });

  test('count each address by both processes together, whatever it claims to be', async () => {
    for (let time = 0; time < 5; time += 1) expect((await write('127.0.0.21')).status).toBe(200);
    const refused = await write('127.0.0.21', {
      'x-forwarded-for': '198.51.100.7',
      forwarded: 'for=198.51.100.7',
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await write('127.0.0.22')).status).toBe(200);
  });

  test('leave the figures of the server to this machine alone', async () => {
    expect((await ask(`${origin}/api/metrics`)).status).toBe(404);
  });
});

describe('answers', () => {
  test('keep their encoding, their tags and their caching', async () => {
    const url = `${origin}/api/albums/allAlbums`;
    const packed = await ask(url, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/encoding/i),
    });
    const plain = await ask(url);
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    expect(packed.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    const { etag = '' } = packed.headers;
    const again = await ask(url, { headers: { 'if-none-match': etag, 'accept-encoding': 'br' } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  });

  test('of pages carry the security headers, and are not nginx’s own', async () => {
    const page = await ask(`${origin}/`);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    // PUBLIC_URL is https, so browsers are told to stay with it.
    expect(page.headers['strict-transport-security']).toBeDefined();
    expect(page.headers['set-cookie']).toBeUndefined();
    expect((await ask(`${origin}/no/such/page`)).status).toBe(404);
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page.body.toString()) ?? [];
    expect((await ask(origin + script)).headers['cache-control']).toContain('immutable');
  });

  test('can be read in parts', { timeout: 60_000 }, async () => {
    const [songId = ''] = await listSongIds(origin);
    const song = jsonOf(await ask(`${origin}/api/albums/songs/${songId}`)) as { audioSource: string };
    const path = song.audioSource;
    const whole = await ask(new URL(path, origin).href);
    const part = await ask(new URL(path, origin).href, { headers: { range: 'bytes=1000-1999' } });
    expect([whole.status, part.status]).toEqual([200, 206]);
    expect(part.body.equals(whole.body.subarray(1000, 2000))).toBe(true);
  });

  test('come by one connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (let time = 0; time < 20; time += 1) {
      const { status, localPort } = await ask(`${origin}/api/health`, { agent });
      expect(status).toBe(200);
      ports.add(localPort);
    }
    agent.destroy();
    expect(ports.size).toBe(1);
  });
});

describe('bodies', () => {
  const fill = async (token: string, kib: number, headers = {}) => {
    const [songId = ''] = await listSongIds(origin);
    const body = { slot: 1, songId, padding: 'x'.repeat(kib * KIB) };
    return ask(origin + TOP13, { body, headers: { ...bearer(token), ...headers } });
  };

  test('arrive whole up to the limit of the server, also in pieces of unknown length', async () => {
    const token = await signUpAt(origin);
    expect((await fill(token, 250)).status).toBe(200);
    expect((await fill(token, 250, { 'transfer-encoding': 'chunked' })).status).toBe(200);
  });

  test.each([
    ['the server', 280],
    ['nginx', 2000],
  ])('that are too large are refused as JSON by %s', async (_, kib) => {
    const token = await signUpAt(origin);
    const refused = await fill(token, kib);
    expect(refused.status).toBe(413);
    expect(jsonOf(refused)).toMatchObject({ statusCode: 413, message: expect.any(String) });
  });
});

describe('PgBouncer in transaction mode', () => {
  const query = async (url: string, text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows as unknown[];
  };

  test('is left with no lock that outlives a transaction', async () => {
    expect(await query(site.postgresUrl, "select 1 from pg_locks where locktype = 'advisory'")).toEqual([]);
    const idle = "select 1 from pg_stat_activity where state like 'idle in transaction%'";
    expect(await query(site.postgresUrl, idle)).toEqual([]);
  });

  test('limits how long a statement runs, as the server asks for', async () => {
    expect(await query(site.bouncerUrl, 'show statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
  });
});

describe('a process that dies', () => {
  test('takes no reader with it, and is used again when it is back', { timeout: 60_000 }, async () => {
    const token = await signUpAt(origin);
    await site.apps[0]?.end('SIGKILL');
    const answers = await Promise.all(Array.from({ length: 20 }, () => readTop13At(origin, token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

    await site.apps[1]?.end('SIGKILL');
    const away = await ask(origin + TOP13, { headers: bearer(token) });
    expect([away.status, away.headers['retry-after']]).toEqual([503, '2']);
    expect(jsonOf(away)).toMatchObject({ statusCode: 503 });

    await Promise.all([site.startApp(0), site.startApp(1)]);
    await vi.waitFor(async () => expect((await readTop13At(origin, token)).status).toBe(200), 10_000);
  });
});
