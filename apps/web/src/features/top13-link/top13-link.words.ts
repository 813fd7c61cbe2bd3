import { pages } from '@thirteen/contract/pages.ts';

/** What is said where a Top 13 is its own link. */
export const top13LinkWords = {
  title: pages.t13.heading.text,
  subtitle: pages.t13.heading.lead,
  sortYours: 'Sort yours',
  songs: 'The thirteen songs',
  share: 'Share this Top 13',
  copyLink: 'Copy link',
  copied: 'Link to this Top 13 copied.',
  copyFailed: 'The link couldn’t be copied.',
  shareTitle: 'My Top 13',
  posterTall: 'Tall, for stories (1080 × 1920)',
  posterSquare: 'Square, for posts (1080 × 1080)',
  posterWide: 'Wide, for links (1200 × 630)',
  small: 'A free fan project, not affiliated with the artist.',
  unknown: 'This link leads to no Top 13.',
  unknownMore:
    'A letter may have been lost on the way: such a link works only as a whole. Ask for it again, or sort a Top 13 of your own.',
  notLoaded: 'This Top 13 didn’t load.',
} as const;
