import { moveItem } from '@thirteen/domain/rankings/move-item.ts';
import { clearSlot, fillSlot } from '@thirteen/domain/top13/top13.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { words } from '#lib/words.ts';
import { announce } from '#ui/sortable-list/announcements.ts';
import { toast } from '#ui/toasts/toast.ts';
import { nextEmptySlot } from './top13-change.ts';
import { slotName, top13Words } from './top13.words.ts';
import { knownSong, rememberSong, slotSongQuery, titlesOf, type SlotSong } from './top13.queries.ts';
import { editTop13, ownTop13 } from './top13.saving.ts';

/** Puts a song into a slot, saves, and says which and what comes next. A song that stands in another slot stays there. */
export function chooseSong(slot: number, song: SlotSong): void {
  rememberSong(song);
  const filled = fillSlot(ownTop13.read(), slot, song, knownSongs());
  if (!filled.ok) return void toast.warning(words.top13.duplicate, words.top13.duplicateTitle);
  const made = top13Words.added(song.title, slot);
  editTop13(filled.value, { made, undone: top13Words.removed(song.title) });
  tell(`${made}. ${top13Words.nextEmpty(nextEmptySlot(filled.value, slot))}`);
}

/** Empties a slot and saves. */
export function resetSlot(slot: number): void {
  const title = titlesOf([ownTop13.read()[slot - 1] ?? null]);
  const made = top13Words.removed(title);
  editTop13(clearSlot(ownTop13.read(), slot), { made, undone: top13Words.isBack(title, slot) });
  tell(`${made}. ${top13Words.nextEmpty(slot)}`);
}

/** Moves what stands at index `from` to index `to`; those between shift by one. */
export function moveSlot(from: number, to: number): void {
  const top13 = ownTop13.read();
  // `moveItem` takes undefined for a place outside of the list; an empty slot is one.
  const moved = moveItem(
    top13.map((id) => ({ id })),
    from,
    to,
  );
  const title = slotName(knownSong(top13[from] ?? ''), from + 1);
  editTop13(
    moved.map(({ id }) => id),
    { made: top13Words.moved(title, to + 1), undone: top13Words.isBack(title, from + 1) },
  );
}

/** Reads a song that could not be read again. */
export function reloadSong(id: string): void {
  void queryClient.refetchQueries({ queryKey: slotSongQuery(id).queryKey });
}

/** The slot that a song stands in at this moment. */
export function findSlotOf(songId: string): number | undefined {
  const index = ownTop13.read().indexOf(songId);
  return index < 0 ? undefined : index + 1;
}

/** Said after the focus has gone on, which would cut it off. */
function tell(sentence: string): void {
  requestAnimationFrame(() => announce(sentence));
}

function knownSongs(): ReadonlyMap<string, SlotSong> {
  const songs = ownTop13.read().flatMap((id) => (id === null ? [] : (knownSong(id) ?? [])));
  return new Map(songs.map((song) => [song.id, song]));
}
