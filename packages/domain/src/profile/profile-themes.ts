/** A theme of a profile: the name that fans choose it by, and the key of the look that it puts on the page. */
export type ProfileTheme = { readonly name: string; readonly era: string };

type Albums = {
  readonly albums: readonly { readonly era: string | null; readonly slug: string; readonly theme: string }[];
};

/** The name of the theme of a fan who chose none. */
export const DEFAULT_PROFILE_THEME = 'Fearless';

/** All themes, in the order in which they are offered: every era of the catalogue that has a look of its own. */
export function profileThemes({ albums }: Albums): readonly ProfileTheme[] {
  return albums.flatMap(({ era, slug, theme }) =>
    era === null || theme !== slug ? [] : { name: era, era: theme },
  );
}

/** Finds themes by their names; of one that is not known, the default. */
export function themeFinder(catalogue: Albums): (name: string) => ProfileTheme {
  const themes = new Map(profileThemes(catalogue).map((theme) => [theme.name, theme]));
  const standIn = themes.get(DEFAULT_PROFILE_THEME) ?? [...themes.values()][0];
  if (!standIn) throw new Error('The catalogue has no era that a profile could wear');
  return (name) => themes.get(name) ?? standIn;
}
