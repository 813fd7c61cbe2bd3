import type { EraTheme } from '../catalogue/era-theme.ts';

/** The themes of a profile by the name that fans choose them by, each with the look that it puts on the page. */
const erasByTheme = {
  Debut: 'debut',
  Fearless: 'fearless',
  'Speak Now': 'speak-now',
  Red: 'red',
  '1989': 'nineteen-eighty-nine',
  Reputation: 'reputation',
  Lover: 'lover',
  Folklore: 'folklore',
  Evermore: 'evermore',
  Midnights: 'midnights',
  'The Tortured Poets Department': 'tortured-poets-department',
} as const satisfies Record<string, EraTheme>;

export type ProfileTheme = keyof typeof erasByTheme;

/** All themes, in the order in which they are offered. */
// Written out, since an object puts a key that reads as a number first.
export const profileThemes = [
  'Debut',
  'Fearless',
  'Speak Now',
  'Red',
  '1989',
  'Reputation',
  'Lover',
  'Folklore',
  'Evermore',
  'Midnights',
  'The Tortured Poets Department',
] as const satisfies readonly ProfileTheme[];

/** The theme of a fan who chose none. */
export const DEFAULT_PROFILE_THEME: ProfileTheme = 'Fearless';

/** The look of a theme; of one that is not known, that of the default. */
export function eraOfTheme(theme: string): EraTheme {
  return erasByTheme[isProfileTheme(theme) ? theme : DEFAULT_PROFILE_THEME];
}

export function isProfileTheme(text: string): text is ProfileTheme {
  return Object.hasOwn(erasByTheme, text);
}
