import type { HistoryState, ListHistory } from '@thirteen/contract/history.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { isoOfDay, type KeptState } from '@thirteen/domain/history/kept-days.ts';
import type { PackedState } from '@thirteen/domain/history/list-state.ts';
import { eraName, songIdsIn, type SetListEntry } from '@thirteen/domain/set-list/set-list.ts';
import type { ListName } from '#platform/saving/lists.repository.ts';
import { unpackList } from './packed-lists.ts';

/** A list through time as the API tells it: each id once, and states that name them by their places. */
export function toListHistory(
  list: ListName,
  states: readonly KeptState<PackedState>[],
  catalogue: Catalogue,
): Pick<ListHistory, 'ids' | 'states'> {
  const places = new Map<string, number>();
  const placeOf = (id: string) => {
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return place;
  };
  const told = states.map(({ since, until, state }): HistoryState => {
    const unpacked = unpackList(list, state, catalogue);
    return {
      since: isoOfDay(since),
      until: isoOfDay(until),
      ...('items' in unpacked
        ? { items: unpacked.items.map((id) => (id === null ? null : placeOf(id))) }
        : {
            eras: unpacked.entries.map((entry) => ({
              era: eraName(entry),
              songs: slotsOf(entry).map((song) => (song === null ? [] : songIdsIn(song).map(placeOf))),
            })),
          }),
    };
  });
  return { ids: [...places.keys()], states: told };
}

function slotsOf(entry: SetListEntry): readonly (string | null)[] {
  return entry.kind === 'era' ? entry.songs : [entry.guitar, entry.piano];
}
