import type { Top13 } from '../top13/top13.ts';

/** How many albums a comparison names as alike, and as many as different. */
export const COMPARED_ALBUMS = 3;

/** Ranks at most this far apart are alike; all others are different, so that no album is both. */
const ALIKE_WITHIN = 2;

/** What of a fan is compared: the songs by slot, and the keys of all albums in order, empty where they were not ranked. */
export type Taste = { readonly top13: Top13; readonly albumOrder: readonly string[] };

export type SongInCommon = { readonly songId: string; readonly yourSlot: number; readonly theirSlot: number };
export type AlbumInBoth = {
  readonly albumKey: string;
  readonly yourRank: number;
  readonly theirRank: number;
};

/** What two fans have in common, and what not. */
export type Likeness = {
  /** The songs of both Top 13, those that both love most first. */
  readonly songs: readonly SongInCommon[];
  /** The albums of both rankings, in your order. */
  readonly albums: readonly AlbumInBoth[];
  /** Up to three that are ranked most alike, the closest first, of those the ones that both rank higher. */
  readonly alike: readonly AlbumInBoth[];
  /** Up to three that are ranked most differently, the furthest apart first. */
  readonly apart: readonly AlbumInBoth[];
};

/** Holds two fans' songs and albums against each other. Turned round, it answers the same from the other side. */
export function compareTastes(yours: Taste, theirs: Taste): Likeness {
  const songs = yours.top13
    .flatMap((songId, index) => {
      const place = theirs.top13.indexOf(songId);
      return songId === null || place < 0 ? [] : { songId, yourSlot: index + 1, theirSlot: place + 1 };
    })
    .toSorted(
      (a, b) => a.yourSlot + a.theirSlot - (b.yourSlot + b.theirSlot) || compareText(a.songId, b.songId),
    );
  const albums = yours.albumOrder.flatMap((albumKey, index) => {
    const place = theirs.albumOrder.indexOf(albumKey);
    return place < 0 ? [] : { albumKey, yourRank: index + 1, theirRank: place + 1 };
  });
  const byFavor = albums.toSorted((a, b) => favorOf(a) - favorOf(b) || compareText(a.albumKey, b.albumKey));
  const alike = byFavor.filter((album) => distanceOf(album) <= ALIKE_WITHIN);
  const apart = byFavor.filter((album) => distanceOf(album) > ALIKE_WITHIN);
  return {
    songs,
    albums,
    alike: alike.toSorted((a, b) => distanceOf(a) - distanceOf(b)).slice(0, COMPARED_ALBUMS),
    apart: apart.toSorted((a, b) => distanceOf(b) - distanceOf(a)).slice(0, COMPARED_ALBUMS),
  };
}

/** How many ranks lie between the two places of an album. */
export function distanceOf({ yourRank, theirRank }: AlbumInBoth): number {
  return Math.abs(yourRank - theirRank);
}

function favorOf({ yourRank, theirRank }: AlbumInBoth): number {
  return yourRank + theirRank;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : 1;
}
