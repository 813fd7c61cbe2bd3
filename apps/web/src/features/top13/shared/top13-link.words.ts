import { pages } from '@thirteen/contract/pages/pages.ts';

/** What is said where a Top 13 is its own link. */
export const top13LinkWords = {
  title: pages.t13.heading.text,
  titleOf: (username: string) => `${username}'s Top 13`,
  subtitle: pages.t13.heading.lead,
  sortYours: 'Sort yours',
  songs: 'The thirteen songs',
  share: 'Share this Top 13',
  closed: 'Your bracelet is closed',
  closedMore: 'Friends can pick five and see your match.',
  picture: 'The picture that goes with the link to your Top 13',
  drawing: 'Drawing your picture …',
  notDrawn: 'Your picture couldn’t be drawn this time.',
  done: 'Done',
  copy: {
    label: 'Copy link',
    copied: 'Link to this Top 13 copied.',
    failed: 'The link couldn’t be copied.',
  },
  shareTitle: 'My Top 13',
  small: 'A free fan project, not affiliated with the artist.',
  unknown: 'This link leads to no Top 13.',
  unknownMore:
    'A letter may have been lost on the way: such a link works only as a whole. Ask for it again, or sort a Top 13 of your own.',
  unknownName: 'This Top 13 isn’t public.',
  unknownNameMore: 'This fan hasn’t put a name to a Top 13.',
  notLoaded: 'This Top 13 didn’t load.',
} as const;
