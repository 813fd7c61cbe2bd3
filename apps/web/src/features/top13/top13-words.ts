import type { Top13Song } from '@thirteen/domain/top13/top13.ts';

/** What the Top 13 page says beside the wording that the specification fixes. */
export const top13Words = {
  title: 'My Top 13',
  subtitle: 'Thirteen Taylor Swift songs, one for every bead.',
  placeholder: 'Search for a song',
  fieldLabel: (slot: number) => `Search for a song, slot ${slot}`,
  found: (count: number) => (count === 1 ? '1 song' : `${count} songs`),
  noneFound: 'No songs match',
  inSlot: (slot: number) => `In slot ${slot}`,
  emptySlot: (slot: number) => `Empty slot ${slot}`,
  reset: 'Reset song',
  chosen: (count: number) => `${count} of 13 chosen`,
  notLoaded: 'Your list could not be loaded. It is read again before anything is saved.',
  listIsBack: 'Your saved list is back, so your last change was not made. Please make it again.',
  conflict: 'Which Top 13 do you want to keep?',
  noSong: 'Empty',
} as const;

/** What a slot is called in announcements and in names of controls. */
export function slotName(song: Pick<Top13Song, 'title'> | undefined, slot: number): string {
  return song?.title ?? top13Words.emptySlot(slot);
}
