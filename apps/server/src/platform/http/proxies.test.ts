import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { warnOfProxies } from './proxies.ts';

describe('the operator is warned', () => {
  async function warningsWith(trustProxy: boolean, headers: readonly Record<string, string>[]) {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = Fastify({ logger: { level: 'warn', stream } });
    warnOfProxies(app, trustProxy);
    for (const some of headers) await app.inject({ url: '/', headers: some });
    await app.close();
    return lines;
  }

  test('at the start where whoever connects is believed', async () => {
    expect(await warningsWith(true, [])).toEqual([expect.stringContaining('TRUST_PROXY=on')]);
  });

  test('once, and without an address, where forwarded headers arrive that nobody believes', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const lines = await warningsWith(false, [{}, headers, headers, { forwarded: 'for=203.0.113.9' }]);
    expect(lines).toEqual([expect.stringContaining('TRUST_PROXY is off')]);
    expect(lines.join('')).not.toContain('203.0.113.9');
  });
});
