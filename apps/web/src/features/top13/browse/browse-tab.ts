import type { SongSource } from '#features/top13/song-source.ts';
import { top13Words } from '#features/top13/top13.words.ts';

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
