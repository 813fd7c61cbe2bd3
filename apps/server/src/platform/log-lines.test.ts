import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logOptions } from './log-options.ts';
import { createSecurityLog } from './security-log.ts';

const FORGED = 'a\r\n{"level":30,"security":"right-granted"}\u2028\u0000\u001b[2J"}';

test('nothing that a stranger sends makes a line of its own, and each says when in UTC', async () => {
  let printed = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      printed += String(chunk);
      done();
    },
  });
  const { log } = Fastify({ logger: { ...logOptions('info'), stream } });
  const before = Date.now();
  createSecurityLog(log)('access-refused', { userId: FORGED, address: FORGED, what: FORGED });
  log.error({ err: new Error(FORGED), requestId: FORGED }, FORGED);

  const lines = printed.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect([...line].every((character) => character >= ' ')).toBe(true);
    const { time } = JSON.parse(line) as { readonly time: number };
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  }
});
