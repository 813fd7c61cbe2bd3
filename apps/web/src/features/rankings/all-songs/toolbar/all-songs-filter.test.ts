import { expect, test } from 'vitest';
import { filterSongs } from './all-songs-filter.ts';
import type { RankedSong } from '#features/rankings/all-songs/ranked-songs.ts';

const aSong = (title: string, albumName: string, rank: number): RankedSong => ({
  id: title,
  title,
  albumName,
  cover: '',
  audioSource: '',
  rank,
  isPlaced: false,
});
const songs = [
  aSong('Blue Café', 'One', 1),
  aSong("Don't", 'Two', 2),
  aSong('Cafe Noir', 'Two', 3),
  aSong('Everything But Tea', 'Three', 4),
];

test.each([
  { name: 'nothing', title: '', album: '', ranks: [1, 2, 3, 4] },
  { name: 'a title without its accent, in any case', title: 'CAFE', album: '', ranks: [1, 3] },
  { name: 'a title without its apostrophe', title: 'dont', album: '', ranks: [2] },
  { name: 'an album', title: '', album: 'Two', ranks: [2, 3] },
  { name: 'both', title: 'cafe', album: 'Two', ranks: [3] },
  { name: 'the name of an album', title: 'two', album: '', ranks: [2, 3] },
  { name: 'first letters', title: 'ebt', album: '', ranks: [4] },
  { name: 'what is nowhere', title: 'xyz', album: '', ranks: [] },
])('filtering by $name keeps the ranks', ({ title, album, ranks }) => {
  expect(filterSongs(songs, { title, album }).map(({ rank }) => rank)).toEqual(ranks);
});
