import { describe, expect, test } from 'vitest';
import { openTab } from '#testing/saving-tab.ts';
import { aBrowser, aList, aServer, aStorage, settle, type Slots } from '#testing/saving.ts';
import {
  emptyRecord,
  revived,
  waitingOf,
  withAcknowledged,
  withAttempt,
  withChange,
  withChoice,
  withCurrent,
  withRefused,
  type Pending,
  type SavingRecord,
} from './saving-record.ts';

test('what an older version kept is brought up to date, each of its states', () => {
  const kept = (state: string) => ({ state, revision: '"1"' });
  const record: SavingRecord<string> = {
    version: 2,
    acknowledged: kept('a'),
    pending: { base: kept('b'), state: 'c', unanswered: ['d'], theirs: kept('e') },
  };
  expect(revived(record, { revive: (state) => state.toUpperCase() })).toEqual({
    version: 2,
    acknowledged: kept('A'),
    pending: { base: kept('B'), state: 'C', unanswered: ['D'], theirs: kept('E') },
  });
  expect(revived(emptyRecord, { revive: () => 'made up' })).toEqual(emptyRecord);
});

const { list: rules } = aList(aServer([]));

/** A list of three places: a letter for a song, a dash for none. */
const slots = (letters: string): Slots => [...letters].map((letter) => (letter === '-' ? '' : letter));
const saved = (letters: string, revision: string) => ({ state: slots(letters), revision });

const EMPTY = saved('---', '"1"');

const pendingOf = (letters: string, change: Partial<Pending<Slots>> = {}): Pending<Slots> => ({
  base: EMPTY,
  state: slots(letters),
  unanswered: [],
  theirs: null,
  ...change,
});

const holding = (pending: Pending<Slots> | null): SavingRecord<Slots> => ({ ...emptyRecord, pending });

describe('a change', () => {
  const notLoaded = { state: slots('---'), revision: null };

  test.each([
    {
      name: 'waits with what it was made from',
      before: null,
      seen: '---',
      next: 'a--',
      after: pendingOf('a--'),
    },
    {
      name: 'takes the place of the one before',
      before: pendingOf('a--'),
      seen: 'a--',
      next: 'ab-',
      after: pendingOf('ab-'),
    },
    {
      name: 'is repeated on what another tab did',
      before: pendingOf('a--'),
      seen: '---',
      next: '-b-',
      after: pendingOf('ab-'),
    },
    {
      name: 'wins where the two do not go together',
      before: pendingOf('x--'),
      seen: '---',
      next: '--x',
      after: pendingOf('--x'),
    },
    {
      name: 'that is taken back leaves nothing to save',
      before: pendingOf('a--'),
      seen: 'a--',
      next: '---',
      after: null,
    },
    {
      name: 'that is taken back on its way is to be saved',
      before: pendingOf('a--', { unanswered: [slots('a--')] }),
      seen: 'a--',
      next: '---',
      after: pendingOf('---', { unanswered: [slots('a--')] }),
    },
    {
      name: 'that is taken back before the list was loaded waits for what the server has',
      before: pendingOf('a--', { base: notLoaded }),
      seen: 'a--',
      next: '---',
      after: pendingOf('---', { base: notLoaded }),
    },
    {
      name: 'that is taken back leaves the other version for the fan to choose',
      before: pendingOf('a--', { theirs: saved('z--', '"2"') }),
      seen: 'a--',
      next: '---',
      after: pendingOf('---', { theirs: saved('z--', '"2"') }),
    },
  ])('$name', ({ before, seen, next, after }) => {
    const change = { base: EMPTY, seen: slots(seen), next: slots(next) };
    expect(withChange(holding(before), change, rules)).toEqual(holding(after));
  });
});

describe('an attempt', () => {
  test('is noted once', () => {
    const first = withAttempt(holding(pendingOf('a--')), slots('a--'), rules);
    expect(first).toEqual(holding(pendingOf('a--', { unanswered: [slots('a--')] })));
    expect(withAttempt(first, slots('a--'), rules)).toBe(first);
    const second = withAttempt(first, slots('ab-'), rules);
    expect(second.pending?.unanswered).toEqual([slots('a--'), slots('ab-')]);
  });

  test('forgets the oldest of more than twenty', () => {
    const letters = [...'abcdefghijklmnopqrstu'];
    const record = letters.reduce(
      (before, letter) => withAttempt(before, [letter], rules),
      holding(pendingOf('a--')),
    );
    expect(record.pending?.unanswered).toEqual(letters.slice(1).map((letter) => [letter]));
  });

  test('of nothing changes nothing', () => {
    expect(withAttempt(emptyRecord, slots('a--'), rules)).toBe(emptyRecord);
  });
});

test.each([
  { name: 'of a tab that knows of no change', pending: null, left: null },
  { name: 'of what is pending', pending: pendingOf('a--', { unanswered: [slots('a--')] }), left: null },
  {
    name: 'of an earlier state',
    pending: pendingOf('ab-', { unanswered: [slots('a--')] }),
    left: pendingOf('ab-', { base: saved('a--', '"2"') }),
  },
])('an acknowledgement $name leaves what is still to be saved', ({ pending, left }) => {
  const news = saved('a--', '"2"');
  expect(withAcknowledged(holding(pending), slots('a--'), news, rules)).toEqual({
    ...emptyRecord,
    acknowledged: news,
    pending: left,
  });
});

test.each([
  { name: 'of what is pending', state: 'x--', left: null },
  { name: 'that later changes do not need', state: 'xb-', left: pendingOf('-b-') },
  { name: 'that later changes do not go without', state: 'xb-', base: 'b--', left: null },
  { name: 'of what was taken back meanwhile', state: '---', left: null },
])('a refusal $name', ({ state, base = '---', left }) => {
  const pending = pendingOf(state, { base: saved(base, '"1"'), unanswered: [slots('x--')], theirs: EMPTY });
  expect(withRefused(holding(pending), slots('x--'), rules)).toEqual(holding(left));
  expect(withRefused(emptyRecord, slots('x--'), rules)).toBe(emptyRecord);
});

describe("the server's list", () => {
  const notLoaded = { state: slots('-o-'), revision: null };
  const mine = pendingOf('a--', { unanswered: [slots('b--')] });

  test.each([
    {
      name: 'goes under a change to a fall-back where nothing was ever saved',
      pending: pendingOf('ao-', { base: notLoaded }),
      current: saved('---', '"0"'),
      goesOn: 'ao-',
    },
    {
      name: 'goes under it also with a weak tag',
      pending: pendingOf('ao-', { base: notLoaded }),
      current: saved('---', 'W/"0"'),
      goesOn: 'ao-',
    },
    {
      name: 'goes under it where the fall-back was right',
      pending: pendingOf('ao-', { base: notLoaded }),
      current: saved('-o-', '"5"'),
      goesOn: 'ao-',
    },
    {
      name: 'goes under a change to the same list',
      pending: mine,
      current: saved('---', '"2"'),
      goesOn: 'a--',
    },
    {
      name: 'goes under what was saved without an answer',
      pending: mine,
      current: saved('b--', '"2"'),
      goesOn: 'a--',
    },
    {
      name: 'is merged with what another tab saved',
      pending: mine,
      known: saved('-z-', '"2"'),
      current: saved('-z-', '"2"'),
      goesOn: 'az-',
    },
  ])('$name', ({ pending, known = null, current, goesOn }) => {
    const record = { ...holding(pending), acknowledged: known };
    expect(withCurrent(record, current, rules)).toEqual({
      ...record,
      pending: pendingOf(goesOn, { base: current }),
    });
  });

  test.each([
    {
      name: 'takes the place of a change to a fall-back',
      pending: pendingOf('ao-', { base: notLoaded }),
      current: saved('xy-', '"5"'),
    },
    { name: 'holds the change already', pending: mine, current: saved('a--', '"2"') },
  ])('$name', ({ pending, current }) => {
    expect(withCurrent(holding(pending), current, rules)).toEqual({
      ...emptyRecord,
      acknowledged: current,
      pending: null,
    });
  });

  test.each([
    { name: 'of another device', known: saved('---', '"1"'), current: saved('-z-', '"2"') },
    {
      name: 'of another tab that does not go with the change',
      known: saved('-a-', '"2"'),
      current: saved('-a-', '"2"'),
    },
  ])('$name is for the fan to choose', ({ known, current }) => {
    const record = { ...holding(mine), acknowledged: known };
    expect(withCurrent(record, current, rules)).toEqual({ ...record, pending: { ...mine, theirs: current } });
  });

  test('means nothing where nothing is pending', () => {
    expect(withCurrent(emptyRecord, EMPTY, rules)).toBe(emptyRecord);
  });
});

describe('of two versions', () => {
  const theirs = saved('z--', '"2"');
  const conflict = holding(pendingOf('a--', { unanswered: [slots('b--')], theirs }));

  test("the fan's own is saved over the other", () => {
    expect(withChoice(conflict, 'mine')).toEqual(holding(pendingOf('a--', { base: theirs })));
  });

  test('the other is what the server has', () => {
    expect(withChoice(conflict, 'theirs')).toEqual({ ...emptyRecord, acknowledged: theirs, pending: null });
  });

  test('none is left to choose where nobody asks', () => {
    const calm = holding(pendingOf('a--'));
    expect([withChoice(calm, 'theirs'), withChoice(emptyRecord, 'mine')]).toEqual([calm, emptyRecord]);
  });
});

test('the changes that wait are counted, without those that were saved meanwhile', async () => {
  const storage = aStorage();
  const server = aServer(['', '', '']);
  const tab = await openTab({ server, browser: aBrowser({ storage }) });
  const countWaiting = async () => {
    const record = await storage.read('ana/slots');
    return record && waitingOf(record)?.changes;
  };
  server.hold();
  tab.fill(0, 'a');
  await settle();
  tab.fill(1, 'b');
  tab.fill(2, 'c');
  await settle();
  expect(await countWaiting()).toBe(3);
  server.trouble({ kind: 'lost-on-the-way' });
  server.release();
  await settle();
  expect(await countWaiting()).toBe(2);
  tab.wake();
  await settle();
  expect(await countWaiting()).toBeUndefined();
});
