import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCatalogue, type Album } from '../catalogue/catalogue.ts';
import { editSetList, type SetListEdit } from './edit-set-list.ts';
import { checkDraft, checkSetList, findUnknownSongs, verifySetList } from './set-list-rules.ts';
import {
  countSetList,
  emptySetList,
  findTooLargeMashup,
  isMashup,
  songIdsIn,
  songsOfEntry,
  titleOfSetSong,
  toMashup,
  type SetListDraft,
} from './set-list.ts';

fc.configureGlobal({ seed: 13 });

const eras = Array.from({ length: 11 }, (_, index) => `Era ${index + 1}`);
const catalogue = buildCatalogue(
  eras.map((era, index): Album => ({
    key: `era${index}`,
    slug: `era-${index}`,
    era,
    title: era,
    releaseDate: null,
    releaseYear: null,
    cover: null,
    onTour: true,
    shortNames: [],
    theme: `era-${index}`,
    songs: Array.from({ length: 8 }, (_, track) => ({
      id: `song-${index}-${track}`,
      title: track === 0 ? `Either / Or ${index}` : `Song ${index} ${track}`,
      albumKey: `era${index}`,
      track: track + 1,
      durationSeconds: null,
      artist: null,
      featuring: null,
      audioSource: null,
    })),
  })),
);
const songIds = catalogue.songs.map(({ id }) => id);

const anySong = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...songIds) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...songIds), fc.constantFrom(...songIds))
      .map(([a, b]) => toMashup(a, b)),
  },
);
const anyEra = fc.constantFrom(...eras);
const anyPlace = fc.nat(7);
const anyEdit: fc.Arbitrary<SetListEdit> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      era: anyEra,
      songs: fc.array(anySong, { minLength: 1, maxLength: 3 }),
    }),
  },
  fc.record({
    kind: fc.constant('pick' as const),
    instrument: fc.constantFrom('guitar' as const, 'piano' as const),
    song: anySong,
  }),
  fc.record({
    kind: fc.constant('remove' as const),
    place: fc.oneof(
      fc.record({ era: anyEra, index: anyPlace }),
      fc.record({ instrument: fc.constantFrom('guitar' as const, 'piano' as const) }),
    ),
  }),
  fc.record({ kind: fc.constant('move-song' as const), era: anyEra, from: anyPlace, to: anyPlace }),
  fc.record({
    kind: fc.constant('move-to-era' as const),
    from: fc.record({ era: anyEra, index: anyPlace }),
    era: anyEra,
  }),
  fc.record({ kind: fc.constant('move-era' as const), from: fc.nat(12), to: fc.nat(12) }),
);

/** A list of songs that fills a show, so that a draft can be completed. */
function aFullSetList(): SetListDraft {
  const counts = eras.map((_, index) => (index === 0 ? 5 : 4));
  return {
    entries: emptySetList(catalogue).entries.map((entry, index) =>
      entry.kind === 'era'
        ? { ...entry, songs: songIds.slice(index * 8, index * 8 + (counts[index] ?? 0)) }
        : { ...entry, guitar: 'song-0-7', piano: 'song-1-7' },
    ),
  };
}

/** The rules as a person would check them, counting by hand. */
function complies(setList: SetListDraft): boolean {
  const show = setList.entries.flatMap((entry) => (entry.kind === 'era' ? [entry.songs] : []));
  const surprise = setList.entries.flatMap((entry) =>
    entry.kind === 'surprise' ? [entry.guitar, entry.piano] : [],
  );
  const sung = [...show.flat(), ...surprise.filter((song) => song !== null)];
  const ids = sung.flatMap((song) => song.split('/'));
  return (
    show.flat().length === 45 &&
    surprise.every((song) => song !== null) &&
    sung.filter((song) => song.includes('/')).length <= 3 &&
    show.every((songs) => songs.length >= 1 && songs.length <= 6) &&
    ids.every((id, index) => ids.indexOf(id) === index)
  );
}

describe('editing', () => {
  test('never leads to a state that the rules forbid, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 120 }), (edits) => {
        let setList = emptySetList(catalogue);
        for (const edit of edits) {
          const edited = editSetList(setList, edit);
          if (edited.ok) setList = edited.value;
        }
        const counts = countSetList(setList);
        const ids = setList.entries.flatMap(songsOfEntry).flatMap(songIdsIn);
        expect(setList.entries).toHaveLength(12);
        expect(new Set(ids).size).toBe(ids.length);
        expect(counts.showSongs).toBeLessThanOrEqual(45);
        expect(counts.mashups).toBeLessThanOrEqual(3);
        expect(setList.entries.every((entry) => entry.kind !== 'era' || entry.songs.length <= 6)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    { name: 'a song that is in the show', song: 'song-0-0', code: 'set-list-song-used' },
    {
      name: 'a mashup of a song that is in the show',
      song: toMashup('song-2-7', 'song-0-0'),
      code: 'set-list-song-used',
    },
    {
      name: 'a mashup of a song with itself',
      song: toMashup('song-2-7', 'song-2-7'),
      code: 'set-list-song-used',
    },
    { name: 'a song that is a surprise pick', song: 'song-0-7', code: 'set-list-song-used' },
    { name: 'a 46th song', song: 'song-2-7', code: 'set-list-too-many-songs' },
  ])('refuses $name', ({ song, code }) => {
    expect(editSetList(aFullSetList(), { kind: 'add', era: 'Era 3', songs: [song] })).toMatchObject({
      ok: false,
      problem: { code },
    });
  });

  test('refuses a seventh song in an era', () => {
    let setList = emptySetList(catalogue);
    for (const song of songIds.slice(0, 6)) {
      const edited = editSetList(setList, { kind: 'add', era: 'Era 1', songs: [song] });
      if (edited.ok) setList = edited.value;
    }
    expect(editSetList(setList, { kind: 'add', era: 'Era 1', songs: ['song-5-5'] })).toEqual({
      ok: false,
      problem: { code: 'set-list-era-full', era: 'Era 1', count: 7, limit: 6 },
    });
  });

  test('a fourth mashup is refused, surprise songs counted', () => {
    let setList = emptySetList(catalogue);
    const mashups = [0, 1, 2, 3].map((index) => toMashup(`song-${index}-1`, `song-${index}-2`));
    for (const song of mashups.slice(0, 2)) {
      const edited = editSetList(setList, { kind: 'add', era: 'Era 1', songs: [song] });
      if (edited.ok) setList = edited.value;
    }
    const picked = editSetList(setList, { kind: 'pick', instrument: 'piano', song: mashups[2] ?? '' });
    expect(picked.ok).toBe(true);
    if (!picked.ok) return;
    expect(editSetList(picked.value, { kind: 'add', era: 'Era 2', songs: [mashups[3] ?? ''] })).toMatchObject(
      {
        problem: { code: 'set-list-too-many-mashups', count: 4, limit: 3 },
      },
    );
  });

  test('moves a song to another era and an era to another place', () => {
    const setList = aFullSetList();
    const moved = editSetList(setList, {
      kind: 'move-to-era',
      from: { era: 'Era 1', index: 0 },
      era: 'Era 2',
    });
    expect(moved.ok && songsOfEntry(moved.value.entries[1] ?? setList.entries[0] ?? never())).toEqual([
      'song-1-0',
      'song-1-1',
      'song-1-2',
      'song-1-3',
      'song-0-0',
    ]);
    const turned = editSetList(setList, { kind: 'move-era', from: 11, to: 0 });
    expect(turned.ok && turned.value.entries[0]?.kind).toBe('surprise');
  });
});

describe('verifying', () => {
  test('agrees with a slow and obvious check', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
        let setList = aFullSetList();
        for (const edit of edits) {
          const edited = editSetList(setList, edit);
          if (edited.ok) setList = edited.value;
        }
        expect(verifySetList(setList).ok).toBe(complies(setList));
      }),
      { numRuns: 1000 },
    );
  });

  test('takes a full show', () => {
    expect(checkSetList(aFullSetList())).toEqual([]);
  });

  test('names everything that an empty one lacks', () => {
    const codes = checkSetList(emptySetList(catalogue)).map(({ code }) => code);
    expect(codes).toEqual([
      'set-list-song-count',
      'set-list-surprise-count',
      ...eras.map(() => 'set-list-era-empty'),
    ]);
  });

  test('an empty one is fine as a draft', () => {
    expect(checkDraft(emptySetList(catalogue))).toEqual([]);
  });

  test('names songs that the catalogue does not know', () => {
    const setList = {
      entries: [{ kind: 'era' as const, era: 'Era 1', songs: [toMashup('song-0-0', 'nothing')] }],
    };
    expect(findUnknownSongs(setList, catalogue.songsById)).toEqual([
      { code: 'set-list-unknown-song', songId: 'nothing', era: 'Era 1' },
    ]);
  });
});

test('a mashup keeps its two songs, also where a title holds a slash', () => {
  fc.assert(
    fc.property(fc.constantFrom(...songIds), fc.constantFrom(...songIds), (first, second) => {
      const mashup = toMashup(first, second);
      expect(isMashup(mashup)).toBe(true);
      expect(songIdsIn(mashup)).toEqual([first, second]);
      expect(titleOfSetSong(mashup, titleOf)).toBe(`${titleOf(first)} / ${titleOf(second)}`);
    }),
  );
});

function titleOf(id: string): string | undefined {
  return catalogue.songsById.get(id)?.title;
}

function never(): never {
  throw new Error('The set list has no entries');
}

test('a mashup joins two songs, no more', () => {
  const holding = (song: string): SetListDraft => ({
    entries: [{ kind: 'era', era: eras[0] ?? '', songs: ['a', 'b/c', song] }],
  });
  expect(findTooLargeMashup(holding('d/e'))).toBeUndefined();
  expect(findTooLargeMashup(holding('d/e/f'))).toBe('d/e/f');
});
