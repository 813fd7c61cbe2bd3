import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { certainSearch, guessedText } from './certain-songs.ts';
import type { FirstScreen } from './pages/document.ts';
import type { SitePage } from './pages/pages.ts';

/** The picture of a link preview. `path` is on this site; sizes are in pixels. */
export type PageImage = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** A page that a fan shares: it says whose it is, and shows it. `path` is an address, not a pattern. */
export type SharedPage = Omit<SitePage, 'access'> & {
  readonly description: string;
  readonly image: PageImage;
  /** Whether its fan asked search engines to leave it out. */
  readonly noindex?: boolean;
  /** The address of the picture that fills its first screen. */
  readonly picture?: string;
  readonly firstScreen?: FirstScreen;
  /** What the page asks the API for first, by address, so that it need not wait for an answer. */
  readonly firstReplies?: Readonly<Record<string, unknown>>;
};

/** How many songs a description names. */
const NAMED = 3;

/** The card of a link preview, in pixels. */
const CARD = { width: 1200, height: 630 };

/** The card of pages that have none of their own; the address leads to the present drawing. */
export const siteCardImage: PageImage = {
  path: '/share/site/card.png',
  ...CARD,
  alt: 'Thirteen: rank every song and build your show, over the lights of a stadium',
};

/** By slot, the first slot first. */
type SlotSongs = readonly { readonly slot: number; readonly title: string }[];

type SharedProfile = { readonly username: string; readonly songs: SlotSongs };

/** What a fan's public profile says of itself. Its card is named without a version; the address leads to the present one. */
export function profilePage(fan: SharedProfile): SharedPage {
  return pageOfFan(fan, { at: '/public-profile', images: '/share/profile', offer: 'See the whole profile' });
}

/** What a Top 13 with its fan's name says of itself. Its card is named without a version, as that of a profile. */
export function namedTop13Page(fan: SharedProfile): SharedPage {
  return pageOfFan(fan, { at: '/top13', images: '/share/named-top-13', offer: 'See them all' });
}

function pageOfFan(
  { username, songs }: SharedProfile,
  { at, images, offer }: { readonly at: string; readonly images: string; readonly offer: string },
): SharedPage {
  const name = encodeURIComponent(username);
  const first = firstSongs(songs);
  return {
    path: `${at}/${name}`,
    title: `${username}'s Top 13`,
    description: `${first} ${offer}, then make your own.`,
    image: {
      path: `${images}/${name}/card.png`,
      ...CARD,
      alt: `${username}'s Top 13 as a bracelet. ${first}`,
    },
  };
}

type LinkedTop13 = {
  readonly code: string;
  readonly songs: SlotSongs;
  /** How many from no. 1 down are no guess; all of them where nothing is said. */
  readonly certain?: number;
};

/** What a Top 13 that is its own link says of itself. It is nobody's. Its card is named without a version, as that of a profile. */
export function linkedTop13Page({ code, songs, certain = TOP13_SLOTS }: LinkedTop13): SharedPage {
  const guessed = guessedText(certain);
  const first = guessed === undefined ? firstSongs(songs) : `${firstSongs(songs)} ${guessed}`;
  return {
    path: `/t13/${code}${certainSearch(certain)}`,
    title: 'A Top 13',
    description: `${first} See them all, then sort yours.`,
    image: {
      path: `/share/top-13/${code}/card.png${certainSearch(certain)}`,
      ...CARD,
      alt: `A Top 13 as a bracelet. ${first}`,
    },
  };
}

type LinkedMatch = { readonly code: string; readonly percent: number };

/** What a match that is its own link says of itself. It is nobody's. Its card is named without a version, as that of a profile. */
export function linkedMatchPage({ code, percent }: LinkedMatch): SharedPage {
  return {
    path: `/match/${code}`,
    title: 'A Match',
    description: `Two fans match ${percent}%: one made a Top 13, the other picked five out of it. Make your own.`,
    image: {
      path: `/share/picked-match/${code}/card.png`,
      ...CARD,
      alt: `Two bracelets, joined at five songs: a match of ${percent}%`,
    },
  };
}

/** The first songs in one sentence, and how many come after them. */
function firstSongs(songs: SlotSongs): string {
  if (songs.length === 0) return 'Thirteen Taylor Swift songs, one for every bead.';
  const named = songs.slice(0, NAMED).map(({ slot, title }) => `${slot}. ${title}`);
  const more = songs.length - named.length;
  return more === 0 ? `${named.join(', ')}.` : `${named.join(', ')} and ${more} more.`;
}

type SharedSetList = {
  readonly username: string;
  /** How many songs the eras hold, without the surprise songs. */
  readonly songs: number;
  readonly eras: number;
  /** Titles. */
  readonly guitar: string;
  readonly piano: string;
};

/** What a fan's public set list says of itself. Its card is named without a version, as that of a profile. */
export function setListPage({ username, songs, eras, guitar, piano }: SharedSetList): SharedPage {
  const name = encodeURIComponent(username);
  return {
    path: `/share-setlist/${name}`,
    title: `${username}'s Eras Tour set list`,
    description: `${songs} songs, ${eras} eras, and as surprise songs ${guitar} on guitar and ${piano} on piano. See the whole show, then build your own.`,
    image: {
      path: `/share/set-list/${name}/card.png`,
      ...CARD,
      alt: `${username}'s dream Eras Tour: one bead for each of its songs, and the surprise songs ${guitar} and ${piano}`,
    },
  };
}
