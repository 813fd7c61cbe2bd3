import type { StoredFact } from '@thirteen/contract/about/about.ts';
import type { BrowserTopic } from '#lib/browser/browser-data.ts';

/** What the browser itself keeps, as the privacy page tells it. Keep it true. */
export const browserDataWords = {
  session: {
    title: 'Your session',
    holds: 'Your username, the key that shows us who asks, and when it ends.',
    keptFor: 'Until you log out, or it ends.',
  },
  lists: {
    title: 'Your lists and what is not saved yet',
    holds:
      'A copy of the lists you opened, changes that wait to be sent, texts you typed and did not save, your last answers of a sort, an order of all songs before you save it, the title you gave to your album of track numbers, that your Top 13 was full once, and what your profile lacked when you last looked at it.',
    keptFor:
      'Until you log out; where a session ends by itself, what is not saved yet waits for you alone, for 30 days. After that, your username stays with the lists you changed and the songs you placed in the order of all songs, until you clear this site’s data in your browser.',
  },
  offline: {
    title: 'What works without a network',
    holds:
      'The files of this site, covers that you saw, previews that you heard, the songs and albums, your own lists, how they stood in the past, your sorts and profile as you last read them, and the figures of the home page, with the names that stand there.',
    keptFor:
      'The files until a new version comes, the songs and albums until they are read again; covers, previews and all that is yours until you log out, or your session ends.',
  },
  visitorSorts: {
    title: 'Sorts and a Top 13 without an account',
    holds: 'What you sort or place while you are not logged in, with each choice.',
    keptFor: 'Until you delete it, or your account takes it over.',
  },
  picks: {
    title: 'Songs you picked',
    holds:
      'Up to five songs you picked on the first page, or on a fan’s profile to see how well you match, and up to forty that you tapped for a Top 13.',
    keptFor:
      'Until you pick others, or say on your Top 13 whether it begins with them; what you tapped also until you log out.',
  },
  choices: {
    title: 'Choices for this browser',
    holds:
      'Light or dark, whether songs play when you point at them, where you like to listen, whether single keys answer a sort, and when you first saved something, until you were asked to install the app.',
    keptFor:
      'Until you choose what was there at first; that you were asked, until you clear this site’s data in your browser.',
  },
} as const satisfies Readonly<Record<BrowserTopic, StoredFact>>;
