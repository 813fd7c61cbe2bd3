import { expect, test } from 'vitest';
import { FIRST_BEADS, OFFERED_SONGS, offeredPicks, offeredSongs, tapSong } from './first-beads.ts';

test('three taps make three beads, in the order of the taps, and a fourth changes nothing', () => {
  const picks = ['c', 'a', 'b'].reduce(tapSong, [] as readonly string[]);
  expect(picks).toEqual(['c', 'a', 'b']);
  expect(picks).toHaveLength(FIRST_BEADS);
  expect(tapSong(picks, 'd')).toBe(picks);
});

test('a second tap takes a bead off, and the others move up', () => {
  expect(tapSong(['c', 'a', 'b'], 'c')).toEqual(['a', 'b']);
});

test('picks from before count where they are on offer, as far as there are beads', () => {
  const songs = ['a', 'b', 'c', 'd'].map((songId) => ({ songId }));
  expect(offeredPicks(['x', 'd', 'c', 'b', 'a'], songs)).toEqual(['d', 'c', 'b']);
  expect(offeredPicks([], songs)).toEqual([]);
});

test('a song picked before stays on offer when others have passed it', () => {
  const songs = [...'abcdefghijklmnop'].map((songId) => ({ songId }));
  expect(offeredSongs([], songs).join('')).toBe('abcdefghijkl');
  expect(offeredSongs(['p', 'a', 'unknown'], songs).join('')).toBe('abcdefghijkp');
  expect(offeredSongs(['m', 'n', 'o', 'p'], songs)).toHaveLength(OFFERED_SONGS);
});
