import type { AccountFile } from '@thirteen/contract/account-file/account-file.ts';
import type { ImportState } from './use-account-import.ts';

const count = (many: number, one: string, more = `${one}s`) => `${many} ${many === 1 ? one : more}`;

/** What is said where all of an account comes in. */
export const accountImportWords = {
  top13: 'Top 13',
  albums: 'Album ranking',
  allSongs: 'All songs',
  tracks: 'Track numbers',
  setList: 'Set list',
  answers: 'Questionnaire',
  theme: 'Theme',
  image: 'Profile picture',
  sort: 'A sort under way',
  sortDone: 'A finished sort',
  album: (title: string) => `${title} ranking`,
  track: (track: number) => `Track ${track}`,
  sorted: ({ plan, answers, left }: AccountFile['sorts'][number]) =>
    `${count(plan.items.length, 'song or album', 'songs or albums')}, ${count(answers.length, 'answer')}${left === 0 ? '' : ' so far'}`,
  title: (username: string) => `Everything of ${username}`,
  from: (date: string) => `Taken along on ${date}.`,
  lead: 'Choose what comes in. What it replaces is shown beside it, and you can take it all back afterwards. Your history, and what you published, stay as they are.',
  loading: 'Looking at what you have now…',
  notLoaded: 'What you have now couldn’t be read, so nothing can be compared yet.',
  nothing: 'There’s nothing in this file that could come in.',
  all: 'All of it',
  same: 'You have this already.',
  emptyToo: 'Nothing in it, and nothing here.',
  isNew: 'New here.',
  replaces: 'Replaces what you have.',
  look: (name: string) => `${name}: before and after`,
  before: 'Now',
  after: 'After',
  empty: 'Nothing yet',
  unknown: (names: readonly string[]) => `Not known on this site, so left out: ${names.join(', ')}.`,
  bringIn: (many: number) => (many === 1 ? 'Bring in this one' : `Bring in these ${many}`),
  running: (name: string | undefined, done: number, total: number) =>
    name === undefined ? 'Getting ready…' : `${name}: ${done + 1} of ${total}`,
  progress: 'Bringing it in',
  stopped: {
    offline: 'The connection broke off. What came in so far is safe; it goes on where it stopped.',
    busy: 'Thirteen is taking a short break. What came in so far is safe; it goes on where it stopped.',
    session: 'Your session ended. Log in again, and it goes on where it stopped.',
    unsaved: 'Some changes of yours are still on their way. As soon as they are saved, this can go on.',
    interrupted: 'This was interrupted. It goes on where it stopped.',
  } satisfies Record<(ImportState & { kind: 'stopped' })['why'], string>,
  goOn: 'Go on',
  done: 'It’s all in.',
  doneBut: (many: number) => `All in, but for ${many}:`,
  undone: 'It’s taken back: everything is as it was, but for what you changed since.',
  problem: (name: string, text: string) => `${name}: ${text}`,
  again: 'Try these again',
  undo: 'Take it all back',
  keep: 'Keep it',
  other: 'Bring in something else',
} as const;
