import { useQuery } from '@tanstack/react-query';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { moveItem } from '@thirteen/domain/ranking/move-item.ts';
import { completeTrackGroups } from '@thirteen/domain/ranking/track-groups.ts';
import { useMemo, useState } from 'react';
import { queryClient } from '#lib/query-client.ts';
import { useSavingView } from '#lib/saving/saved-list.ts';
import { trackGroupsQuery } from './rankings.queries.ts';
import type { Groups } from './track-groups-merge.ts';
import { trackQueue } from './track-rankings.saving.ts';

/** The fan's track rankings: what is shown of them and how their saving stands. A failed load shows the defaults. */
export function useTrackGroups(catalogue: Catalogue) {
  const loaded = useQuery(trackGroupsQuery);
  const view = useSavingView(trackQueue, loaded.isLoadingError);
  const saved = loaded.data;
  // Once the fall-back stands, a later try must not take it away from under the fan's hands.
  const [hasFailed, setHasFailed] = useState(false);
  if (loaded.isError && !hasFailed) setHasFailed(true);
  const groups = useMemo(
    () => completeTrackGroups(view.pending ?? saved?.state ?? [], catalogue),
    [view.pending, saved?.state, catalogue],
  );

  return {
    groups,
    status: view.status,
    conflict: view.conflict,
    /** True once it is known that the fan has ranked nothing. */
    isUntouched: view.pending === undefined && saved?.state.length === 0,
    isLoading: !hasFailed && view.pending === undefined && saved === undefined,
    move: (group: number, from: number, to: number) => moveInGroup(catalogue, { group, from, to }),
  };
}

type GroupMove = { readonly group: number; readonly from: number; readonly to: number };

/** Moves a song within its group, shows it at once and saves all groups. */
function moveInGroup(catalogue: Catalogue, { group, from, to }: GroupMove): void {
  const saved = queryClient.getQueryData(trackGroupsQuery.queryKey);
  const seen = completeTrackGroups(readGroups(), catalogue);
  const next = seen.map((songs, index) => (index === group ? moveItem(songs, from, to) : songs));
  trackQueue()?.change(saved ?? { state: [], revision: null }, seen, next);
}

/** The groups of this moment, which may be newer than what was last drawn. */
function readGroups(): Groups {
  const saved = queryClient.getQueryData(trackGroupsQuery.queryKey);
  return trackQueue()?.getView().pending ?? saved?.state ?? [];
}
