import { describe, expect, test } from 'vitest';
import { buildCatalogue, findAlbum, isReservedName, ownEraOf, type Album } from './catalogue.ts';
import type { EraLook } from './era-look.ts';

const anAlbum = (album: Partial<Album>): Album => ({
  key: 'songs',
  slug: 'some-songs',
  era: null,
  title: 'Songs',
  releaseDate: null,
  releaseYear: null,
  cover: null,
  onTour: false,
  shortNames: [],
  theme: 'singles',
  songs: [],
  ...album,
});

describe('an album is found', () => {
  const sea = anAlbum({
    key: 'seaSongs',
    slug: 'songs-of-the-sea',
    era: 'Sea',
    title: 'The Sea\u2019s Caf\u00e9',
  });
  const hill = anAlbum({ key: 'hillSongs', slug: 'hill', title: 'Hill' });
  const later = anAlbum({ key: 'hill', slug: 'the-hill-again', title: 'Hill' });
  const catalogue = buildCatalogue([sea, hill, later]);

  test.each([
    { by: 'its title', name: 'The Sea\u2019s Caf\u00e9', album: sea },
    { by: 'its title with a straight apostrophe', name: "The Sea's Caf\u00e9", album: sea },
    { by: 'its title with a letter in two parts', name: "The Sea's Cafe\u0301", album: sea },
    { by: 'its title in other case, spaces around', name: " THE SEA'S CAF\u00c9 ", album: sea },
    { by: 'its era', name: 'sea', album: sea },
    { by: 'its key', name: 'SeaSongs', album: sea },
    { by: 'its slug', name: 'songs-of-the-sea', album: sea },
    { by: 'a name of two, the earlier', name: 'hill', album: hill },
    { by: 'a name that only the later has', name: 'the-hill-again', album: later },
    { by: 'no part of a name', name: 'The Sea', album: undefined },
    { by: 'no empty name', name: '', album: undefined },
  ])('by $by', ({ name, album }) => {
    expect(findAlbum(catalogue, name)).toBe(album);
  });
});

test.each([
  'all-albums',
  'allSongs',
  'Singles',
  'by-track-number',
  'standaloneSingles',
  'STANDALONE-SINGLES',
])('no album may be called %s, which names rankings', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(['all', 'songs', '', 'single'])('an album may be called "%s"', (name) => {
  expect(isReservedName(name)).toBe(false);
});

test('the era of an album with a look of its own is known by its slug', () => {
  // What the colors are is no matter of this rule.
  const look = { drawing: 'waves', sound: null } as EraLook;
  expect(ownEraOf({ slug: 'songs-of-the-sea', look })).toEqual({ key: 'songs-of-the-sea', ...look });
  expect(ownEraOf({ slug: 'songs-of-the-sea' })).toBeUndefined();
});
