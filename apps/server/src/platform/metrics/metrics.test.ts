import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const read = async () => (await site.send('GET', '/api/metrics')).body;

/** The value of a metric, with labels as they are written; undefined where there is none. */
async function valueOf(name: string): Promise<number | undefined> {
  const line = (await read()).split('\n').find((each) => each.startsWith(name));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

/** A file of `deploy`, where the project's root is. */
const deployed = (name: string) =>
  readFile(new URL(`../../../../../deploy/${name}`, import.meta.url), 'utf8');

const METRIC = /\b(?:http_requests?|thirteen|process|nodejs)_[a-z0-9_]+/g;

describe('what the dashboard and the alerts name', () => {
  test.each(['alerts.yml', 'grafana-dashboard.json'])('is there: %s', async (file) => {
    const text = await deployed(file);
    const named = new Set(text.match(METRIC));
    expect(named.size).toBeGreaterThan(8);
    const known = new Set([...(await read()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const unknown = [...named].filter(
      (name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, '')),
    );
    expect(unknown).toEqual([]);
  });

  test('has a word on what to do for each alert', async () => {
    const alerts = [...(await deployed('alerts.yml')).matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    const operations = await readFile(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    expect(alerts.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  });

  test('asks for queues and states that exist', async () => {
    const [text, metrics] = [await deployed('alerts.yml'), await read()];
    const queues = [...text.matchAll(/queue="(\w+)"/g)].map(([, queue]) => queue);
    expect(queues.filter((queue) => !metrics.includes(`queue="${queue}"`))).toEqual([]);
  });
});

describe('requests', () => {
  test('are counted by the pattern of their route, never by what an address names', async () => {
    const { username } = await signUpFan(site);
    await site.send('GET', `/api/profile/public-profile/${username}`);
    await site.send('GET', `/nowhere/${username}?q=${username}`);
    const text = await read();
    expect(text).not.toContain(username);
    const counted = text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
    const ofRoute = counted.filter((line) => line.includes('route="/api/profile/public-profile/:username"'));
    expect(ofRoute).toEqual([expect.stringMatching(/status="404".*\} 1$/)]);
    expect(counted.join()).toContain('route="unknown"');
  });

  test('that a limit refuses are counted by its name', async () => {
    const hits = () => valueOf('thirteen_limit_hits_total{limit="forgot-email"');
    expect(await hits()).toBeUndefined();
    const body = { email: 'nobody@example.org' };
    for (let tries = 0; tries < 6; tries += 1) await site.send('POST', '/api/auth/forgot-password', { body });
    expect(await hits()).toBe(1);
    expect(await valueOf('thirteen_security_events_total{event="limit-hit"')).toBe(1);
  });
});

describe('what is stored', () => {
  test('has a size, and a disk with room', async () => {
    expect(await valueOf('thirteen_stored_bytes{what="database"')).toBeGreaterThan(50_000);
    const [free = 0, total = 0] = [
      await valueOf('thirteen_disk_free_bytes'),
      await valueOf('thirteen_disk_total_bytes'),
    ];
    expect(free).toBeGreaterThan(0);
    expect(total).toBeGreaterThan(free);
  });

  test.runIf(process.env['TEST_ENGINE'] === 'postgres')('is reached by connections of a pool', async () => {
    expect(await valueOf('thirteen_database_connections{state="max"')).toBe(10);
    expect(await valueOf('thirteen_database_connections{state="open"')).toBeGreaterThan(0);
  });

  test('are mails that wait, with the age of the oldest, and those that were given up', async () => {
    const own = await startTestApp();
    const figures = async () => {
      const text = (await own.send('GET', '/api/metrics')).body;
      return ['mails_waiting', 'mail_oldest_seconds', 'mails_given_up'].map((name) =>
        Number(new RegExp(`^thirteen_${name}\\S* (\\S+)$`, 'm').exec(text)?.[1]),
      );
    };
    // The first reading is kept for a second, so that it comes after what it counts.
    await own.database.write(async (tx) => {
      const words = {
        kind: 'message',
        recipient: 'a@example.org',
        reply_to: null,
        subject: 'a',
        text: 'Hello',
      };
      const stored = { ...words, user_id: null, attempts: 0, sent_at: null };
      const created = new Date(own.clock.now - 120_000).toISOString();
      await tx
        .insertInto('mails')
        .values([
          { ...stored, id: 'late', created_at: created, next_attempt_at: own.clock.now + 60_000 },
          { ...stored, id: 'given-up', created_at: created, next_attempt_at: Number.MAX_SAFE_INTEGER },
        ])
        .execute();
    });
    expect(await figures()).toEqual([1, 120, 1]);
    await own.close();
  });
});
