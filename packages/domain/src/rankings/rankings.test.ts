import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCatalogue, SINGLES_KEY, type Album } from '../catalogue/catalogue.ts';
import { doubledBordaPoints, rankByPoints } from './borda.ts';
import { checkOrder, completeOrder, orderFromAlbums, rankableAlbums } from './complete-order.ts';
import { duplicateRanks, moveToRank, parseRank } from './move-item.ts';
import { checkTrackGroups, completeTrackGroups, defaultTrackGroups, yourAlbum } from './track-groups.ts';

const anAlbum = (key: string, songs: number, releaseDate: string | null = '2020-01-01'): Album => ({
  key,
  slug: key,
  era: null,
  title: key.toUpperCase(),
  releaseDate,
  releaseYear: releaseDate === null ? null : Number(releaseDate.slice(0, 4)),
  cover: null,
  onTour: false,
  shortNames: [],
  theme: 'singles',
  songs: Array.from({ length: songs }, (_, index) => ({
    id: `${key}${index + 1}`,
    title: `${key} ${index + 1}`,
    albumKey: key,
    track: index + 1,
    durationSeconds: null,
    artist: null,
    featuring: null,
    audioSource: null,
  })),
});

fc.configureGlobal({ seed: 13 });

const catalogues = fc
  .uniqueArray(fc.stringMatching(/^[a-z]$/), { minLength: 1, maxLength: 5 })
  .chain((keys) =>
    fc.tuple(...keys.map((key) => fc.integer({ min: 1, max: 6 }).map((songs) => anAlbum(key, songs)))),
  )
  .map((albums) => buildCatalogue([...albums, anAlbum(SINGLES_KEY, 4, null)]));

const letters = fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 10 });
const shuffles = fc.shuffledSubarray([...'abcdefgh']);

describe('checkOrder', () => {
  test('takes exactly the orders without strangers and without twins', () => {
    fc.assert(
      fc.property(letters, shuffles, (order, allowed) => {
        const isFine = order.every((item, index) => allowed.includes(item) && order.indexOf(item) === index);
        expect(checkOrder(order, new Set(allowed)).ok).toBe(isFine);
      }),
    );
  });

  test('names what is unknown, once', () => {
    expect(checkOrder(['a', 'x', 'y', 'x'], new Set('ab'))).toEqual({
      ok: false,
      problem: { code: 'ranking-unknown', items: ['x', 'y'] },
    });
  });

  test('names what stands twice', () => {
    expect(checkOrder(['a', 'b', 'a', 'a'], new Set('ab'))).toEqual({
      ok: false,
      problem: { code: 'ranking-duplicate', items: ['a'] },
    });
  });
});

describe('completeOrder', () => {
  test('does what adding the missing ones, one by one, does', () => {
    fc.assert(
      fc.property(letters, shuffles, (order, all) => {
        const slow: string[] = [];
        for (const item of order) if (all.includes(item) && !slow.includes(item)) slow.push(item);
        for (const item of all) if (!slow.includes(item)) slow.push(item);
        expect(completeOrder(order, all)).toEqual(slow);
      }),
    );
  });

  test('always gives a permutation of the catalogue', () => {
    fc.assert(
      fc.property(letters, shuffles, (order, all) => {
        expect([...completeOrder(order, all)].toSorted()).toEqual(all.toSorted());
      }),
    );
  });
});

describe('moveToRank', () => {
  test('puts the item at its rank and shifts those between by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), fc.nat(), (count, from, to) => {
        const items = Array.from({ length: count }, (_, index) => index);
        const item = from % count;
        const rank = (to % count) + 1;
        const others = items.filter((other) => other !== item);
        const slow = [...others.slice(0, rank - 1), item, ...others.slice(rank - 1)];
        expect(moveToRank(items, item, rank)).toEqual(slow);
      }),
    );
  });
});

describe('parseRank', () => {
  test.each(['1', '13', '300', ' 7 ', '007'])('takes "%s"', (text) => {
    expect(parseRank(text, 300)).toBe(Number(text));
  });

  test.each(['', '0', '301', '-1', '2.5', '1e2', 'one', '1 2', '٣', '99999999999999999999'])(
    'refuses "%s"',
    (text) => {
      expect(parseRank(text, 300)).toBeUndefined();
    },
  );
});

test('duplicateRanks names each rank that stands twice or more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 })), (ranks) => {
      const slow = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
        (rank) => ranks.filter((other) => other === rank).length > 1,
      );
      expect(duplicateRanks(ranks)).toEqual(slow);
    }),
  );
});

describe('track groups', () => {
  test('hold every album song once, at its own number, and no single', () => {
    fc.assert(
      fc.property(catalogues, (catalogue) => {
        const groups = defaultTrackGroups(catalogue);
        const songs = catalogue.songs.filter((song) => song.albumKey !== SINGLES_KEY);
        expect(groups.flat().toSorted()).toEqual(songs.map((song) => song.id).toSorted());
        for (const [index, group] of groups.entries()) {
          expect(group.every((id) => catalogue.songsById.get(id)?.track === index + 1)).toBe(true);
        }
      }),
    );
  });

  test('go up to the length of the longest album', () => {
    fc.assert(
      fc.property(catalogues, (catalogue) => {
        const lengths = catalogue.albums
          .filter(({ key }) => key !== SINGLES_KEY)
          .map(({ songs }) => songs.length);
        expect(defaultTrackGroups(catalogue)).toHaveLength(Math.max(...lengths));
      }),
    );
  });

  test('keep what a fan ranked and gain what is new', () => {
    fc.assert(
      fc.property(catalogues, fc.nat(), (catalogue, seed) => {
        const saved = defaultTrackGroups(catalogue).map((group, index) =>
          group.toReversed().slice((seed + index) % 2),
        );
        const complete = completeTrackGroups(saved, catalogue);
        for (const [index, group] of saved.entries())
          expect(complete[index]?.slice(0, group.length)).toEqual(group);
        expect(complete.flat().toSorted()).toEqual(defaultTrackGroups(catalogue).flat().toSorted());
      }),
    );
  });

  test('refuse a song of another number, naming both', () => {
    const catalogue = buildCatalogue([anAlbum('a', 2)]);
    expect(checkTrackGroups([['a2']], catalogue)).toEqual({
      ok: false,
      problem: { code: 'ranking-unknown', items: ['a2'], trackNumber: 1 },
    });
  });

  test('refuse a group beyond the longest album', () => {
    const catalogue = buildCatalogue([anAlbum('a', 1)]);
    expect(checkTrackGroups([['a1'], ['a2']], catalogue).ok).toBe(false);
  });

  test('are fine where each song stands at its own number, also where some are left out', () => {
    const catalogue = buildCatalogue([anAlbum('a', 2), anAlbum('b', 2)]);
    expect(checkTrackGroups([['b1'], ['b2', 'a2']], catalogue)).toEqual({
      ok: true,
      value: [['b1'], ['b2', 'a2']],
    });
    expect(completeTrackGroups([['b1']], catalogue)).toEqual([
      ['b1', 'a1'],
      ['a2', 'b2'],
    ]);
  });

  test('give an album of the first song of each in which the fan placed one', () => {
    const groups = [['b1', 'a1'], [], ['a3'], ['a4', 'b4']];
    expect(yourAlbum(groups, ['a1', 'a3'])).toEqual(['b1', 'a3']);
    expect(yourAlbum(groups, [])).toEqual([]);
  });
});

describe('Borda', () => {
  const ballots = fc.array(fc.shuffledSubarray([...'abcde'], { minLength: 1 }), { maxLength: 8 });

  test('counts for each item those that it beats, and itself', () => {
    fc.assert(
      fc.property(ballots, (all) => {
        for (const ballot of all) {
          for (const [item, points] of doubledBordaPoints(ballot, () => true)) {
            const beaten = ballot.filter((other) => ballot.indexOf(other) > ballot.indexOf(item));
            expect(points).toBe(2 * (beaten.length + 1));
          }
        }
      }),
    );
  });

  test('shares evenly what the placed ones leave: the order of the others earns nothing', () => {
    const points = (placed: string) => [
      ...doubledBordaPoints([...'abcde'], (item) => placed.includes(item)).values(),
    ];
    expect(points('ab')).toEqual([10, 8, 4, 4, 4]);
    expect(points('a')).toEqual([10, 5, 5, 5, 5]);
    expect(points('')).toEqual([6, 6, 6, 6, 6]);
    // 8 is hers for the second rank; the rest is 22 for four, to the next half point.
    expect(points('b')).toEqual([6, 8, 6, 6, 6]);
  });

  test('leaves ties in the order of the candidates', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }), (points) => {
        const candidates = points.map((value, index) => ({ value, index }));
        const slow = [3, 2, 1, 0].flatMap((value) =>
          candidates.filter((candidate) => candidate.value === value),
        );
        expect(rankByPoints(candidates, ({ value }) => value)).toEqual(slow);
      }),
    );
  });
});

describe('an order of all songs from album rankings', () => {
  test('is always a permutation of the catalogue', () => {
    fc.assert(
      fc.property(catalogues, fc.nat(), (catalogue, seed) => {
        const ranked = catalogue.albums.filter((_, index) => (seed >> index) % 2 === 0);
        const songs = new Map(
          ranked.map(({ key, songs: own }) => [key, own.map(({ id }) => id).toReversed()]),
        );
        const order = orderFromAlbums({ songs, albums: [] }, catalogue);
        expect(order.toSorted()).toEqual(catalogue.songs.map(({ id }) => id).toSorted());
      }),
    );
  });

  test('weaves by rank within the album, albums by their own ranking, unranked ones last', () => {
    const catalogue = buildCatalogue([anAlbum('a', 2), anAlbum('b', 3), anAlbum('c', 1)]);
    const songs = new Map([
      ['a', ['a2', 'a1']],
      ['b', ['b3', 'b1', 'b2']],
    ]);
    expect(orderFromAlbums({ songs, albums: ['b', 'a', 'c'] }, catalogue)).toEqual([
      'b3',
      'a2',
      'b1',
      'a1',
      'b2',
      'c1',
    ]);
  });
});

test('albums stand by release until they are ranked, undated ones first, singles left out', () => {
  const catalogue = {
    albums: [
      anAlbum('new', 1, '2021-04-09'),
      anAlbum('undated', 1, null),
      anAlbum('old', 1, '2006-10-24'),
      anAlbum('undated2', 1, null),
      anAlbum(SINGLES_KEY, 1, null),
    ],
  };
  expect(rankableAlbums(catalogue).map(({ key }) => key)).toEqual(['undated', 'undated2', 'old', 'new']);
});
