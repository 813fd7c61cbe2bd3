import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { ideasFromFavorites, ideasFromOrders, type IdeaGroup } from './song-ideas.ts';

const aSong = (id: string, album: string): Song => ({
  _id: id,
  title: `Song ${id}`,
  album,
  albumImageSource: '',
  audioSource: '',
  track: 1,
  featuring: null,
  artist: null,
  durationSeconds: null,
  number: null,
  fromTheVault: false,
});

const anAlbum = (key: string, ids: string): Album => ({
  key,
  slug: key,
  title: `Album ${key}`,
  era: null,
  onTour: false,
  theme: 'singles',
  shortNames: [],
  albumCover: null,
  releaseDate: null,
  releaseYear: null,
  songs: [...ids].map((id) => aSong(id, `Album ${key}`)),
});

const albums = [anAlbum('one', 'abcdefg'), anAlbum('singles', 'xy')];
const shown = (groups: readonly IdeaGroup[]) =>
  groups.map(({ title, ideas }) => [title, ideas.map(({ song }) => song['_id']).join('')]);

describe('ideas from the rankings', () => {
  test('are the best of all songs, then the five best of each ranked album', () => {
    const orders = { allSongs: ['x', 'b'], albums: { one: [...'gfedcba'], standaloneSingles: ['y', 'x'] } };
    expect(shown(ideasFromOrders(albums, orders))).toEqual([
      ['My ranking of all songs', 'xb'],
      ['Album one', 'gfedc'],
      ['Album singles', 'yx'],
    ]);
  });

  test('are none where nothing was ranked', () => {
    expect(ideasFromOrders(albums, { allSongs: [], albums: { one: [] } })).toEqual([]);
  });

  test('leave out what the catalogue does not know', () => {
    expect(shown(ideasFromOrders(albums, { allSongs: ['gone', 'a'], albums: {} }))).toEqual([
      ['My ranking of all songs', 'a'],
    ]);
  });
});

test('ideas from the statistics say how many lists hold a song', () => {
  const [group] = ideasFromFavorites(albums, [
    { title: 'Song c', count: 3 },
    { title: 'Song x', count: 1 },
  ]);
  expect(group?.ideas.map(({ reason }) => reason)).toEqual(['In 3 Top 13s', 'In 1 Top 13']);
});
