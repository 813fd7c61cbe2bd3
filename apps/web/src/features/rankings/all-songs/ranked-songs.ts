import type { CatalogueEntry } from '@thirteen/contract/rankings.ts';
import { useMemo } from 'react';
import type { Order } from '#features/rankings/order.ts';

/** A song with its rank among all songs, from 1. */
export type RankedSong = {
  readonly id: string;
  readonly title: string;
  readonly albumName: string;
  readonly cover: string;
  readonly audioSource: string;
  readonly rank: number;
  /** Whether the fan has given it this place or moved it at all; else it stands where the catalogue has it. */
  readonly isPlaced: boolean;
};

const lastRanked = new WeakMap<CatalogueEntry, RankedSong>();

/** The songs in their order. A song of which nothing changed stays the same object, so that its row is not drawn again. */
export function useRankedSongs(
  entries: readonly CatalogueEntry[],
  { order, placed }: { readonly order: Order; readonly placed: readonly string[] },
): readonly RankedSong[] {
  const entriesById = useMemo(() => new Map(entries.map((entry) => [entry.songId, entry])), [entries]);
  return useMemo(() => {
    const own = new Set(placed);
    return order.flatMap((id, index) => {
      const entry = entriesById.get(id);
      return entry === undefined ? [] : [toRanked(entry, index + 1, own.has(id))];
    });
  }, [order, placed, entriesById]);
}

function toRanked(entry: CatalogueEntry, rank: number, isPlaced: boolean): RankedSong {
  const known = lastRanked.get(entry);
  if (known?.rank === rank && known.isPlaced === isPlaced) return known;
  const { songId: id, songTitle: title, albumName, albumImageSource: cover, audioSource } = entry;
  const song = { id, title, albumName, cover, audioSource, rank, isPlaced };
  lastRanked.set(entry, song);
  return song;
}
