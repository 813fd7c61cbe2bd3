const numbers = new Intl.NumberFormat('en-US');

/** How many Top 13s hold a song, as a part of a sentence. */
const inTop13s = (count: number) => (count === 1 ? 'one Top 13' : `${numbers.format(count)} Top 13s`);

/** What the first beads of a visitor say. */
export const landingWords = {
  title: 'Start with three',
  lead: 'Tap three songs you love. Each becomes a bead.',
  songs: 'Songs to choose from',
  figure: (title: string, top13s: number) =>
    top13s === 0
      ? `${title} isn’t counted in any Top 13 yet. Yours would be the first.`
      : `${title} is in ${inTop13s(top13s)}.`,
  nobodyYet: 'No Top 13 has been counted for these yet. Yours would be the first.',
  chosen: (count: number, all: number) => `${count} of ${all} chosen.`,
  full: 'Three beads are on. Tap ten more to put them in order.',
  sort: 'Sort your Top 13',
  sortRest: 'Find the other ten',
  noAccount: 'Sorting needs no account.',
  signUp: 'Sign up to keep them',
  failed: 'The songs didn’t load.',
  retry: 'Try again',
  search: 'Search for a song',
  find: 'Find it',
} as const;
