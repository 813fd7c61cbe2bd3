import type { ProfileTheme } from '@thirteen/domain/profile/profile-choices.ts';

declare const ERA_KEYS: readonly string[];

/** The eras that the style sheet of the build has looks for, in the order of their albums: written in by `album-styles.ts`. */
export const eraKeys = ERA_KEYS;

declare const PROFILE_THEMES: readonly ProfileTheme[];

/**
 * The themes that the build brings along, written in by `album-styles.ts`: they can be seen and chosen before the albums of
 * the site are there, and keep the room of those.
 */
export const builtThemes = PROFILE_THEMES;

declare const ARTIST_NAME: string;

/** Whose catalogue it is, as record shops write the name: written in by `album-styles.ts` from the catalogue's own texts. */
export const catalogueArtist = ARTIST_NAME;
