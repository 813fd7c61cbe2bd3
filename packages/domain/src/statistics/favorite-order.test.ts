import { expect, test } from 'vitest';
import type { Song } from '../catalogue/catalogue.ts';
import { orderFavorites } from './favorite-order.ts';

const song = (id: string, title: string): Song => ({
  id,
  title,
  albumKey: 'lover',
  track: 1,
  durationSeconds: null,
  artist: null,
  featuring: null,
  audioSource: null,
});
const songs = [song('a', 'Éclair'), song('b', 'Zebra'), song('c', 'east'), song('d', 'Apple')];
const songsById = new Map(songs.map((one) => [one.id, one]));

test('favorites come by count, most first, ties by title as people sort it, without songs that left', () => {
  const counts = new Map([
    ['b', 2],
    ['gone', 9],
    ['a', 3],
    ['c', 3],
    ['d', 2],
  ]);
  expect(orderFavorites(counts, { songsById })).toEqual([
    { title: 'east', count: 3 },
    { title: 'Éclair', count: 3 },
    { title: 'Apple', count: 2 },
    { title: 'Zebra', count: 2 },
  ]);
});
