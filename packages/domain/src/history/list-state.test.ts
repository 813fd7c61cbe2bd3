import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { songNumbers } from '@thirteen/catalogue/song-numbers.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '../catalogue/catalogue.ts';
import { emptySetList, toMashup, type SetListDraft } from '../set-list/set-list.ts';
import { packOrder, packSetList, unpackOrder, unpackSetList } from './list-state.ts';
import { numberingOf } from './numbering.ts';

const catalogue = buildCatalogue(
  catalogueAlbums.map((album) => ({
    ...album,
    songs: album.songs.map((song) => ({ ...song, numbers: [songNumbers.get(song.id) ?? 0] })),
  })),
);
const numbering = numberingOf(catalogue);
const songIds = catalogue.songs.map(({ id }) => id);
const aSong = fc.constantFrom(...songIds);
const slots = fc.array(fc.option(aSong), { maxLength: 50 });

describe('an order that was packed', () => {
  test('is the same unpacked, but for what is empty at its end', () => {
    fc.assert(
      fc.property(slots, (items) => {
        const end = items.findLastIndex((item) => item !== null) + 1;
        expect(unpackOrder(packOrder(items, numbering.ofSong), numbering.songOf)).toEqual(
          items.slice(0, end),
        );
      }),
    );
  });

  test('takes two bytes a song at most', () => {
    fc.assert(
      fc.property(slots, (items) => {
        expect(new TextEncoder().encode(packOrder(items, numbering.ofSong)).length).toBeLessThanOrEqual(
          2 * items.length,
        );
      }),
    );
  });

  test('may be one of albums', () => {
    const keys = catalogue.albums.map(({ key }) => key);
    fc.assert(
      fc.property(fc.shuffledSubarray(keys), (order) => {
        expect(unpackOrder(packOrder(order, numbering.ofAlbum), numbering.albumOf)).toEqual(order);
      }),
    );
  });

  test.each(['', 'A', '!!', 'zzzz', '__AA', 'é-'])('reads %j without harm', (packed) => {
    expect(unpackOrder(packed, numbering.songOf).every((song) => song === null)).toBe(true);
    expect(unpackSetList(packed, numbering)).toEqual({ entries: [] });
  });
});

describe('a set list that was packed', () => {
  const aSetSong = fc.oneof(
    aSong,
    fc.tuple(aSong, aSong).map(([first, second]) => toMashup(first, second)),
  );
  const aSetList: fc.Arbitrary<SetListDraft> = fc
    .shuffledSubarray([...emptySetList(catalogue).entries], { minLength: 12 })
    .chain((entries) =>
      fc.tuple(
        ...entries.map((entry) =>
          entry.kind === 'era'
            ? fc.array(aSetSong, { maxLength: 6 }).map((songs) => ({ ...entry, songs }))
            : fc
                .tuple(fc.option(aSetSong), fc.option(aSetSong))
                .map(([guitar, piano]) => ({ ...entry, guitar, piano })),
        ),
      ),
    )
    .map((entries) => ({ entries }));

  test('is the same unpacked: eras, order, mashups and surprise songs', () => {
    fc.assert(
      fc.property(aSetList, ({ entries }) => {
        const packed = packSetList({ entries }, numbering);
        fc.pre(packed !== '');
        expect(unpackSetList(packed, numbering)).toEqual({ entries });
      }),
    );
  });

  test('is nothing where it holds no song', () => {
    expect(packSetList(emptySetList(catalogue), numbering)).toBe('');
  });
});
