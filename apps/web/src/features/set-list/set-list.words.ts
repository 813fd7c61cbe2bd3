import type { SetListProblem } from '@thirteen/domain/set-list/set-list-rules.ts';
import {
  MAX_ERA_SONGS,
  MAX_MASHUPS,
  SHOW_SONGS,
  SURPRISE_SONGS,
} from '@thirteen/domain/set-list/set-list.ts';
import type { SurpriseInstrument } from '@thirteen/domain/set-list/set-list.ts';

/** A number with its noun: 1 song, 2 songs. */
export const several = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** How the two instruments of the surprise songs are called. */
export const instrumentNames: Record<SurpriseInstrument, string> = { guitar: 'Guitar', piano: 'Piano' };

/** What the set list builder says beside the wording that the specification fixes. */
export const setListWords = {
  title: 'Your Eras Tour',
  intro: `Drag an era to reorder the show, or use its menu. ${SHOW_SONGS} songs, two surprise songs, up to three mashups.`,
  eras: 'Eras in show order',
  songsOf: (era: string) => `Songs of ${era}`,
  ofSix: (count: number) => `${count} of ${MAX_ERA_SONGS}`,
  ofTwo: (count: number) => `${count} of ${SURPRISE_SONGS}`,
  noSongs: 'No songs yet. Every era needs at least one.',
  addSong: 'Add Song',
  addSongTo: (place: string) => `Add Song: ${place}`,
  eraFull: 'Only 6 songs allowed in an era set!',
  remove: (title: string) => `Remove ${title}`,
  mashup: 'Mashup',
  moveToEra: 'Move to era…',
  show: (era: string) => `Show the songs of ${era}`,
  noun: 'set list',
  listIsBack: 'Your saved set list is back, but your last change is not. Please make it again.',
  songsNotLoaded: 'The songs didn’t load.',
  loading: 'Loading your set list',
  notKnownYet: 'Not known yet',
  conflictTitle: 'Which set list do you want to keep?',
  unsaved: 'Not saved',
  saveAgain: 'Save again',
  check: 'Your show',
  songs: 'Songs',
  erasFilled: 'Eras with songs',
  surprise: 'Surprise songs',
  mashups: 'Mashups used',
  verify: 'Verify',
  verifiedLater: 'Your show is checked, and shown to friends, as soon as that changes.',
  publish: 'Publish changes',
  verifyAgain: '(Verify again)',
  friendsSee: (at: string) => `Friends see your show of ${dayWords(at)}.`,
  share: 'Share',
  cannotShare: (toGo: string) =>
    toGo === '' ? 'Verify your show first, then share it.' : `Your show must be verified first. ${toGo}`,
  reset: 'Reset',
  verified: 'Verified. Ready to share.',
  seePublic: 'Preview public page',
  complete: 'Everything is chosen. Verify your show to share it.',
  completeAgain: 'Everything is chosen. Publish your changes to show them.',
  view: 'View',
  asEras: 'Eras',
  asRunningOrder: 'Running order',
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  playSet: 'Play the set',
  stopSet: 'Stop',
  previous: 'Previous song',
  next: 'Next song',
  playing: (title: string, position: number, count: number) => `${position} of ${count}: ${title}`,
  toChoose: 'Still to choose',
} as const;

/** What is said when something was done, for those who can't see it. */
export const doneWords = {
  added: (titles: readonly string[], era: string, count: number) =>
    `Added ${titles.length === 1 ? titles.join() : several(titles.length, 'song')} to ${era}, ${setListWords.ofSix(count)}.`,
  picked: (title: string, instrument: SurpriseInstrument) => `${title} is your ${instrument} surprise song.`,
  removed: (title: string) => `Removed ${title}.`,
  moved: (title: string, era: string) => `Moved ${title} to ${era}.`,
  eraMoved: (era: string) => `Moved ${era}.`,
  emptied: 'All eras emptied.',
  laidOut: 'Your set list is now the real one.',
  undone: (what: string) => `Undone: ${what}`,
  redone: (what: string) => `Redone: ${what}`,
};

/** Why a song can't be added yet, as the dialog says it. */
export const refusalWords: Record<SetListProblem['code'], string> = {
  'set-list-song-count': '',
  'set-list-surprise-count': '',
  'set-list-era-empty': '',
  'set-list-too-many-songs': `The show already has its ${SHOW_SONGS} songs. Remove one first.`,
  'set-list-too-many-mashups': `All ${MAX_MASHUPS} mashups are used. Remove one first.`,
  'set-list-era-full': 'Only 6 songs allowed in an era set!',
  'set-list-song-used': 'This song is already in the show.',
  'set-list-unknown-song': 'This song is not in the catalogue.',
};

type Counts = {
  readonly showSongs: number;
  readonly eras: number;
  readonly erasFilled: number;
  readonly surpriseSongs: number;
};

/** The day of a moment as the fan's calendar has it: 3 May, with the year where it is another one. */
function dayWords(at: string): string {
  const time = new Date(at);
  const isThisYear = time.getFullYear() === new Date().getFullYear();
  return time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** One sentence of what a show still needs; empty when it needs nothing. */
export function toGoSentence({ showSongs, eras, erasFilled, surpriseSongs }: Counts): string {
  const parts = [
    showSongs < SHOW_SONGS && several(SHOW_SONGS - showSongs, 'song'),
    erasFilled < eras && several(eras - erasFilled, 'era'),
    surpriseSongs < SURPRISE_SONGS && several(SURPRISE_SONGS - surpriseSongs, 'surprise song'),
  ].filter((part) => part !== false);
  const last = parts.pop();
  if (last === undefined) return '';
  return `${parts.length === 0 ? last : `${parts.join(', ')} and ${last}`} to go.`;
}

/** What the dialogs of the builder say. */
export const dialogWords = {
  title: 'Select a song',
  second: 'Select a second song',
  placeholder: 'Type a title or an album',
  found: {
    count: (count: number) => several(count, 'song'),
    none: 'No songs match',
  },
  forEra: (era: string, count: string) => `For ${era}, ${count} songs so far.`,
  forSurprise: (instrument: string) => `${instrument} surprise song.`,
  makeMashup: 'Make it a mashup',
  mashups: (count: number, limit: number) => `Mashups ${count} of ${limit}`,
  otherSong: 'The other song of the mashup',
  missing: 'Choose a song first.',
  secondMissing: 'A mashup needs both songs.',
  yourMashup: (title: string) => `Your mashup: ${title}.`,
  save: 'Save',
  cancel: 'Cancel',
  moveTitle: (title: string) => `Move ${title}`,
  moveLabel: 'To era',
  move: 'Move',
  full: (era: string, count: string) => `${era} (${count})`,
  resetTitle: 'Reset your set list?',
  resetText: (eras: number) => `All ${eras} eras and the surprise songs will be emptied.`,
  resetPublic: 'This also takes your public page away: friends will no longer see your show.',
  keep: 'Keep my set list',
  reset: 'Reset set list',
} as const;

/** What the era's own list says in the dialog that adds songs. */
export const boxWords = {
  legend: (era: string) => `Or tick several songs of ${era}`,
  used: (place: string) => `Already in the show: ${place}`,
  aside: (era: string, waiting: number) =>
    `A mashup is added by itself. Turn it off to ${waiting === 0 ? `tick several songs of ${era}` : `add your ${several(waiting, 'ticked song')}`}.`,
  above: 'Chosen above',
  below: 'Ticked below',
  room: (ticked: number, left: number) => `${ticked} ticked, room for ${left} more.`,
  fillsShow: `That fills the show: ${SHOW_SONGS} of ${SHOW_SONGS}.`,
  showHasRoom: (count: number) => `The show has room for only ${several(count, 'more song')}.`,
} as const;

/** What a show still needs, line by line. */
export const missingWords = {
  heading: 'Still missing',
  answer: (toGo: string) => `Not ready to verify yet: ${toGo}`,
  songs: (count: number) => several(count, 'more song'),
  era: (era: string) => `${era} needs a song`,
  pick: (instrument: string) => `${instrument} surprise song`,
} as const;

type SongCounts = {
  readonly erasFilled: number;
  readonly eras: number;
  readonly surpriseSongs: number;
  readonly surprise: number;
};

/** What the bar at the foot of a narrow window says. */
export const checklistBarWords = {
  songs: (count: number, of: number) => `${count} of ${of} songs`,
  rest: ({ erasFilled, eras, surpriseSongs, surprise }: SongCounts) =>
    `${erasFilled} of ${eras} eras, ${surpriseSongs} of ${surprise} surprise`,
} as const;

/** A running time as on posters: 2 h 51 min. */
export function clockWords({
  seconds,
  isAbout,
}: {
  readonly seconds: number;
  readonly isAbout: boolean;
}): string {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const text = hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
  return isAbout ? `about ${text}` : text;
}
