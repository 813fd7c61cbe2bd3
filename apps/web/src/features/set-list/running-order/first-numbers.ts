import { eraName, type SetListEntry } from '@thirteen/domain/set-list/set-list.ts';

/** The number in the show, from 1, of the first song of each era; the surprise songs are not counted. */
export function firstNumbers(entries: readonly SetListEntry[]): ReadonlyMap<string, number> {
  let next = 1;
  return new Map(
    entries.map((entry) => {
      const first = next;
      if (entry.kind === 'era') next += entry.songs.length;
      return [eraName(entry), first];
    }),
  );
}
