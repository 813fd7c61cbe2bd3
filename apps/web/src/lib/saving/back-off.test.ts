import { expect, test } from 'vitest';
import { nextDelayMs } from './back-off.ts';

test.each([
  { failures: 1, random: 0.5, delayMs: 1000 },
  { failures: 2, random: 0.5, delayMs: 2000 },
  { failures: 5, random: 0.5, delayMs: 16_000 },
  { failures: 6, random: 0.5, delayMs: 30_000 },
  { failures: 100, random: 0.5, delayMs: 30_000 },
  { failures: 1, random: 0, delayMs: 750 },
  { failures: 3, random: 1, delayMs: 5000 },
])('after $failures failures another try waits $delayMs ms', ({ failures, random, delayMs }) => {
  expect(nextDelayMs(failures, random)).toBe(delayMs);
});
