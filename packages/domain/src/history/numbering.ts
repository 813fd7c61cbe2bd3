import type { Catalogue } from '../catalogue/catalogue.ts';

/**
 * The permanent numbers of songs, as the catalogue has them, and of albums: an album stands by the number of one of its
 * songs, so that it needs none of its own.
 */
export type Numbering = {
  readonly ofSong: (songId: string) => number | undefined;
  readonly songOf: (number: number) => string | undefined;
  readonly ofAlbum: (key: string) => number | undefined;
  readonly albumOf: (number: number) => string | undefined;
  readonly ofEra: (era: string) => number | undefined;
  readonly eraOf: (number: number) => string | undefined;
};

/** How a catalogue numbers what lists hold. */
export function numberingOf(catalogue: Catalogue): Numbering {
  const { songsById, songsByNumber, albumsByKey, albums } = catalogue;
  const ofSong = (id: string) => songsById.get(id)?.numbers?.[0];
  const ofAlbum = (key: string) =>
    albumsByKey.get(key)?.songs.find(({ numbers }) => numbers?.[0] !== undefined)?.numbers?.[0];
  const albumOf = (number: number) => songsByNumber.get(number)?.albumKey;
  const keyOfEra = new Map(albums.flatMap(({ era, key }) => (era === null ? [] : [[era, key] as const])));
  return {
    ofSong,
    songOf: (number) => songsByNumber.get(number)?.id,
    ofAlbum,
    albumOf,
    ofEra: (era) => ofAlbum(keyOfEra.get(era) ?? ''),
    eraOf: (number) => albumsByKey.get(albumOf(number) ?? '')?.era ?? undefined,
  };
}
