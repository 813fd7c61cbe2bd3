import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listClimbers } from './rank-changes.ts';

const counts = (values: Readonly<Record<string, number>>) => new Map(Object.entries(values));
const namesOf = (changes: ReturnType<typeof listClimbers>) => changes.map(({ item }) => item);

const anyCounts = fc
  .dictionary(fc.constantFrom(...'abcdefghij'), fc.nat({ max: 6 }), { maxKeys: 10 })
  .map(counts);

describe('climbers', () => {
  test('are what grew and stands higher, with both places and by how much it grew', () => {
    const before = counts({ cardigan: 9, august: 8, style: 3 });
    const now = counts({ cardigan: 9, august: 12, style: 4 });
    expect(listClimbers(now, before)).toEqual([
      { item: 'august', rank: 1, rankBefore: 2, count: 12, gained: 4 },
    ]);
  });

  test('are newcomers, too, and the most grown comes first', () => {
    const before = counts({ august: 5, style: 4, karma: 0 });
    const now = counts({ august: 5, style: 6, karma: 3, delicate: 2 });
    expect(listClimbers(now, before).map(({ item, rankBefore }) => [item, rankBefore])).toEqual([
      ['karma', null],
      ['style', 2],
      ['delicate', null],
    ]);
  });

  test('are not those that rise because others fall, nor those that come out of a tie below', () => {
    expect(listClimbers(counts({ august: 1, style: 4 }), counts({ august: 5, style: 4 }))).toEqual([]);
    expect(listClimbers(counts({ august: 6, style: 5 }), counts({ august: 5, style: 5 }))).toEqual([]);
  });

  test('are none where nothing changed', () => {
    fc.assert(
      fc.property(anyCounts, (same) => {
        expect(listClimbers(same, same)).toEqual([]);
      }),
    );
  });

  test('are all newcomers where nothing was counted before', () => {
    fc.assert(
      fc.property(anyCounts, (now) => {
        const counted = [...now].filter(([, count]) => count > 0).map(([item]) => item);
        const climbers = listClimbers(now, new Map());
        expect(namesOf(climbers).toSorted()).toEqual(counted.toSorted());
        expect(climbers.every(({ rankBefore }) => rankBefore === null)).toBe(true);
      }),
    );
  });

  test('have the place that their count gives among all', () => {
    fc.assert(
      fc.property(anyCounts, anyCounts, (now, before) => {
        const placeIn = (all: ReadonlyMap<string, number>, count: number) =>
          1 + [...all.values()].filter((other) => other > count).length;
        for (const { item, rank, rankBefore, count, gained } of listClimbers(now, before)) {
          expect(gained).toBe(count - (before.get(item) ?? 0));
          expect(gained).toBeGreaterThan(0);
          expect(rank).toBe(placeIn(now, count));
          const countBefore = before.get(item) ?? 0;
          expect(rankBefore).toBe(countBefore > 0 ? placeIn(before, countBefore) : null);
          expect(rank).toBeLessThan(rankBefore ?? Infinity);
        }
      }),
    );
  });
});
