import { expect, test } from 'vitest';
import { namesOfAlbum, shortNamesOfSong } from './short-names.ts';

test.each([
  { title: 'Quite Another', names: ['quite another'] },
  { title: 'Quite Another Record', names: ['quite another record', 'qar'] },
  { title: 'reputation', shortNames: ['rep', 'ts6'], names: ['reputation', 'rep', 'ts6'] },
  {
    title: "Red (Taylor's Version)",
    shortNames: ['rtv'],
    names: ['red', 'rtv', 'taylors version', 'tv'],
  },
])('the album $title is known as $names', ({ names, ...album }) => {
  expect(namesOfAlbum(album)).toEqual(names);
});

test.each([
  { title: 'A Song', names: ['asong'] },
  { title: 'Quite Another Song', names: ['quiteanothersong', 'qas'] },
  { title: 'Shake It Off', names: ['shakeitoff', 'sio', 'sio'] },
])('the song $title is known as $names', ({ title, names }) => {
  expect(shortNamesOfSong(title)).toEqual(names);
});
