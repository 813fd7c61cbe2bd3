import { buildCatalogue, findAlbum, SINGLES_KEY, type Song } from '@thirteen/domain/catalogue/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { catalogueAlbums } from './catalogue-data.ts';
import midnightsFile from './data/albums/midnights.json' with { type: 'json' };
import singlesFile from './data/albums/singles.json' with { type: 'json' };
import tourFile from './data/eras-tour.json' with { type: 'json' };
import texts from './data/texts.json' with { type: 'json' };

const albums = catalogueAlbums.filter(({ key }) => key !== SINGLES_KEY);
const songs: readonly Song[] = catalogueAlbums.flatMap((album) => album.songs);
const ids = new Set(songs.map(({ id }) => id));

/** What stands more than once. */
function twins(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the albums', () => {
  test('have keys, slugs, titles and eras of their own', () => {
    expect(twins(catalogueAlbums.map(({ key }) => key))).toEqual([]);
    expect(twins(catalogueAlbums.map(({ slug }) => slug))).toEqual([]);
    expect(twins(albums.map(({ title }) => title))).toEqual([]);
    expect(twins(albums.map(({ era }) => era ?? ''))).toEqual([]);
  });

  test('each have a look of their own', () => {
    expect(catalogueAlbums.filter(({ slug, theme, look }) => theme !== slug || !look)).toEqual([]);
  });

  test('are found by every name that they have', () => {
    const catalogue = buildCatalogue(catalogueAlbums);
    const lost = albums.flatMap(({ key, slug, era, title }) =>
      [key, slug, era ?? '', title, title.toUpperCase()].filter(
        (name) => findAlbum(catalogue, name)?.key !== key,
      ),
    );
    expect(lost).toEqual([]);
  });

  test('name the year of their date', () => {
    for (const { releaseDate, releaseYear } of albums) {
      expect(Number(releaseDate?.slice(0, 4))).toBe(releaseYear);
      expect(new Date(`${releaseDate}T00:00:00Z`).toISOString()).toContain(releaseDate);
    }
  });

  test('count their tracks from 1 without a gap', () => {
    for (const album of catalogueAlbums) {
      expect(album.songs.map(({ track }) => track)).toEqual(album.songs.map((_, index) => index + 1));
    }
  });
});

describe('the songs', () => {
  test('have ids and titles of their own, whatever the case', () => {
    expect(twins(songs.map(({ id }) => id))).toEqual([]);
    expect(twins(songs.map(({ title }) => title.toLowerCase()))).toEqual([]);
  });

  test('have ids that can stand in an address and be joined by a slash', () => {
    expect(songs.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test('have clean titles without the suffix of a re-recording', () => {
    expect(
      songs
        .filter(
          ({ title }) => title !== title.trim().normalize('NFC') || /Version\)$|Vault|feat\./.test(title),
        )
        .map(({ title }) => title),
    ).toEqual(songs.filter(({ title }) => title.endsWith('(10 Minute Version)')).map(({ title }) => title));
  });

  test('last between half a minute and eleven minutes, where it is known', () => {
    const durations = songs.flatMap(({ durationSeconds }) => durationSeconds ?? []);
    expect(durations.length).toBeGreaterThan(songs.length * 0.9);
    expect(durations.filter((seconds) => seconds < 30 || seconds > 660)).toEqual([]);
  });

  test('name their guests', () => {
    const guests = midnightsFile.songs.filter((song) => 'featuring' in song);
    expect(guests.length).toBeGreaterThan(0);
    for (const { id } of guests) expect(songs.find((song) => song.id === id)?.featuring).toMatch(/\S/);
  });

  test("name the main artist of somebody else's record, and nobody for the artist's own", () => {
    const artists = new Map(
      singlesFile.songs.map((song) => [
        song.id,
        ('primaryArtist' in song ? song.primaryArtist : undefined) ?? null,
      ]),
    );
    expect(artists.get('single-half-of-my-heart')).toBe('John Mayer');
    for (const { id, artist } of songs) expect(artist).toBe(artists.get(id) ?? null);
  });
});

describe('the tour', () => {
  test('sings only songs of the catalogue', () => {
    const sung = tourFile.setLists.flatMap((setList) => setList.acts).flatMap((act) => act.songs);
    expect(sung.filter(({ songId }) => !ids.has(songId))).toEqual([]);
  });

  test('has a guitar and a piano set for every show', () => {
    expect(tourFile.surpriseSongs).toHaveLength(tourFile.shows);
    expect(tourFile.surpriseSongs.filter(({ sets }) => sets.length < 2)).toEqual([]);
  });
});

test('there are thirteen questions, and hero songs of the catalogue', () => {
  expect(texts.questions).toHaveLength(13);
  expect(texts.heroSongs.filter((id) => !ids.has(id))).toEqual([]);
});
