import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { completeTrackGroups } from '@thirteen/domain/rankings/track-groups.ts';
import { useMemo } from 'react';
import { NO_GROUPS, type Groups, type PlacedGroups } from '#features/rankings/placed-groups.ts';
import { isAllPlaced, withMoved } from '#features/rankings/placed-order.ts';
import { useSavedQuery } from '#lib/saving/saved-query.ts';
import { savedTracks } from './track-rankings.saving.ts';

/** The fan's track rankings: what is shown of them and how their saving stands. A failed load shows the defaults. */
export function useTrackGroups(catalogue: Catalogue) {
  const { shown, status, conflict, isLoading, hasFailed, isRead, unread, reload } =
    useSavedQuery(savedTracks);
  const { groups, placed } = useMemo(() => completeGroups(shown ?? NO_GROUPS, catalogue), [shown, catalogue]);

  /** Shows the next groups at once and saves all of them. */
  function change(next: (seen: PlacedGroups) => PlacedGroups): void {
    const made = next(completeGroups(savedTracks.readShown(), catalogue));
    savedTracks.change(made, completeGroups(savedTracks.readKept(), catalogue));
  }

  return {
    groups,
    placed,
    status,
    conflict,
    /** Whether the fan placed all songs, by moves or by keeping the order as it is. */
    isRanked: isAllPlaced({ order: groups.flat(), placed }),
    isLoading: isLoading && !(hasFailed && isRead),
    unread,
    reload,
    /** Moves a song within its group. */
    move: (group: number, from: number, to: number, isPlaced: boolean) =>
      change((seen) => {
        const made = withMoved({ order: seen.groups[group] ?? [], placed: seen.placed }, from, to, isPlaced);
        return { groups: seen.groups.with(group, made.order), placed: made.placed };
      }),
    keep: () => change(({ groups: kept }) => ({ groups: kept, placed: kept.flat() })),
  };
}

/** Brought up to date with the catalogue: nothing new counts as placed. */
export function completeGroups(seen: PlacedGroups, catalogue: Catalogue): PlacedGroups {
  const groups: Groups = completeTrackGroups(seen.groups, catalogue);
  const known = new Set(groups.flat());
  return { groups, placed: seen.placed.filter((id) => known.has(id)) };
}
