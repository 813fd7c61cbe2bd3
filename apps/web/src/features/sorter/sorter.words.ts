import { pages } from '@thirteen/contract/pages/pages.ts';
import type { SortGoal } from './sort-goal.ts';

const songs = (count: number) => (count === 1 ? '1 song' : `${count} songs`);
const taps = (count: number) => (count === 1 ? '1 tap' : `${count.toLocaleString('en-US')} taps`);

/** What the sorter says. */
export const sorterWords = {
  // The start.
  title: 'Sorter',
  heading: pages.sorter.heading.text,
  intro: pages.sorter.heading.lead,
  visitor: 'No account needed. What you sort is kept in this browser.',
  goals: 'What would you like to sort?',
  goal: {
    top13: { title: 'My Top 13', about: 'Your thirteen favorites, in order.' },
    album: { title: 'An album', about: 'Every song of one era, or the singles.' },
    allSongs: { title: 'All songs', about: 'The whole catalogue. Long, but you can stop any time.' },
    track: { title: 'A track number', about: 'All the opening songs, all the track fives.' },
    allAlbums: { title: 'All albums', about: 'The eras against each other.' },
    newSongs: { title: 'New songs', about: 'Place a few songs in a ranking that you have.' },
    selection: { title: 'A selection', about: 'Choose albums, vault songs, singles, your favorites.' },
  },
  whichAlbum: 'Which album?',
  whichTrack: 'Which track number?',
  whichRanking: 'Which ranking?',
  whichSongs: 'What goes in?',
  track: (track: number) => `Track ${track}`,
  newOnes: 'Songs to place',
  newNone: 'Choose the songs to place anew.',
  noRankings: 'You haven’t saved a ranking yet. Sort one first.',
  vault: 'Songs from the vault',
  vaultNote: (count: number) => songs(count),
  top50: 'My top 50 songs',
  choicesAtOnce: 'How many at a time?',
  atATime: { 2: 'Two at a time', 5: 'Five at a time', 9: 'Nine at a time' },
  aboutTaps: (count: number) => (count === 0 ? 'nothing to ask' : `about ${taps(count)}`),
  counting: 'counting…',
  knownTitle: 'What we know already',
  knownNote: 'Your rankings count, so that nothing is asked twice. Leave out what you would decide anew.',
  known: {
    picks: () => 'What you picked',
    top13: () => 'Your Top 13',
    albums: (count: number) => (count === 1 ? 'Your album ranking' : `Your ${count} album rankings`),
    tracks: (count: number) =>
      count === 1 ? 'Your track number ranking' : `Your ${count} track number rankings`,
    'all-songs': () => 'Your ranking of all songs',
  },
  saves: (count: number, isMany: boolean) => `${isMany ? 'save' : 'saves'} about ${taps(count)}`,
  wouldSave: (count: number) => `would save about ${taps(count)}`,
  start: 'Start sorting',
  tooFew: 'Choose at least two to sort.',
  allKnown: 'Your rankings say it all already. See the result, or leave one out to sort anew.',
  seeResult: 'See the result',
  underWay: 'Your sorts',
  noSorts: 'Nothing under way yet.',
  resume: 'Continue',
  done: 'Done',
  tapsSoFar: (made: number, left: number) =>
    `${taps(made)} so far, about ${left.toLocaleString('en-US')} to go`,
  tapsDone: (made: number) => `Done with ${taps(made)}`,
  remove: (name: string) => `Delete the sort: ${name}`,
  removed: (name: string) => `Deleted: ${name}`,
  undo: 'Undo',
  leftTitle: 'Not in your account yet',
  leftNote:
    'You sorted these here before you logged in, and your account had no room for them. They stay in this browser until you log out.',
  leftHere: 'Your account has 20 sorts. What you sorted here before you logged in waits in the sorter.',
  moveIn: 'Move in',
  moveInSort: (name: string) => `Move into my account: ${name}`,
  full: 'You have 20 sorts already. Delete one to start another.',
  notLoaded: 'The songs couldn’t be loaded.',
  listsNotLoaded: 'Your rankings couldn’t be read, so they don’t count here yet.',
  sortsNotLoaded: 'Your sorts couldn’t be loaded.',
  sortNotLoaded: 'This sort couldn’t be loaded.',
  refused: 'The last answers of a sort couldn’t be saved.',

  // The question.
  better: 'Which is better?',
  best: 'Which is the best of these?',
  askTwo: (a: string, b: string) => `Which is better: ${a} or ${b}?`,
  askMany: (titles: readonly string[]) =>
    `Which is the best of ${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}?`,
  nextBest: 'And the next best?',
  askNext: (best: string, titles: readonly string[]) =>
    `${best} is the best of these. And the next best, of ${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}? Or press Next.`,
  next: 'Next',
  isBest: 'The best of these',
  fewer: (count: number) => `Only ${count} now: your answers already tell how the rest compares.`,
  or: 'or',
  playPreview: (title: string) => `Play ${title}`,
  stopPreview: (title: string) => `Pause ${title}`,
  skip: (title: string) => `Don’t know it: ${title}`,
  skipShort: 'Don’t know it',
  tie: 'Too close to call',
  stop: 'Stop here',
  help: 'Keyboard shortcuts',
  shortcutsOn: 'Use single keys',
  hoverSound: 'Hover sound',
  keys: [
    ['1 to 9', 'Choose a card'],
    ['Arrow keys', 'Go from card to card'],
    ['Enter', 'Choose the card in focus'],
    ['Space', 'Play or pause its preview'],
    ['N', 'Go on without a next best'],
    ['T', 'Too close to call'],
    ['S', 'Don’t know the card in focus'],
    ['U or Ctrl-Z', 'Take the last answer back'],
    ['?', 'These shortcuts'],
  ],
  progress: 'Progress',
  tapsLeft: (tap: number, left: number) =>
    `Tap ${tap.toLocaleString('en-US')}, about ${left.toLocaleString('en-US')} left`,
  soFar: 'Your ranking so far',
  soFarNone: 'Your number 1 shows up here as soon as it is certain.',
  settledAt: (title: string, place: number) => `${title} is your number ${place}.`,
  settledMany: (from: number, to: number) => `Numbers ${from} to ${to} are certain.`,
  skippedTitle: (count: number) => `${songs(count)} you don’t know`,
  bringBack: 'Bring back',
  bringBackItem: (title: string) => `Bring back ${title}`,
  undone: 'Taken back.',
  skippedSaid: (title: string) => `${title} left out.`,
  status: {
    idle: 'Saved as you go',
    saving: 'Saved as you go',
    saved: 'Saved as you go',
    waiting: 'Kept here until you’re back online',
    'needs-you': 'Saved as you go',
    refused: 'Not saved to your account yet',
  },
  missing: 'This sort isn’t here.',
  missingMore:
    'It may have been deleted, it was made in another browser without an account, or it is in your account: then log in.',
  toStart: 'To the sorter',

  // The result.
  resultList: 'Your ranking',
  resultDone: (made: number) =>
    made === 0 ? 'All from what you told us before.' : `Done with ${taps(made)}. It’s official.`,
  resultSoFar: (certain: number, all: number) =>
    certain === 0
      ? 'Nothing is certain yet: this is our best guess so far.'
      : `Numbers 1 to ${certain} are certain. The rest of the ${all} is our best guess so far.`,
  likely: 'A guess, not certain yet.',
  guessed: 'Our guess',
  looksRight: 'Looks right',
  looksRightMore:
    'What is marked is our guess. It stays out of your Top 13 and of all figures until you say so.',
  confirmed: 'Then that is it.',
  isNew: 'New',
  movedUp: (places: number) => `Up ${places}.`,
  movedDown: (places: number) => `Down ${places}.`,
  keepSorting: 'Keep sorting',
  undoLast: 'Take the last answer back',
  goOnTo: (name: string) => `Go on to ${name}`,
  goOnToAll: (count: number) => `Put all ${count} in order`,
  share: 'Share it',
  copyText: 'Copy as text',
  textCopied: 'Your ranking is copied as text.',
  textNotCopied: 'It couldn’t be copied.',
  keepIt: 'Keep it for good',
  keepItMore: 'With a free account this list is yours on every device. It moves in with you.',
  signUp: 'Save: sign up',
  logIn: 'Log in',
  saveTitle: (name: string) => `Save as my ${name}`,
  saveAs: (name: string) => `Save as my ${name}`,
  isSaved: (name: string) => `This is your ${name}`,
  replaces: (name: string) =>
    `You have a ${name} already. Saving puts this one in its place; arrows beside the list show what moves.`,
  asItIs: (name: string) => `Your ${name} now`,
  dropped: (titles: readonly string[]) => `No longer in it: ${titles.join(', ')}.`,
  moveByHand: 'Move them by hand',
  saveAndMove: 'Save and move them by hand',
  undoSave: 'Undo saving',
  beforeNotLoaded: (name: string) => `Your ${name} couldn’t be read, so nothing is saved over it yet.`,
  tryAgain: 'Try again',

  // At login.
  movedInTop13: 'Your Top 13 moved into your account.',
  movedInBoth: 'You made a Top 13 here, and your account has one already. Nothing was replaced.',
  lookAtBoth: 'Look at both',
} as const;

/** What a sort is called. `albumTitle` finds the title of an album by its key. */
export function goalTitle(
  goal: SortGoal,
  albumTitle: (key: string) => string | undefined,
  wanted?: 'all' | number,
): string {
  if (goal.kind === 'selection') return 'My selection';
  const { list } = goal;
  const name = (() => {
    switch (list.kind) {
      case 'top13':
        return typeof wanted === 'number' ? `My Top ${wanted}` : 'My Top 13';
      case 'album':
        return albumTitle(list.album) ?? 'An album';
      case 'all-songs':
        return typeof wanted === 'number' ? `My Top ${wanted}` : 'All songs';
      case 'track':
        return `Track ${list.track}`;
      default:
        return 'All albums';
    }
  })();
  return goal.kind === 'new-songs' ? `New songs: ${name}` : name;
}
