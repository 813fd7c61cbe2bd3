import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { SORT_LIMITS, toStoredPlan } from '@thirteen/domain/sorter/stored-sort.ts';
import { describe, expect, test } from 'vitest';
import { knownSources, noLists } from './known-orders.ts';
import { expectedTaps, makePlan, savingsOf, type SortSetup } from './make-plan.ts';

const catalogue = catalogueAlbums.flatMap(({ songs }) => songs.map(({ id }) => id));
const top13 = catalogue.filter((_, place) => place % 20 === 0).slice(0, 13);
const albums = Object.fromEntries(
  catalogueAlbums.map(({ key, songs }) => [key, songs.map(({ id }) => id).toReversed()]),
);
const tracks = [1, 2, 3].map((track) =>
  catalogueAlbums.flatMap(({ songs }) => songs.flatMap((song) => (song.track === track ? [song.id] : []))),
);
const goal = { kind: 'list', list: { kind: 'all-songs' } } as const;
const placed = Object.fromEntries([
  ...Object.entries(albums).map(([key, order]) => [`album-${key}`, order]),
  ...tracks.map((order, index) => [`track-${index + 1}`, order]),
]);
const lists = { ...noLists, top13, albums, tracks, placed };
const setup: SortSetup = {
  goal,
  items: catalogue,
  sources: knownSources(lists, catalogue, goal.list),
  unticked: new Set(),
  given: [],
  choices: 5,
};

describe('a plan', () => {
  test('of all songs with every ranking known can be kept', () => {
    const plan = makePlan(setup);
    expect(plan.known.length).toBeLessThanOrEqual(SORT_LIMITS.known);
    expect(JSON.stringify(toStoredPlan(plan)).length).toBeLessThan(SORT_LIMITS.bytes / 2);
  });

  test('takes fewer taps for each ranking that counts, as many as are said to be saved', () => {
    const savings = savingsOf(setup);
    expect([...savings.keys()]).toEqual(['top13', 'albums', 'tracks']);
    const without = makePlan({ ...setup, unticked: new Set(['albums']) });
    expect(expectedTaps(without) - expectedTaps(makePlan(setup))).toBe(savings.get('albums'));
    expect(savings.get('albums')).toBeGreaterThan(100);
  });

  test('of new songs keeps the order that they go into', () => {
    const order = catalogue.slice(1, 64);
    const plan = makePlan({
      ...setup,
      goal: { kind: 'new-songs', list: goal.list },
      items: catalogue.slice(0, 64),
      sources: [],
      given: [order],
      choices: 2,
    });
    expect(plan.known).toEqual([order]);
    expect(expectedTaps(plan)).toBe(6);
  });
});
