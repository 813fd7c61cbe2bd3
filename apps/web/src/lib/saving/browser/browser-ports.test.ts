import { expect, test } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { judgeFailure } from './browser-ports.ts';

test.each([
  { name: 'no answer', error: new ApiError('offline'), failure: { kind: 'lost' } },
  {
    name: 'an answer that took too long',
    error: new DOMException('', 'TimeoutError'),
    failure: { kind: 'lost' },
  },
  {
    name: 'a database that is away',
    error: new ApiError('unavailable', { status: 503, retryAfterSeconds: 7 }),
    failure: { kind: 'lost', retryAfterMs: 7000 },
  },
  {
    name: 'a server that asks for an hour',
    error: new ApiError('unavailable', { status: 503, retryAfterSeconds: 3600 }),
    failure: { kind: 'lost', retryAfterMs: 300_000 },
  },
  {
    name: 'a proxy without its server',
    error: new ApiError('unavailable', { status: 502 }),
    failure: { kind: 'lost' },
  },
  { name: 'a newer revision', error: new ApiError('stale', { status: 412 }), failure: { kind: 'stale' } },
  {
    name: 'an ended session',
    error: new ApiError('session-required', { status: 401 }),
    failure: { kind: 'not-from-here' },
  },
  {
    name: 'a page that is too old for the API',
    error: new ApiError('reload', { status: 409 }),
    failure: { kind: 'not-from-here' },
  },
  { name: 'a broken rule', error: new ApiError('invalid', { status: 400 }), failure: { kind: 'refused' } },
  {
    name: 'a fault of the server',
    error: new ApiError('unexpected', { status: 500 }),
    failure: { kind: 'fault', isOurs: false },
  },
  {
    name: 'a proxy that waited too long',
    error: new ApiError('unavailable', { status: 504 }),
    failure: { kind: 'lost' },
  },
  {
    name: 'an answer that broke off',
    error: new ApiError('unexpected', { status: 200 }),
    failure: { kind: 'lost' },
  },
  {
    name: 'a mistake of our own',
    error: new TypeError('undefined is not a function'),
    failure: { kind: 'fault', isOurs: true },
  },
])('takes $name for what it means to a save', ({ error, failure }) => {
  expect(judgeFailure(error)).toEqual(failure);
});
