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
  reset: (title: string) => `Reset song: ${title}`,
  undo: 'Undo',
  change: 'change',
  added: (title: string, slot: number) => `Added ${title} at ${slot}`,
  nextEmpty: (slot: number | undefined) =>
    slot === undefined ? 'All 13 places are filled.' : `Place ${slot} is empty.`,
  removed: (title: string) => `Removed ${title}`,
  moved: (title: string, slot: number) => `Moved ${title} to ${slot}`,
  isBack: (title: string, slot: number) => `${title} is back at ${slot}`,
  keptHere: 'Kept in this browser',
  signUp: 'Sign up to keep it',
  viewProfile: 'View my profile',
  brought: 'You placed a Top 13 before you logged in',
  broughtMore: (titles: string) => `It holds ${titles}.`,
  takeBrought: 'Put it in place of this one',
  dropBrought: 'Leave it',
  broughtMade: 'Your Top 13 of before the login is here',
  broughtUndone: 'The Top 13 of your account is back',
  chosen: (count: number) => `${count} of 13 chosen`,
  noun: 'Top 13',
  listIsBack: 'Your saved list is back, so your last change was not made. Please make it again.',
  conflict: 'Which Top 13 do you want to keep?',
  noSong: 'Empty',
  sort: 'Sort my Top 13',
  sortMore: 'Can’t decide? Tap what you love, then answer a few questions.',
  fromRankings: 'From my rankings',
  fansLove: 'What fans love',
  albums: 'Albums',
  browse: 'Browse',
  forSlot: (name: string, slot: number) => `${name}, slot ${slot}`,
  browseTitle: (slot: number) => `A song for slot ${slot}`,
  browseTabs: 'Where to look',
  cancel: 'Cancel',
  allSongsRanking: 'My ranking of all songs',
  inLists: (count: number) => (count === 1 ? 'In 1 Top 13' : `In ${count} Top 13s`),
  allAlbums: 'All albums',
  noRankings: 'You haven’t ranked anything yet. Once you have, your best songs are here.',
  toRankings: 'Rank your albums',
  noFavorites: 'Nobody has a Top 13 yet. Yours can be the first.',
  ideasFailed: 'These songs couldn’t be loaded.',
  album: (count: number) => `Album, ${count} songs`,
} as const;

/** What a slot is called in announcements and in names of controls. */
export function slotName(song: Pick<Top13Song, 'title'> | undefined, slot: number): string {
  return song?.title ?? top13Words.emptySlot(slot);
}
