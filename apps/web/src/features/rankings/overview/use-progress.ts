import { useQuery } from '@tanstack/react-query';
import { ALL_SONGS_LIST, TRACKS_LIST } from './overview-entries.ts';
import { toProgress, type Progress } from './progress.ts';
import { allSongsOrderQuery, rankingsQuery, trackGroupsQuery } from '#features/rankings/rankings.queries.ts';
import { savedOrder } from '#features/rankings/rankings.saving.ts';

/** How far each ranking of the fan is, by the key of its order. Undefined while that is not known. */
export function useProgress(): (list: string) => Progress | undefined {
  const orders = useQuery(rankingsQuery).data;
  const allSongs = useQuery(allSongsOrderQuery).data?.state;
  const tracks = useQuery(trackGroupsQuery).data?.state;

  return (list) => {
    if (list === ALL_SONGS_LIST) return allSongs && toProgress(allSongs);
    if (list === TRACKS_LIST)
      return tracks && toProgress({ order: tracks.groups.flat(), placed: tracks.placed });
    const shown = savedOrder(list).readPending() ?? orders?.[list]?.state;
    return shown && toProgress(shown);
  };
}
