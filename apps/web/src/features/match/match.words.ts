import { pages } from '@thirteen/contract/pages/pages.ts';

/** The words of a comparison and of a match. */
export const matchWords = {
  title: (username: string) => `You and ${username}`,
  percent: (percent: number) => `${percent}%`,
  match: 'match',
  countedFrom: (pairs: number, agreed: number) =>
    `Of the ${pairs.toLocaleString('en-US')} pairs of songs that both of you have ranked, ${
      agreed === pairs ? 'all' : agreed === 0 ? 'none' : agreed.toLocaleString('en-US')
    } stand in the same order.`,
  noFigure: (songs: number) =>
    `A percentage takes five songs that both of you have ranked. ${
      songs === 0
        ? 'There are none yet.'
        : songs === 1
          ? 'There is one so far.'
          : `There are ${songs} so far.`
    }`,
  sortMore: 'Sort my Top 13',
  share: 'Share match',
  download: 'Download match',
  shareTitle: (percent: number) => `${percent}% match`,
  shareText: (percent: number, username: string) =>
    `${username} and I rank Taylor Swift’s songs ${percent}% alike. How well do you match?`,
  songs: (count: number) =>
    count === 1 ? 'One song in both your Top 13s' : `${count} songs in both your Top 13s`,
  alike: 'Albums you agree on',
  apart: 'Albums you’d fight over',
  noAlbums: 'Once both of you have ranked the albums, you’ll see here where you agree.',
  rank: 'Rank all albums',
  fans: (username: string) => ({
    you: 'You',
    them: username,
    places: (yours: number, theirs: number) => `number ${yours} for you, number ${theirs} for ${username}`,
  }),
  failed: 'We couldn’t compare your lists.',
} as const;

/** The words for a visitor who picks songs of a fan. */
export const pickWords = {
  /** Whose songs they are, where nobody put a name to them. */
  nobody: 'this fan',
  title: (username: string) => `How well do you match ${username}?`,
  lead: (username: string, songs: number) =>
    `These ${songs} songs are in ${username}’s Top 13. Pick your five favorites, the one you love most first.`,
  invite: 'Pick five, see your match',
  songs: 'Songs to pick from',
  picked: (count: number) => (count === 0 ? 'No song picked yet' : `${count} of 5 picked`),
  pickOf: (place: number) => `your number ${place}`,
  full: 'Five are picked. Take one back to pick another.',
  show: 'Show my match',
  showLater: 'Pick five songs first.',
  yourFive: 'Your five',
  counted: ({ pairs, agreed, leftOut, username }: PicksCounted) =>
    `We took two songs at a time: your five against each other${withLeftOut(leftOut)}. In ${agreedPairs(pairs, agreed)}, ${username} loves the same song more.`,
  keep: 'Sign up and keep my five',
  keepMore:
    'With an account they become the start of your own Top 13. Nothing is stored until then, except in this browser.',
  logIn: 'I have an account',
  again: 'Pick others',
  line: (percent: number) => lineOf(percent, 'You two'),
} as const;

/** What a match of picks is counted from: the pairs of songs, those in the same order, and the songs not picked. */
type PicksCounted = {
  readonly pairs: number;
  readonly agreed: number;
  readonly leftOut: number;
  readonly username: string;
};

function withLeftOut(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ', and each of them against the one that you left out, which counts as loved less'
    : `, and each of them against the ${count} that you left out, which count as loved less`;
}

/** Of so many pairs of songs, those in the same order. */
function agreedPairs(pairs: number, agreed: number): string {
  if (agreed === pairs) return `all ${pairs} pairs`;
  return agreed === 0 ? `none of the ${pairs} pairs` : `${agreed} of ${pairs} pairs`;
}

/** What a percentage means for two fans, whoever they are to the one who reads it. */
function lineOf(percent: number, pair: 'You two' | 'These two'): string {
  if (percent >= 90) return `${pair} could swap lists and hardly notice.`;
  if (percent >= 70) return `${pair} would agree on most of the way home.`;
  if (percent >= 40) return 'Half the same heart: plenty to talk about.';
  if (percent >= 15) return 'The same songs, and quite another order.';
  return 'Opposites: what one plays last, the other plays first.';
}

/** What a match that is its own link says to everyone: of two fans who are not named. */
const toEveryone = {
  lead: pages.match.heading.lead,
  line: (percent: number) => lineOf(percent, 'These two'),
  counted: (pairs: number, agreed: number) =>
    `We took two songs at a time, and songs that were not picked count as loved less: in ${agreedPairs(pairs, agreed)}, both fans love the same song more.`,
  fans: {
    you: 'Picked',
    them: 'Top 13',
    places: (yours: number, theirs: number) => `pick number ${yours}, number ${theirs} in the Top 13`,
  },
} as const;

/** What it says in the browser where the five were picked. */
const toItsMaker = {
  lead: 'You picked five favorites out of another fan’s Top 13. This is how well you two agree.',
  line: pickWords.line,
  counted: (pairs: number, agreed: number) =>
    `We took two songs at a time, and songs that you didn’t pick count as loved less: in ${agreedPairs(pairs, agreed)}, you both love the same song more.`,
  fans: {
    you: 'You',
    them: 'Their Top 13',
    places: (yours: number, theirs: number) => `number ${yours} for you, number ${theirs} in their Top 13`,
  },
} as const;

/** The words of a match that is its own link. */
export const linkedMatchWords = {
  title: pages.match.heading.text,
  to: (isItsMaker: boolean) => (isItsMaker ? toItsMaker : toEveryone),
  picks: 'The five picks',
  makeYours: 'Make your own',
  wholeTop13: 'See the whole Top 13',
  send: 'Send your result back',
  sendTitle: (percent: number) => `A match of ${percent}%`,
  sendText: (percent: number) => `I picked five favorites out of your Top 13: we match ${percent}%.`,
  shareText: (percent: number) => `Two fans of Taylor Swift’s songs match ${percent}%.`,
  copy: {
    label: 'Copy link',
    copied: 'Link to this match copied.',
    failed: 'The link couldn’t be copied.',
  },
  copied: 'Link to your result copied.',
  unknown: 'This link leads to no match.',
  unknownMore:
    'A letter may have been lost on the way: such a link works only as a whole. Ask for it again, or make a Top 13 of your own.',
  notLoaded: 'This match didn’t load.',
} as const;

/** The words that offer a new fan the songs picked as a visitor. */
export const keptPicksWords = {
  title: 'The songs that you picked',
  text: (titles: string) => `You picked ${titles}.`,
  use: 'Start my Top 13 with them',
  drop: 'No, thank you',
  waiting: (count: number) =>
    count === 1
      ? 'The song that you picked is waiting in this browser. Your Top 13 will offer it to you.'
      : `The ${count} songs that you picked are waiting in this browser. Your Top 13 will offer them to you.`,
  made: 'Your picks are in your Top 13.',
  undone: 'Your picks are taken out again.',
} as const;
