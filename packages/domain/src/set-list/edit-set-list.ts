import { moveItem } from '../rankings/move-item.ts';
import { fail, ok, type Result } from '../result.ts';
import { checkDraft, type SetListProblem } from './set-list-rules.ts';
import {
  eraName,
  type SetListDraft,
  type SetListEntry,
  type SetSong,
  type SurpriseInstrument,
} from './set-list.ts';

/** A place in the show: an era's song by its index, or a surprise song by its instrument. */
export type SetListPlace =
  | { readonly era: string; readonly index: number }
  | { readonly instrument: SurpriseInstrument };

/** What a fan can do to a set list. */
export type SetListEdit =
  | { readonly kind: 'add'; readonly era: string; readonly songs: readonly SetSong[] }
  | { readonly kind: 'pick'; readonly instrument: SurpriseInstrument; readonly song: SetSong }
  | { readonly kind: 'remove'; readonly place: SetListPlace }
  | { readonly kind: 'move-song'; readonly era: string; readonly from: number; readonly to: number }
  | {
      readonly kind: 'move-to-era';
      readonly from: { readonly era: string; readonly index: number };
      readonly era: string;
    }
  | { readonly kind: 'move-era'; readonly from: number; readonly to: number };

/**
 * Does one thing to a set list. Answers the first rule that would be broken, and the list stays as it was. A place that
 * does not exist changes nothing.
 */
export function editSetList(setList: SetListDraft, edit: SetListEdit): Result<SetListDraft, SetListProblem> {
  const changed = { entries: change(setList.entries, edit) };
  const [problem] = checkDraft(changed);
  return problem ? fail(problem) : ok(changed);
}

function change(entries: readonly SetListEntry[], edit: SetListEdit): readonly SetListEntry[] {
  switch (edit.kind) {
    case 'add':
      return withSongs(entries, edit.era, (songs) => [...songs, ...edit.songs]);
    case 'pick':
      return withPick(entries, edit.instrument, edit.song);
    case 'remove':
      return remove(entries, edit.place);
    case 'move-song':
      return withSongs(entries, edit.era, (songs) => moveItem(songs, edit.from, edit.to));
    case 'move-to-era':
      return moveToEra(entries, edit.from, edit.era);
    case 'move-era':
      return moveItem(entries, edit.from, edit.to);
  }
}

function remove(entries: readonly SetListEntry[], place: SetListPlace): readonly SetListEntry[] {
  if ('instrument' in place) return withPick(entries, place.instrument, null);
  return withSongs(entries, place.era, (songs) => songs.filter((_, index) => index !== place.index));
}

function moveToEra(
  entries: readonly SetListEntry[],
  from: { readonly era: string; readonly index: number },
  era: string,
): readonly SetListEntry[] {
  const source = entries.find((entry) => entry.kind === 'era' && entry.era === from.era);
  const song = source?.kind === 'era' ? source.songs[from.index] : undefined;
  if (song === undefined || from.era === era) return entries;
  return withSongs(remove(entries, from), era, (songs) => [...songs, song]);
}

function withSongs(
  entries: readonly SetListEntry[],
  era: string,
  changeSongs: (songs: readonly SetSong[]) => readonly SetSong[],
): readonly SetListEntry[] {
  return entries.map((entry) =>
    entry.kind === 'era' && eraName(entry) === era ? { ...entry, songs: changeSongs(entry.songs) } : entry,
  );
}

function withPick(
  entries: readonly SetListEntry[],
  instrument: SurpriseInstrument,
  song: SetSong | null,
): readonly SetListEntry[] {
  return entries.map((entry) => (entry.kind === 'surprise' ? { ...entry, [instrument]: song } : entry));
}
