import type { PageName } from '../pages/pages.ts';
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from '../endpoint.ts';

/** A sentence, or one in parts of which some lead to a page of the site or to a file of it. */
export type Sentence = string | readonly SentencePart[];
export type SentencePart =
  | string
  | { readonly page: PageName; readonly text: string }
  | { readonly file: string; readonly text: string };

/** A part of a page to read: paragraphs, and what is listed below them. The document brings it along, too. */
export type TextPassage = {
  readonly title: string;
  readonly paragraphs?: readonly Sentence[];
  readonly items?: readonly Sentence[];
};

/** A song of the fixed list that the home page shows. */
export const HeroSong = Type.Object({
  title: Type.String(),
  albumName: Type.String(),
  albumCover: Type.String(),
  /** The look of its album, for the color over its card: a `data-era`. */
  era: Type.String(),
});
export type HeroSong = Static<typeof HeroSong>;

/** The release that the countdown of the home page runs to: an ISO date, meant as local midnight, and a name. */
export const NextRelease = Type.Object({ date: Type.String(), name: Type.String() });
export type NextRelease = Static<typeof NextRelease>;

/** A version of the product, its date as people write it, and what it brought. */
export const ReleaseNote = Type.Object({
  version: Type.String(),
  date: Type.String(),
  features: Type.Array(Type.String()),
});
export type ReleaseNote = Static<typeof ReleaseNote>;

/** A picture of the about page: 1200 x 900, what it shows, and the words under it. */
export const AboutPhoto = Type.Object({ src: Type.String(), alt: Type.String(), caption: Type.String() });
export type AboutPhoto = Static<typeof AboutPhoto>;

/** A font or library that reaches the browser: its license by its SPDX name, and the whole text of it. */
export const PackageLicense = Type.Object({
  name: Type.String(),
  version: Type.String(),
  license: Type.String(),
  text: Type.String(),
});
export type PackageLicense = Static<typeof PackageLicense>;

/** Something that the site keeps about people: its name, what it holds and for how long, in sentences. */
export const StoredFact = Type.Object({
  title: Type.String(),
  holds: Type.String(),
  keptFor: Type.String(),
});
export type StoredFact = Static<typeof StoredFact>;

/** Who answers for the site: a name, and the lines of an address. Null and none where the operator gave none. */
export const Operator = Type.Object({
  name: Type.Union([Type.String(), Type.Null()]),
  address: Type.Array(Type.String()),
});
export type Operator = Static<typeof Operator>;

const shared = {
  method: 'GET',
  tag: 'Site',
  session: 'none',
  params: None,
  query: None,
  body: None,
} as const;

export const getHomeFacts = {
  ...shared,
  path: '/api/site/home',
  summary: 'The songs of the home page, and the release that it counts down to.',
  reply: Type.Object({ heroSongs: Type.Array(HeroSong), nextRelease: NextRelease }),
} as const;

export const listReleaseNotes = {
  ...shared,
  path: '/api/site/release-notes',
  summary: 'All versions, the newest first.',
  reply: Type.Array(ReleaseNote),
} as const;

export const getAboutFacts = {
  ...shared,
  path: '/api/site/about',
  summary: 'The pictures of the about page, whose profile it links to, and where a tip can be left.',
  reply: Type.Object({
    photos: Type.Array(AboutPhoto),
    authorUsername: Type.String(),
    /** Null where the site takes no tips. */
    tipUrl: Type.Union([Type.String(), Type.Null()]),
  }),
} as const;

export const listLicenses = {
  ...shared,
  path: '/api/site/licenses',
  summary:
    'The fonts and libraries that reach the browser, with their licenses; empty where nothing was built.',
  reply: Type.Array(PackageLicense),
} as const;

export const listStoredFacts = {
  ...shared,
  path: '/api/site/stored-data',
  summary: 'What this site keeps about people, and for how long.',
  reply: Type.Array(StoredFact),
} as const;

export const getOperator = {
  ...shared,
  path: '/api/site/operator',
  summary: 'Who answers for this site, as its operator gave it.',
  reply: Operator,
} as const;
