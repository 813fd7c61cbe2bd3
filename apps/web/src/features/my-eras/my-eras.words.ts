import { isoOfDay } from '@thirteen/domain/history/kept-days.ts';

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit', timeZone: 'UTC' });

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
const asDate = (day: number) => new Date(`${isoOfDay(day)}T00:00:00Z`);

/** A day in words, and the short forms that an axis has room for. */
export const dayWords = {
  full: (day: number) => long.format(asDate(day)),
  short: (day: number) => monthAndDay.format(asDate(day)),
  month: (day: number) => month.format(asDate(day)),
  monthAndYear: (day: number) => monthAndYear.format(asDate(day)).replace(' ', ' ’'),
} as const;

/** What the page of a fan's lists through time says. */
export const myErasWords = {
  title: 'My eras',
  lead: 'Your Top 13 through time. Only you can see this page.',
  begins: 'Your history begins with your next change.',
  beginsMore: 'From then on, this page shows how your Top 13 moves: what came, what went, what stayed first.',
  beginsToday: 'Your history begins today.',
  beginsTodayMore:
    'Each day on which you change your Top 13 is added here, as it stood when the day was over.',
  offMore: 'Keeping your lists through time is switched off, so nothing new is added here.',
  choose: 'Choose your songs',
  toTop13: 'Edit my Top 13',
  failed: 'Your history couldn’t be loaded. Your lists are safe.',
  chart: 'My Top 13 through time',
  chartHint: 'Tap a line to see its song, or anywhere to look at that day.',
  columns: { rank: 'Best place', label: 'Song', detail: 'Album', value: 'Days in your Top 13' },
  lineText: (days: number, best: number, now: number | undefined) =>
    [
      `${counted(days, 'day')} in your Top 13`,
      `best place ${best}`,
      now === undefined ? 'not in it today' : `number ${now} today`,
    ].join(', '),
  summary: (songs: number, from: string, leader: string | undefined) =>
    `A chart of ${counted(songs, 'song')} that stood in your Top 13 since ${from}.${leader === undefined ? '' : ` ${leader} was first for the longest time.`}`,
  day: 'A day',
  slider: 'Day',
  earlier: 'Earlier change',
  later: 'Later change',
  today: (date: string) => `Today, ${date}`,
  nothing: 'Nothing is kept of this day.',
  list: (date: string) => `Your Top 13 on ${date}`,
  empty: 'Empty',
  now: (slot: number) => `now ${slot}`,
  gone: 'not in it now',
  bringBack: 'Bring this list back',
  isPresent: 'This is your Top 13 as it is now.',
  broughtBack: (date: string) => `Your Top 13 of ${date} is back`,
  takenBack: 'Your Top 13 is as it was before',
  undo: 'Undo',
  forget: 'Forget this day',
  forgetTitle: 'Forget this list?',
  forgetText: (from: string, to: string) =>
    from === to
      ? `Your Top 13 of ${from} leaves your history. Your list of today stays.`
      : `Your Top 13 that stood from ${from} to ${to} leaves your history. Your list of today stays.`,
  forgot: 'That list is forgotten.',
  keep: 'Keep it',
  since: (date: string) => `Since ${date}`,
  entered: 'Came in',
  left: 'Went out',
  climbed: 'Climbed most',
  by: (places: number) => `up ${places}`,
  none: 'Nothing',
  firsts: 'Longest at number one',
  days: (count: number) => counted(count, 'day'),
  sorter: 'In the sorter',
  choices: (count: number) => (count === 1 ? 'choice made' : 'choices made'),
  finished: (count: number) => (count === 1 ? 'sort finished' : 'sorts finished'),
  won: 'Won most',
  wins: (count: number) => counted(count, 'win'),
  noSorts: 'Sort some songs, and what wins most shows up here.',
  toSorter: 'Open the sorter',
  sorterFailed: 'Your sorts couldn’t be read.',
  settings: 'What is kept',
  keepSwitch: 'Keep my lists through time',
  settingsText:
    'Thirteen keeps how your Top 13, your rankings and your set list stood on each day on which you changed them: each change for 400 days, after that one a month. Nobody else sees it.',
  privacy: 'More on privacy',
  deleteAll: 'Delete my whole history',
  deleteTitle: 'Delete your whole history?',
  deleteText:
    'How all of your lists stood in the past is deleted for good. The lists themselves stay as they are.',
  deleteYes: 'Delete it',
  deleted: 'Your history is deleted.',
  switchedOn: 'From now on, your changes are kept.',
  switchedOff: 'From now on, nothing is kept. What is there stays until you delete it.',
} as const;
