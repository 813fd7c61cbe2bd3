import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import type { SongCount } from '@thirteen/contract/statistics.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { OwnOrders } from './song-ideas.ts';
import { chooseSong } from './top13-edits.ts';
import { toSlotSong } from './top13.queries.ts';
import { top13Words } from './top13.words.ts';

/** What the Top 13 reads from the catalogue, the fan's rankings and the statistics. */
export type SongSource = {
  readonly findSongs: (query: string, signal: AbortSignal) => Promise<readonly Song[]>;
  /** Throws an `ApiError` of status 404 for an unknown id. */
  readonly getSong: (id: string) => Promise<Song>;
  /** All albums with their songs; none while they load. */
  readonly albums: readonly Album[];
  /** What the fan has ranked; a visitor has ranked nothing. */
  readonly readOrders?: () => Promise<OwnOrders>;
  readonly readFavorites: () => Promise<readonly SongCount[]>;
};

/** Reads a song anew and puts it into a slot; says so where the song is gone or could not be read. */
export async function fetchAndChoose(source: SongSource, slot: number, songId: string): Promise<void> {
  try {
    chooseSong(slot, toSlotSong(await source.getSong(songId)));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      toast.warning(words.top13.notFound, words.top13.notFoundTitle);
    } else {
      toast.error(words.top13.fetchFailed);
    }
  }
}

/** The ways to find a song beside searching for its title. */
const browseTabs = ['rankings', 'favorites', 'albums'] as const;
export type BrowseTab = (typeof browseTabs)[number];

/** Those that lead to songs of whoever is here. */
export function browseTabsOf({ readOrders }: SongSource): readonly BrowseTab[] {
  return readOrders === undefined ? browseTabs.filter((tab) => tab !== 'rankings') : browseTabs;
}

/** The slot that a song is looked for, and where. */
export type Browsing = { readonly slot: number; readonly tab: BrowseTab };

/** What each way is called. */
export const tabNames: Readonly<Record<BrowseTab, string>> = {
  rankings: top13Words.fromRankings,
  favorites: top13Words.fansLove,
  albums: top13Words.albums,
};
