/** The looks that an album can wear: eleven eras in order of their first record, and the singles for all else. */
export const eraThemes = [
  'debut',
  'fearless',
  'speak-now',
  'red',
  'nineteen-eighty-nine',
  'reputation',
  'lover',
  'folklore',
  'evermore',
  'midnights',
  'tortured-poets-department',
  'singles',
] as const;

/** The key of a look, used in `data-era`, in file names of drawings and in the timbre of previews. */
export type EraTheme = (typeof eraThemes)[number];

export function isEraTheme(text: string): text is EraTheme {
  return (eraThemes as readonly string[]).includes(text);
}
