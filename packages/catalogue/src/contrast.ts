import type { Color, DarkBanner, EraColors, SchemeColors } from '@thirteen/domain/catalogue/era-look.ts';

/** What words need on what they stand on, and what bars need beside their ground (WCAG 2.2, AA). */
const WORDS = 4.5;
const GRAPHICS = 3;
const PANEL_WORDS: Color = '#ffffff';
/** The lightest part of the night that posters show. */
const NIGHT: Color = '#2b1d47';

/** How far two colors are apart for the eye, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(color.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

type Pair = { readonly field: string; readonly color: Color; readonly on: Color; readonly least: number };

/** The first color that is too close to what it is used on, by its field, with what is wrong; undefined where all can be read. */
export function findPoorContrast(
  colors: EraColors,
): { readonly field: string; readonly what: string } | undefined {
  const poor = pairsOf(colors).find(({ color, on, least }) => contrast(color, on) < least);
  if (!poor) return undefined;
  const { field, color, on, least } = poor;
  const has = (Math.floor(contrast(color, on) * 100) / 100).toFixed(2);
  return { field, what: `needs a contrast of ${least} to ${on}, and ${color} has ${has}` };
}

function pairsOf(colors: EraColors): readonly Pair[] {
  const { bead, onBead, panel, gradient, onGradient, darkBanner, glow } = colors;
  return [
    { field: 'colors.onBead', color: onBead, on: bead, least: WORDS },
    { field: 'colors.panel', color: panel, on: PANEL_WORDS, least: WORDS },
    ...gradient.map((on): Pair => ({ field: 'colors.onGradient', color: onGradient, on, least: WORDS })),
    ...(darkBanner ? pairsOfDarkBanner(darkBanner) : []),
    { field: 'colors.glow', color: glow, on: NIGHT, least: WORDS },
    ...pairsOfScheme('colors.light', colors.light),
    ...pairsOfScheme('colors.dark', colors.dark),
  ];
}

/** Words may reach over the drawing, whose lightest paper is as light as its shade. */
function pairsOfDarkBanner({ gradient, onGradient, shade }: DarkBanner): readonly Pair[] {
  const field = 'colors.darkBanner.onGradient';
  return [...gradient, shade].map((on) => ({ field, color: onGradient, on, least: WORDS }));
}

function pairsOfScheme(scheme: string, colors: SchemeColors): readonly Pair[] {
  const onPaper = (name: keyof SchemeColors, least: number) =>
    [colors.bg, colors.surface].map((on): Pair => ({
      field: `${scheme}.${name}`,
      color: colors[name],
      on,
      least,
    }));
  return [
    ...onPaper('ink', WORDS),
    ...onPaper('ink2', WORDS),
    ...onPaper('accent', WORDS),
    { field: `${scheme}.onAccent`, color: colors.onAccent, on: colors.accent, least: WORDS },
    ...onPaper('bar', GRAPHICS),
  ];
}
