import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeShow } from './complete-show.ts';
import { checkDraft, verifySetList } from './set-list-rules.ts';
import { emptySetList, eraName, songsOfEntry } from './set-list.ts';

const ERAS = ['Sun', 'Moon', 'Sea', 'Sky', 'Rain', 'Snow', 'Fire', 'Wind', 'Dust'];
const empty = emptySetList({ albums: ERAS.map((era) => ({ era, onTour: true })) });
/** The era of a song is the word before the dash: `Sun-1`. */
const eraOf = (song: string) => ERAS.find((era) => song.startsWith(`${era}-`));
const allSongs = ERAS.flatMap((era) => [1, 2, 3, 4, 5, 6, 7].map((number) => `${era}-${number}`));
const picks = { guitar: ['Sun-1/Moon-1'], piano: ['Sea-7'] };

describe('completeShow', () => {
  test('makes a show that complies of nothing but wishes', () => {
    expect(verifySetList(completeShow(empty, { songs: allSongs, picks, eraOf })).ok).toBe(true);
  });

  test('gives an empty era its first wish before others get more, and wishes their turn', () => {
    // The songs of the eight other eras alone would fill the show.
    const songs = [...allSongs.filter((song) => !song.startsWith('Dust-')), 'Dust-3', 'Dust-1'];
    const { entries } = completeShow(empty, { songs, picks, eraOf });
    const songsOf = (name: string) =>
      entries.filter((entry) => eraName(entry) === name).flatMap(songsOfEntry);
    expect(songsOf('Dust')).toEqual(['Dust-3']);
    // The first of the sun is sung as a surprise, so the second one opens its era.
    expect(songsOf('Sun')).toEqual(['Sun-2', 'Sun-3', 'Sun-4', 'Sun-5', 'Sun-6', 'Sun-7']);
    expect(songsOf('Surprise Songs')).toEqual(['Sun-1/Moon-1', 'Sea-7']);
  });

  test('adds nothing to an era for its own sake that has a song', () => {
    const others = empty.entries.slice(1);
    const started = { entries: [{ kind: 'era' as const, era: 'Sun', songs: ['Sun-7'] }, ...others] };
    const { entries } = completeShow(started, { songs: ['Sun-2', 'Sun-3'], picks, eraOf });
    expect(entries.slice(0, 1).flatMap(songsOfEntry)).toEqual(['Sun-7', 'Sun-2', 'Sun-3']);
    const first = completeShow(started, { songs: allSongs.toReversed(), picks, eraOf }).entries;
    expect(first.slice(0, 1).flatMap(songsOfEntry)).toEqual(['Sun-7']);
  });

  test('leaves a show that is whole as it is', () => {
    const show = completeShow(empty, { songs: allSongs, picks, eraOf });
    const others = { guitar: ['Dust-7'], piano: ['Dust-6'] };
    expect(completeShow(show, { songs: allSongs.toReversed(), picks: others, eraOf })).toEqual(show);
  });

  test('never breaks a rule of drafts, whatever is wished for', () => {
    const anySong = fc.constantFrom(...allSongs, 'Nowhere-1', 'Sun-1/Moon-1', 'Sky-1/Sky-2', 'Sea-3/Sea-4');
    fc.assert(
      fc.property(fc.array(anySong), fc.array(anySong), (songs, guitar) => {
        expect(checkDraft(completeShow(empty, { songs, picks: { guitar, piano: guitar }, eraOf }))).toEqual(
          [],
        );
      }),
      { numRuns: 300, seed: 13 },
    );
  });
});
