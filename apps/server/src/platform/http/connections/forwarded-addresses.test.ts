import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const MESSAGE = { name: 'A fan', email: 'fan@example.org', message: 'Hello', type: 'contact' };
const CALL = '/api/sendMail/sendMail';

let site: TestApp;
afterEach(() => site.close());

/** How many of some contact messages are accepted before the limit of five for an address, or more for many. */
async function countAccepted(times: number, send: (round: number) => Promise<number>): Promise<number> {
  let accepted = 0;
  for (let round = 0; round < times; round += 1) accepted += (await send(round)) < 300 ? 1 : 0;
  return accepted;
}

const sendFrom = (forwarded: string, remoteAddress = '127.0.0.1') =>
  site.app
    .inject({
      method: 'POST',
      url: CALL,
      payload: MESSAGE,
      headers: { 'x-forwarded-for': forwarded },
      remoteAddress,
    })
    .then((reply) => reply.statusCode);

describe('TRUST_PROXY=on', () => {
  test.each([
    { name: 'the address at its right', forwarded: (round: number) => `203.0.113.${round}, 198.51.100.7` },
    {
      name: 'what stands left of private proxies',
      forwarded: (round: number) => `203.0.113.${round}, 198.51.100.7, 10.0.0.3, fd00::2, ::ffff:192.168.1.1`,
    },
    { name: 'what is no address', forwarded: (round: number) => `${round}.example, 198.51.100.7` },
  ])('believes nothing that a client claims: $name', async ({ forwarded }) => {
    site = await startTestApp({ TRUST_PROXY: 'on' });
    expect(await countAccepted(8, (round) => sendFrom(forwarded(round)))).toBe(5);
    expect(await sendFrom('198.51.100.8')).toBe(200);
  });

  test('believes nothing that a client claims over a real connection', async () => {
    site = await startTestApp({ TRUST_PROXY: 'on' });
    const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const send = async (forwarded: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
      const reply = await fetch(`${origin}${CALL}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(MESSAGE),
      });
      return reply.status;
    };
    expect(await countAccepted(8, (round) => send(`203.0.113.${round}, 198.51.100.7, 10.0.0.3`))).toBe(5);
    expect(await send('203.0.113.1, 198.51.100.8')).toBe(200);
  });
});

describe('a proxy that forwards', () => {
  test.each([
    { name: 'ports', forwarded: (round: number) => `203.0.113.${round}, 198.51.100.7:${4000 + round}` },
    { name: 'ports of IPv6', forwarded: (round: number) => `[2001:db8:9::7]:${4000 + round}` },
    { name: 'words for an address', forwarded: (round: number) => `203.0.113.${round}, caller-${round}` },
    {
      name: 'words before private proxies',
      forwarded: (round: number) => `203.0.113.${round}, _${round}, 10.0.0.3`,
    },
  ])('$name does not give a client a new address each time', async ({ forwarded }) => {
    site = await startTestApp({ TRUST_PROXY: 'on' });
    expect(await countAccepted(8, (round) => sendFrom(forwarded(round)))).toBe(5);
  });
});

test('TRUST_PROXY=off believes no header', async () => {
  site = await startTestApp();
  expect(await countAccepted(8, (round) => sendFrom(`203.0.113.${round}`))).toBe(5);
});

test('a number of hops believes as many proxies', async () => {
  site = await startTestApp({ TRUST_PROXY: '2' });
  const forged = (round: number) => `203.0.113.${round}, 198.51.100.7, 198.51.100.1`;
  expect(await countAccepted(8, (round) => sendFrom(forged(round)))).toBe(5);
  expect(await sendFrom('198.51.100.8, 198.51.100.1')).toBe(200);
});

test('a list believes the proxies that it names, and nobody else who connects', async () => {
  site = await startTestApp({ TRUST_PROXY: '192.0.2.0/28, 198.51.100.1' });
  const forged = (round: number) => `203.0.113.${round}, 198.51.100.7, 198.51.100.1`;
  expect(await countAccepted(8, (round) => sendFrom(forged(round), '192.0.2.5'))).toBe(5);
  expect(await countAccepted(8, (round) => sendFrom(`203.0.113.${round}`, '192.0.2.77'))).toBe(5);
});

describe('limits by network', () => {
  test('are one for all addresses of a /64', async () => {
    site = await startTestApp({ TRUST_PROXY: 'on' });
    expect(await countAccepted(20, (round) => sendFrom(`2001:db8:0:1::${round}`))).toBe(5);
    expect(await sendFrom('2001:db8:0:2::1')).toBe(200);
  });

  test('are ten times as wide for a /48', async () => {
    site = await startTestApp({ TRUST_PROXY: 'on' });
    expect(await countAccepted(60, (round) => sendFrom(`2001:db8:0:${round}::1`))).toBe(50);
    expect(await sendFrom('2001:db8:1:1::1')).toBe(200);
  });
});
