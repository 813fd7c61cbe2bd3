/** A color as `#rrggbb`. */
export type Color = `#${string}`;

/** The colors of a page in an era, in light or in dark: paper and cards, words, links and buttons, bars of charts. */
export type SchemeColors = {
  readonly bg: Color;
  readonly surface: Color;
  readonly ink: Color;
  readonly ink2: Color;
  readonly accent: Color;
  readonly onAccent: Color;
  readonly bar: Color;
};

/** The ground of banners and its words in the dark, and the shade that their drawing is multiplied with there. */
export type DarkBanner = {
  readonly gradient: readonly [Color, Color, Color];
  readonly onGradient: Color;
  readonly shade: Color;
};

/** All colors of an era. Each color of words can be read on what it stands on. */
export type EraColors = {
  readonly bead: Color;
  readonly onBead: Color;
  /** The dark that white words stand on, beside a song's drawing. */
  readonly panel: Color;
  readonly gradient: readonly [Color, Color, Color];
  readonly onGradient: Color;
  /** What takes the place of a gradient that is too bright for dark pages; without it the same stands in both. */
  readonly darkBanner?: DarkBanner;
  /** The bead as light, on the night stage of posters. */
  readonly glow: Color;
  readonly light: SchemeColors;
  readonly dark: SchemeColors;
};

/** How an era looks and sounds. Without the name of a drawing or a sound, or of one that nobody made, one is made from its colors. */
export type EraLook = {
  readonly colors: EraColors;
  readonly drawing: string | null;
  readonly sound: string | null;
};

/** An era with its key: the slug of its album, used in `data-era` and in the names of drawings. */
export type Era = EraLook & { readonly key: string };

/** Which era to draw or to play: one that the project brings along by its key, one that was added itself. */
export type EraRef = string | Era;

/** The key of an era. */
export function eraKey(era: EraRef): string {
  return typeof era === 'string' ? era : era.key;
}

/** The key of the look of albums that have none of their own. */
export const PLAIN_ERA = 'singles';
