import { rankingPath, paths } from '#lib/paths.ts';
import type { RankedList } from './sort-goal.ts';

/** What a ranking is called in sentences, as "Save as my …". `albumTitle` finds the title of an album by its key. */
export function rankingName(list: RankedList, albumTitle: (key: string) => string | undefined): string {
  switch (list.kind) {
    case 'top13':
      return 'Top 13';
    case 'album':
      return `${albumTitle(list.album) ?? 'album'} ranking`;
    case 'track':
      return `track ${list.track} ranking`;
    case 'all-songs':
      return 'ranking of all songs';
    default:
      return 'ranking of all albums';
  }
}

/** The page of a ranking. `albumSlug` finds the slug of an album by its key. */
export function rankingPage(list: RankedList, albumSlug: (key: string) => string | undefined): string {
  switch (list.kind) {
    case 'top13':
      return paths.top13;
    case 'album':
      return rankingPath(albumSlug(list.album) ?? '');
    case 'track':
      return rankingPath('byTrackNumber');
    case 'all-songs':
      return rankingPath('allSongs');
    default:
      return rankingPath('allAlbums');
  }
}
