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

/** The images a fan can choose from, in the order in which they are offered, each with what it shows. */
export const profileImages = {
  'debut-1': 'Guitar headstock with six pegs',
  'debut-2': 'Cowboy boot with a vine stitch',
  'fearless-1': 'Sun with deco rays',
  'fearless-2': 'Paper crown',
  'speak-now-1': 'Firework over a ruffle',
  'speak-now-2': 'Lantern on a ribbon',
  'red-1': 'Maple leaf',
  'red-2': 'Woollen scarf knot',
  'nineteen-eighty-nine-1': 'Instant camera',
  'nineteen-eighty-nine-2': 'Red kite in a cloud',
  'reputation-1': 'Coiled serpent',
  'reputation-2': 'Folded newspaper',
  'lover-1': 'Paper heart',
  'lover-2': 'Cloud with a rainbow tail',
  'folklore-1': 'Cabin with a lit window',
  'folklore-2': 'Knitted cardigan button',
  'evermore-1': 'Pine in a round plaid frame',
  'evermore-2': 'Candle in a jar',
  'midnights-1': 'Cat on a crescent moon',
  'midnights-2': 'Lava lamp',
  'ttpd-1': 'Quill and blot',
  'ttpd-2': 'Wax seal with a star',
  'tour-1': 'Friendship bracelet with the letters 1 and 3',
  'tour-2': 'Microphone with star dust',
  'tour-3': 'Umbrella in confetti rain',
} as const;

/** The name of a profile image. */
export type ProfileImageName = keyof typeof profileImages;

// The keys of an object of fixed keys are these.
export const profileImageNames = Object.keys(profileImages) as readonly ProfileImageName[];

/** The image of a fan who chose none. */
export const DEFAULT_PROFILE_IMAGE: ProfileImageName = 'debut-1';

/** The images of two fans who are not named. */
export const UNNAMED_IMAGES: readonly [ProfileImageName, ProfileImageName] = ['tour-1', 'tour-3'];

export function isProfileImageName(text: string): text is ProfileImageName {
  return Object.hasOwn(profileImages, text);
}
