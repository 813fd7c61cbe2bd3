import { afterEach, expect, test } from 'vitest';
import { endSession, startSession } from '#lib/session/session.ts';
import type { KeptSort } from '#features/sorter/sort-view.ts';
import { visitorSorts } from './visitor-sorts.ts';

const aSort = (id: string): KeptSort => ({
  id,
  goal: { kind: 'list', list: { kind: 'album', album: 'red' } },
  plan: { items: [...'abcdef'], wanted: 'all', known: [], choices: 2 },
  answers: [],
});
const logIn = (username: string) => startSession({ token: 'a token', username, expiresInSeconds: 3600 });
const idsOf = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);

afterEach(() => {
  logIn('anyone');
  endSession('logout');
});

test('a sort that an account had no room for is that fan’s, and moves into no other account', () => {
  for (const id of ['one', 'two']) visitorSorts.keep(aSort(id));
  logIn('ana');
  for (const id of ['one', 'two']) visitorSorts.give(id, 'ana');
  expect([visitorSorts.list(), visitorSorts.listLeft('ana')]).toEqual([[], []]);
  expect([visitorSorts.leave('one'), visitorSorts.leave('of the account')]).toEqual([true, false]);
  expect(idsOf(visitorSorts.listLeft('Ana'))).toEqual(['one']);
  expect(visitorSorts.listLeft('ana')).toBe(visitorSorts.listLeft('ana'));

  // A session that ran out leaves it for the same fan.
  endSession('expired');
  logIn('ben');
  expect([visitorSorts.list(), visitorSorts.listLeft('ben')]).toEqual([[], []]);
  logIn('ana');
  visitorSorts.give('one', 'ana');
  expect(visitorSorts.listLeft('ana')).toEqual([]);
});

test('logging out forgets what was sorted before the login', () => {
  visitorSorts.keep(aSort('one'));
  logIn('ana');
  visitorSorts.give('one', 'ana');
  visitorSorts.leave('one');
  endSession('logout');
  expect([visitorSorts.list(), visitorSorts.listLeft('ana'), visitorSorts.find('one')]).toEqual([
    [],
    [],
    undefined,
  ]);
});
