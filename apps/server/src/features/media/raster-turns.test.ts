import { drawingPaths } from '@thirteen/artwork/drawings.ts';
import { PROBLEM_CODE_HEADER } from '@thirteen/contract/problems.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isEverything } from '../../testing/everything.ts';

/** Small pictures, each drawn in a few milliseconds. */
const rasters = drawingPaths.map((path) => `/media/${path.replace('.svg', '-96.png')}`);

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

const get = (on: TestApp, url: string, remoteAddress: string) => on.app.inject({ url, remoteAddress });

describe('pictures that have to be drawn', () => {
  test('come by turns: who asks for many delays the one of another by two at most', async () => {
    const { location = '' } = (await get(site, '/share/site/card.png', '198.51.100.2')).headers;
    const order: string[] = [];
    const ask = (url: string, remoteAddress: string) =>
      get(site, url, remoteAddress).then(({ statusCode }) => {
        if (statusCode === 200) order.push(remoteAddress);
        return statusCode;
      });
    const many = rasters.slice(0, 52).map((url) => ask(url, '198.51.100.1'));
    const statuses = await Promise.all([
      ask(location, '198.51.100.2'),
      ask(rasters[60] ?? '', '2001:db8::1'),
      ...many,
    ]);
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    expect(order.indexOf('198.51.100.2')).toBeLessThanOrEqual(3);
    expect(order.indexOf('2001:db8::1')).toBeLessThanOrEqual(3);
  });

  test.runIf(isEverything)(
    'are refused with a time to come back when too many of one address wait',
    async () => {
      // Three times as many as may wait, so that a machine that is slow to ask is refused some, too.
      const others = [180, 192, 320].flatMap((size) =>
        rasters.map((url) => url.replace('-96.png', `-${size}.png`)),
      );
      const answers = await Promise.all(others.map((url) => get(site, url, '198.51.100.1')));
      const served = answers.filter(({ statusCode }) => statusCode === 200);
      const refused = answers.filter(({ statusCode }) => statusCode === 503);
      // One is drawn at once, and sixty may wait; some are drawn before the last one asks.
      expect(served.length).toBeGreaterThanOrEqual(61);
      expect(refused).toHaveLength(answers.length - served.length);
      expect(refused.length).toBeGreaterThan(0);
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused[0]?.headers[PROBLEM_CODE_HEADER]).toBe('unavailable');
      expect((await get(site, others.at(-1) ?? '', '198.51.100.1')).statusCode).toBe(200);
    },
  );

  test('are limited for each address, and not where they are kept', async () => {
    const strict = await startTestApp({ LIMITS_FACTOR: '0.1' });
    const statuses: number[] = [];
    for (const url of [...rasters.slice(0, 7), ...rasters.slice(0, 6)])
      statuses.push((await get(strict, url, '198.51.100.1')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 200, 200, 200, 200, 200, 200]);
    expect((await get(strict, rasters[6] ?? '', '198.51.100.2')).statusCode).toBe(200);
    await strict.close();
  });
});
