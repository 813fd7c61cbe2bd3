import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { checkDraft } from '@thirteen/domain/set-list/set-list-rules.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSameSetList,
  mergeStates,
  toSent,
  toState,
  withAllEras,
  type SetListState,
} from './set-list-state.ts';

/** Two eras as text, songs as letters, the guitar's pick after the bar: `Sun ab, Moon c | d`. */
function show(text: string, verified = false): SetListState {
  const [eras = '', guitar = ''] = text.split('|').map((part) => part.trim());
  return {
    entries: [
      ...eras.split(',').map((part) => {
        const [era = '', songs = ''] = part.trim().split(' ');
        return { kind: 'era' as const, era, songs: [...songs] };
      }),
      { kind: 'surprise', guitar: guitar || null, piano: null },
    ],
    verified,
  };
}

describe('mergeStates', () => {
  test.each([
    {
      name: 'songs in different eras',
      from: 'Sun a, Moon',
      mine: 'Sun ab, Moon',
      theirs: 'Sun a, Moon c',
      merged: 'Sun ab, Moon c',
    },
    {
      name: 'songs in the same era',
      from: 'Sun a, Moon',
      mine: 'Sun ab, Moon',
      theirs: 'Sun ac, Moon',
      merged: 'Sun acb, Moon',
    },
    {
      name: 'a removal with an addition',
      from: 'Sun ab, Moon',
      mine: 'Sun b, Moon',
      theirs: 'Sun abc, Moon',
      merged: 'Sun bc, Moon',
    },
    {
      name: 'a moved era with a pick',
      from: 'Sun a, Moon b',
      mine: 'Moon b, Sun a',
      theirs: 'Sun a, Moon b | d',
      merged: 'Moon b, Sun a | d',
    },
  ])('joins $name', ({ from, mine, theirs, merged }) => {
    expect(mergeStates(show(from), show(mine), show(theirs))).toEqual(show(merged));
  });

  test.each([
    { name: 'a song stands in two eras', from: 'Sun, Moon', mine: 'Sun a, Moon', theirs: 'Sun, Moon a' },
    {
      name: 'an era would hold seven',
      from: 'Sun abcde, Moon',
      mine: 'Sun abcdef, Moon',
      theirs: 'Sun abcdeg, Moon',
    },
    { name: 'both moved eras', from: 'Sun, Moon, Sea', mine: 'Moon, Sun, Sea', theirs: 'Sun, Sea, Moon' },
    { name: 'both picked for the guitar', from: 'Sun, Moon', mine: 'Sun, Moon | a', theirs: 'Sun, Moon | b' },
    {
      name: 'both put the same songs in order',
      from: 'Sun abc, Moon',
      mine: 'Sun cab, Moon',
      theirs: 'Sun bca, Moon',
    },
  ])('gives up where $name', ({ from, mine, theirs }) => {
    expect(mergeStates(show(from), show(mine), show(theirs))).toBeUndefined();
  });

  const anySongs = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
  const anyShow = fc
    .record({ songs: anySongs, cut: fc.nat(8), isSwapped: fc.boolean(), verified: fc.boolean() })
    .map(({ songs, cut, isSwapped, verified }) => {
      const eras = [`Sun ${songs.slice(0, cut).join('')}`, `Moon ${songs.slice(cut).join('')}`];
      return show((isSwapped ? eras.toReversed() : eras).join(', '), verified);
    })
    .filter((state) => checkDraft(state).length === 0);

  test('never makes a show that the rules forbid, and keeps what only one side changed', () => {
    fc.assert(
      fc.property(anyShow, anyShow, anyShow, (from, mine, theirs) => {
        const merged = mergeStates(from, mine, theirs);
        expect(merged ? checkDraft(merged) : []).toEqual([]);
        expect(mergeStates(from, from, theirs)?.entries).toEqual(theirs.entries);
        expect(mergeStates(from, mine, from)?.entries).toEqual(mine.entries);
      }),
      { numRuns: 1000, seed: 13 },
    );
  });

  test('never calls a joined show verified that nobody verified', () => {
    const merged = mergeStates(show('Sun a, Moon'), show('Sun a, Moon', true), show('Sun a, Moon b'));
    expect(merged).toEqual(show('Sun a, Moon b', false));
  });
});

describe('isSameState', () => {
  const sun = show('Sun a');
  const drafted = { ...sun, publishedAt: '2026-05-03T20:00:00.000Z' };
  const published = { ...drafted, verified: true };
  test.each([
    { name: 'a draft that is published', asked: sun, saved: published, isSame: true },
    { name: 'another show', asked: show('Sun b'), saved: published, isSame: false },
    { name: 'Verify, of a draft', asked: show('Sun a', true), saved: drafted, isSame: false },
    { name: 'Verify, of what is published', asked: show('Sun a', true), saved: published, isSame: true },
    { name: 'a reset, of a public show', asked: { ...sun, withdraws: true }, saved: drafted, isSame: false },
    { name: 'a reset, of a draft alone', asked: { ...sun, withdraws: true }, saved: sun, isSame: true },
  ] as const)('$name: what is asked for is there already: $isSame', ({ asked, saved, isSame }) => {
    expect(isSameSetList(asked, saved)).toBe(isSame);
    expect(isSameSetList(saved, asked)).toBe(isSame);
  });

  test('joined shows go on taking the public page away', () => {
    const mine = { ...show('Sun ab, Moon'), withdraws: true } as const;
    expect(mergeStates(show('Sun a, Moon'), mine, show('Sun a, Moon c'))?.withdraws).toBe(true);
  });
});

const describeSong = (song: string) => ({
  _id: song,
  title: `${song} / title`,
  audioSource: '',
  isMashup: song.includes('/'),
});

describe('a set list on its way to the server and back', () => {
  test('stays the same', () => {
    const draft: SetListDraft = {
      entries: [
        { kind: 'era', era: 'Sun', songs: ['a', 'b/c'] },
        { kind: 'surprise', guitar: null, piano: 'd' },
      ],
    };
    const replies = toSent(draft, describeSong).map((entry, index) => ({
      ...entry,
      order: index + 1,
      songs: (entry.songs ?? []).map(({ _id }) => describeSong(_id)),
      guitarSong: entry.guitarSong ? describeSong(entry.guitarSong['_id']) : null,
      pianoSong: entry.pianoSong ? describeSong(entry.pianoSong['_id']) : null,
    }));
    expect(toState(replies, { verified: false })).toEqual({ ...draft, verified: false });
  });

  test('gets an entry for each era that it lacks', () => {
    const albums = [
      { era: 'Sun', onTour: true },
      { era: null, onTour: false },
      { era: 'Later', onTour: false },
      { era: 'Moon', onTour: true },
    ];
    expect(withAllEras({ entries: [{ kind: 'era', era: 'Moon', songs: ['a'] }] }, albums).entries).toEqual([
      { kind: 'era', era: 'Moon', songs: ['a'] },
      { kind: 'era', era: 'Sun', songs: [] },
      { kind: 'surprise', guitar: null, piano: null },
    ]);
  });
});
