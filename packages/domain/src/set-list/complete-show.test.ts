import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeShow } from './complete-show.ts';
import { checkDraft, verifySetList } from './set-list-rules.ts';
import { emptySetList, songsOfEntry } from './set-list.ts';

const ERAS = ['Sun', 'Moon', 'Sea', 'Sky', 'Rain', 'Snow', 'Fire', 'Dust'];
const empty = emptySetList({ albums: ERAS.map((era) => ({ era })) });
/** The era of a song is the word before the dash: `Sun-1`. */
const eraOf = (song: string) => ERAS.find((era) => song.startsWith(`${era}-`));
const allSongs = ERAS.flatMap((era) => [1, 2, 3, 4, 5, 6, 7].map((number) => `${era}-${number}`));
const picks = { guitar: ['Sun-1/Moon-1'], piano: ['Sea-7'] };

describe('completeShow', () => {
  test('makes a show that complies of nothing but wishes', () => {
    expect(verifySetList(completeShow(empty, { songs: allSongs, picks, eraOf })).ok).toBe(true);
  });

  test('gives an empty era its first wish before others get more', () => {
    const songs = [...allSongs.filter((song) => !song.startsWith('Dust-')), 'Dust-3', 'Dust-1'];
    const { entries } = completeShow(empty, { songs, picks, eraOf });
    expect(
      entries.filter((entry) => entry.kind === 'era' && entry.era === 'Dust').flatMap(songsOfEntry)[0],
    ).toBe('Dust-3');
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
