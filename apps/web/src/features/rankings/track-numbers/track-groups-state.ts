import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { moveItem } from '@thirteen/domain/ranking/move-item.ts';
import { completeTrackGroups } from '@thirteen/domain/ranking/track-groups.ts';
import { useMemo } from 'react';
import { useSavedQuery } from '#lib/saving/saved-query.ts';
import { savedTracks } from './track-rankings.saving.ts';

/** The fan's track rankings: what is shown of them and how their saving stands. A failed load shows the defaults. */
export function useTrackGroups(catalogue: Catalogue) {
  const { shown, status, conflict, isLoading, hasFailed, isRead, unread, reload } =
    useSavedQuery(savedTracks);
  const groups = useMemo(() => completeTrackGroups(shown ?? [], catalogue), [shown, catalogue]);

  /** Moves a song within its group, shows it at once and saves all groups. */
  function move(group: number, from: number, to: number): void {
    const now = completeTrackGroups(savedTracks.readShown(), catalogue);
    const next = now.map((songs, index) => (index === group ? moveItem(songs, from, to) : songs));
    savedTracks.change(next, completeTrackGroups(savedTracks.readKept(), catalogue));
  }

  return {
    groups,
    status,
    conflict,
    /** True once it is known that the fan has ranked nothing. */
    isUntouched: isRead && shown?.length === 0,
    isLoading: isLoading && !(hasFailed && isRead),
    unread,
    reload,
    move,
  };
}
