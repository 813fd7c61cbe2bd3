import { pages } from '@thirteen/contract/pages/pages.ts';
import { LEAST_LOVED, MOST_LOVED } from '@thirteen/domain/top13/loved-songs.ts';

/** What the screen of loved songs says. */
export const lovedWords = {
  heading: pages.loved.heading.text,
  lead: pages.loved.heading.lead,
  search: 'Search for a song',
  found: (count: number) => (count === 1 ? '1 song found' : `${count} songs found`),
  noneFound: 'No songs match',
  tapped: 'What you tapped',
  mostLoved: 'What fans love most',
  everything: 'Everything of this era',
  everythingOf: (album: string) => `Everything of this era: ${album}`,
  count: (loved: number) => {
    if (loved < LEAST_LOVED) return `${loved} loved: ${LEAST_LOVED} at least`;
    return loved < MOST_LOVED ? `${loved} loved` : `${loved} loved: there is no room for more`;
  },
  sort: 'Put them in order',
  tooFew: (missing: number) =>
    missing === 1 ? 'Tap one more song first.' : `Tap ${missing} more songs first.`,
  full: `Forty songs are the most. Take one back to add another.`,
  clear: 'Take all back',
  cleared: 'All taken back.',
  undo: 'Undo',
  byHand: 'Rather place them by hand',
  notLoaded: 'The songs couldn’t be loaded.',
} as const;
