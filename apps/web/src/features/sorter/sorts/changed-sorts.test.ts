import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession, startSession } from '#lib/session/session.ts';
import { listChanged, noteChanged, noteSent } from './changed-sorts.ts';

beforeEach(() => startSession({ token: 'a token', username: 'ana', expiresInSeconds: 3600 }));
afterEach(() => {
  for (const id of listChanged()) noteSent(id);
  endSession('logout');
});

test('what was changed is noted until it was sent, the newest first', () => {
  for (const id of ['one', 'two', 'one']) noteChanged(id);
  expect(listChanged()).toEqual(['one', 'two']);
  noteSent('one');
  expect(listChanged()).toEqual(['two']);
  noteSent('two');
  noteSent('never noted');
  expect(listChanged()).toEqual([]);
});
