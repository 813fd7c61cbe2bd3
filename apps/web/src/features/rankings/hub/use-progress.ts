import { useQuery } from '@tanstack/react-query';
import { ALL_SONGS_LIST, TRACKS_LIST } from './hub-entries.ts';
import { allSongsOrderQuery, rankingsQuery, trackGroupsQuery } from '#features/rankings/rankings.queries.ts';
import { savedOrder } from '#features/rankings/rankings.saving.ts';

/** How far a ranking is: an order is complete once it is begun. Undefined while that is not known. */
export type Progress = 'not-started' | 'done' | undefined;

/** How far each ranking of the fan is, by the key of its order. */
export function useProgress(): (list: string) => Progress {
  const orders = useQuery(rankingsQuery).data;
  const allSongs = useQuery(allSongsOrderQuery).data;
  const groups = useQuery(trackGroupsQuery).data;

  return (list) => {
    if (list === ALL_SONGS_LIST) return toProgress(allSongs?.state.order);
    if (list === TRACKS_LIST) return toProgress(groups?.state);
    return toProgress(savedOrder(list).readPending() ?? orders?.[list]?.state);
  };
}

function toProgress(saved: readonly unknown[] | undefined): Progress {
  return saved && (saved.length > 0 ? 'done' : 'not-started');
}
