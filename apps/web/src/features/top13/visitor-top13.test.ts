import { emptyTop13 } from '@thirteen/domain/top13/top13.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { endSession, startSession } from '#lib/session/session.ts';
import { inSlots, losesNothing, placeSorted, readLastSort, visitorTop13 } from './visitor-top13.ts';

const thirteen = [...'abcdefghijklm'];

afterEach(() => {
  startSession({ token: 'a token', username: 'anyone', expiresInSeconds: 3600 });
  endSession('logout');
});

describe('what a visitor sorted', () => {
  test('is the visitor’s Top 13, until a logout', () => {
    placeSorted('one', thirteen);
    expect([visitorTop13.get(), readLastSort()]).toEqual([thirteen, 'one']);
    startSession({ token: 'a token', username: 'ana', expiresInSeconds: 3600 });
    endSession('logout');
    expect([visitorTop13.get(), readLastSort()]).toEqual([emptyTop13, undefined]);
  });

  test('of which some is a guess leaves the last places empty', () => {
    placeSorted('one', ['a', 'b']);
    expect(visitorTop13.get()).toEqual(inSlots(['a', 'b']));
    expect(visitorTop13.get()[2]).toBeNull();
  });

  test.each([
    { name: 'an empty one', now: [], isFree: true },
    { name: 'one that begins the same', now: ['a', 'b'], isFree: true },
    { name: 'the same one', now: thirteen, isFree: true },
    { name: 'one with another song', now: ['a', 'x'], isFree: false },
    { name: 'one in another order', now: ['b', 'a'], isFree: false },
  ])('takes the place of $name without a question: $isFree', ({ now, isFree }) => {
    expect(losesNothing(inSlots(now), 'one', thirteen)).toBe(isFree);
  });

  test('follows the same sort as it goes on, but for what was changed by hand since', () => {
    placeSorted('one', ['b', 'a']);
    expect(losesNothing(visitorTop13.get(), 'one', thirteen)).toBe(true);
    expect(losesNothing(visitorTop13.get(), 'two', thirteen)).toBe(false);
    visitorTop13.set(inSlots(['b']));
    expect(losesNothing(visitorTop13.get(), 'one', thirteen)).toBe(false);
  });
});
