import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { buildCatalogue, SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { SHOW_SONGS, tourAlbums, type SetListEntry } from '@thirteen/domain/set-list/set-list.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { shuffled } from '../../chance.ts';

/** The lists of a made-up fan who finished everything: what the server stores, and what it sends. */
export type SampleFan = {
  readonly top13: readonly string[];
  readonly albums: readonly string[];
  readonly show: readonly SetListEntry[];
  readonly guitar: string;
  readonly piano: string;
};

/** What one fan adds to a counter. */
export type Contribution = { readonly name: string; readonly item: string; readonly change: number };

const PUBLISHED_AT = '2026-05-03T20:00:00.000Z';

const catalogue = buildCatalogue(catalogueAlbums);
const songIds = catalogue.songs.map(({ id }) => id);
const albumKeys = catalogue.albums.map(({ key }) => key).filter((key) => key !== SINGLES_KEY);
const tour = tourAlbums(catalogue).map(({ era, songs }) => ({ era, ids: songs.map(({ id }) => id) }));

/** Makes a random fan: a full Top 13, an order of all albums and a show that passes every rule. */
export function makeSampleFan(random: () => number): SampleFan {
  const least = Math.floor(SHOW_SONGS / tour.length);
  const withMore = SHOW_SONGS - least * tour.length;
  const shuffledTour = tour.map(({ era, ids }) => ({ era, ids: shuffled(ids, random) }));
  const eras = shuffledTour.map(({ era, ids }, place): SetListEntry => ({
    kind: 'era',
    era,
    songs: ids.slice(0, least + (place < withMore ? 1 : 0)),
  }));
  const [guitar = '', piano = ''] = shuffled(
    shuffledTour.map(({ ids }) => ids.at(-1) ?? ''),
    random,
  );
  return {
    top13: shuffled(songIds, random).slice(0, TOP13_SLOTS),
    albums: shuffled(albumKeys, random),
    show: [...shuffled(eras, random), { kind: 'surprise', guitar, piano }],
    guitar,
    piano,
  };
}

/** The lists as they lie in the database, by name. */
export function storedLists({
  top13,
  albums,
  show,
}: SampleFan): readonly (readonly [list: string, items: string])[] {
  return [
    ['allAlbums', JSON.stringify(albums)],
    ['setList', JSON.stringify({ entries: show, published: { at: PUBLISHED_AT, entries: show } })],
    ['top13', JSON.stringify(top13)],
  ];
}

/** What the fan's lists add to the statistics. */
export function contributionsOf({ top13, albums, show, guitar, piano }: SampleFan): readonly Contribution[] {
  const picks = [guitar, piano];
  const sung = [...show.flatMap((entry) => (entry.kind === 'era' ? entry.songs : [])), ...picks];
  const once = (name: string, items: readonly string[]) => items.map((item) => ({ name, item, change: 1 }));
  return [
    ...albums.map((item, index) => ({ name: 'album-points', item, change: 2 * (albums.length - index) })),
    ...once('album-ballots', albums),
    ...once('favorite-songs', top13),
    ...once('tour-songs', sung),
  ];
}
