import { describe, expect, test } from 'vitest';
import { fromStoredGoal, goalName, readGoal, toStoredGoal, type SortGoal } from './sort-goal.ts';

const goals: readonly { readonly name: string; readonly goal: SortGoal }[] = [
  { name: 'top13', goal: { kind: 'list', list: { kind: 'top13' } } },
  { name: 'all-songs', goal: { kind: 'list', list: { kind: 'all-songs' } } },
  { name: 'all-albums', goal: { kind: 'list', list: { kind: 'all-albums' } } },
  { name: 'album-speakNow', goal: { kind: 'list', list: { kind: 'album', album: 'speakNow' } } },
  { name: 'album-singles', goal: { kind: 'list', list: { kind: 'album', album: 'singles' } } },
  { name: 'track-5', goal: { kind: 'list', list: { kind: 'track', track: 5 } } },
  { name: 'new-all-songs', goal: { kind: 'new-songs', list: { kind: 'all-songs' } } },
  { name: 'new-track-13', goal: { kind: 'new-songs', list: { kind: 'track', track: 13 } } },
  { name: 'selection', goal: { kind: 'selection' } },
];

describe('a goal', () => {
  test.each(goals)('$name is read from an address as it was written, and from the API', ({ name, goal }) => {
    expect(goalName(goal)).toBe(name);
    expect(readGoal(name)).toEqual(goal);
    expect(fromStoredGoal(toStoredGoal(goal))).toEqual(goal);
  });

  test.each([null, '', 'top14', 'track-0', 'track-x', 'album-', 'new-'])('is not read from %j', (text) => {
    expect(readGoal(text)).toBeUndefined();
  });

  test('calls the singles as the rankings do', () => {
    const goal = { kind: 'list', list: { kind: 'album', album: 'singles' } } as const;
    expect(toStoredGoal(goal)).toEqual({ kind: 'album', of: 'standaloneSingles' });
  });
});
