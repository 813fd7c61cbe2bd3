import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { cleanForwarded, warnOfProxies } from './proxies.ts';

test.each([
  { sent: '203.0.113.9', read: '203.0.113.9' },
  {
    sent: '203.0.113.9:443,[2001:db8::1]:443 , [::1], fe80::1%eth0',
    read: '203.0.113.9, 2001:db8::1, ::1, fe80::1%eth0',
  },
  // What is no address hides all that stands before it.
  { sent: '203.0.113.9, unknown, 10.0.0.3', read: '192.0.2.1, 10.0.0.3' },
  { sent: 'caller.example:443', read: '192.0.2.1' },
  { sent: '203.0.113.9:443:1', read: '192.0.2.1' },
  { sent: '', read: '192.0.2.1' },
])('forwarded as "$sent" is read as "$read"', ({ sent, read }) => {
  expect(cleanForwarded(sent, '192.0.2.1')).toBe(read);
});

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
