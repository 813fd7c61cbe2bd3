import texts from './data/texts.json' with { type: 'json' };

/** The release that the home countdown runs to, unless the site is configured otherwise: date and name. */
export const nextRelease: string = texts.nextRelease;

/** The songs of the home page's hero, by id. */
export const heroSongIds: readonly string[] = texts.heroSongs;

/** What each version of the product brought, the newest first. The date is as people write it. */
export const releaseNotes: readonly {
  readonly version: string;
  readonly date: string;
  readonly features: readonly string[];
}[] = texts.releaseNotes.toReversed();

/** The 13 questions of the questionnaire, in their fixed order. */
export const profileQuestions: readonly string[] = texts.questions;

/** Words of the site and the artist that are no password, beside the titles of songs and albums. */
export const passwordWords: readonly string[] = texts.passwordWords;

/** The artist of the catalogue, as record shops write the name. */
export const artistName: string = texts.artist;
