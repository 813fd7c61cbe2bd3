import { emptySetList, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { describe, expect, test } from 'vitest';
import { clockWords, toGoSentence } from '#features/set-list/set-list.words.ts';
import { listMissing } from './missing-songs.ts';

const empty = emptySetList({
  albums: [
    { era: 'Sun', onTour: true },
    { era: 'Moon', onTour: true },
  ],
});
const withSongs = (era: string, songs: readonly string[]): SetListDraft => ({
  entries: empty.entries.map((entry) =>
    entry.kind === 'era' && entry.era === era ? { ...entry, songs } : entry,
  ),
});

describe('listMissing', () => {
  test('names each empty era and each pick, and where to give them', () => {
    expect(listMissing(empty)).toEqual([
      { key: 'songs', text: '45 more songs', target: { kind: 'era', era: 'Sun' } },
      { key: 'Sun', text: 'Sun needs a song', target: { kind: 'era', era: 'Sun' } },
      { key: 'Moon', text: 'Moon needs a song', target: { kind: 'era', era: 'Moon' } },
      { key: 'guitar', text: 'Guitar surprise song', target: { kind: 'surprise', instrument: 'guitar' } },
      { key: 'piano', text: 'Piano surprise song', target: { kind: 'surprise', instrument: 'piano' } },
    ]);
  });

  test('leads for more songs to the era that has the fewest', () => {
    expect(listMissing(withSongs('Sun', ['a']))[0]).toEqual({
      key: 'songs',
      text: '44 more songs',
      target: { kind: 'era', era: 'Moon' },
    });
  });
});

describe('toGoSentence', () => {
  const whole = { showSongs: 45, eras: 11, erasFilled: 11, surpriseSongs: 2 };

  test.each([
    {
      name: 'everything',
      counts: { ...whole, showSongs: 0, erasFilled: 0, surpriseSongs: 0 },
      sentence: '45 songs, 11 eras and 2 surprise songs to go.',
    },
    {
      name: 'one of each',
      counts: { ...whole, showSongs: 44, erasFilled: 10, surpriseSongs: 1 },
      sentence: '1 song, 1 era and 1 surprise song to go.',
    },
    { name: 'a pick alone', counts: { ...whole, surpriseSongs: 1 }, sentence: '1 surprise song to go.' },
    { name: 'nothing', counts: whole, sentence: '' },
  ])('tells of $name', ({ counts, sentence }) => {
    expect(toGoSentence(counts)).toBe(sentence);
  });
});

test.each([
  { seconds: 59 * 60, isAbout: false, text: '59 min' },
  { seconds: 2 * 3600 + 51 * 60 + 20, isAbout: true, text: 'about 2 h 51 min' },
])('a running time of $seconds seconds reads $text', ({ seconds, isAbout, text }) => {
  expect(clockWords({ seconds, isAbout })).toBe(text);
});
