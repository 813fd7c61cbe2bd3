import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isWorthRetrying, retryDelayMs } from './query-client.ts';
import { siteReach } from './site-reach.ts';

test.each([
  { name: 'a lost network', error: new ApiError('offline'), isRetried: true },
  { name: 'a server in trouble', error: new ApiError('unavailable', { status: 503 }), isRetried: true },
  { name: 'a refusal', error: new ApiError('not-found', { status: 404 }), isRetried: false },
  { name: 'a bug', error: new TypeError('x'), isRetried: false },
])('$name is tried again: $isRetried', ({ error, isRetried }) => {
  expect(isWorthRetrying(0, error)).toBe(isRetried);
});

test('a load is tried three times more, then given up', () => {
  const error = new ApiError('offline');
  expect([0, 1, 2, 3].map((failures) => isWorthRetrying(failures, error))).toEqual([true, true, true, false]);
});

test('without a network nothing is tried again before there is one', () => {
  siteReach.set('no-network');
  expect(isWorthRetrying(0, new ApiError('offline'))).toBe(false);
  siteReach.set('there');
});

test('the waits between tries grow', () => {
  expect([0, 1, 2].map(retryDelayMs)).toEqual([500, 1000, 2000]);
});
