/** The faces that drawings may use: the display serif, upright and slanted, and the text face. */
export const faces = ['display', 'display-italic', 'text'] as const;
export type Face = (typeof faces)[number];

/** How words are set. Sizes are in the units of the canvas; weights as in CSS; optical sizes belong to the serif. */
export type TypeStyle = {
  readonly face: Face;
  readonly size: number;
  readonly weight: number;
  readonly opticalSize?: number;
};

/** Words as shapes: they start at 0 0 and stand on the line below them, y = 0. */
export type SetText = {
  readonly width: number;
  /** Path data. */
  readonly path: string;
  /** The middles of the places where a character stands that no face has, such as an emoji. */
  readonly gaps: readonly number[];
};

/**
 * Turns words into shapes, since drawings never carry text: the same drawing everywhere, whatever fonts a machine has.
 * Made from font files by whoever draws; it never fails on a text.
 */
export type Lettering = {
  /** How wide a text is in one line. */
  readonly measure: (text: string, style: TypeStyle) => number;
  readonly set: (text: string, style: TypeStyle) => SetText;
};

/** The place that a character takes which no face has, in parts of the size. */
export const GAP_WIDTH = 0.72;
