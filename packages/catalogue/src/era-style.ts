import { PLAIN_ERA, type Color, type Era, type SchemeColors } from '@thirteen/domain/catalogue/era-look.ts';
import { toEra } from './eras.ts';
import { contrast } from './contrast.ts';

const BLACK: Color = '#000000';
const WHITE: Color = '#ffffff';

/** The tokens of a look that differ by scheme, by the name that style sheets know them by. */
const schemeTokens: Readonly<Record<string, keyof SchemeColors>> = {
  bg: 'bg',
  surface: 'surface',
  ink: 'ink',
  'ink-2': 'ink2',
  accent: 'accent',
  'on-accent': 'onAccent',
  bar: 'bar',
};

/** The style rule of an era: its tokens wherever `data-era` names it, in light and in dark. */
export function eraStyle(era: Era): string {
  return toRule(`[data-era='${era.key}']`, tokensOf(era));
}

/** The rule for eras that the page has no rule of: they look like the singles. */
export function plainStyle(): string {
  return toRule(':where([data-era])', tokensOf(toEra(PLAIN_ERA)));
}

function tokensOf({ colors }: Era): readonly string[] {
  const dark = colors.darkBanner ?? colors;
  const gradient = colors.gradient.map((color, index) => lightDark(color, dark.gradient[index] ?? color));
  const tokens = {
    bead: colors.bead,
    'on-bead': colors.onBead,
    panel: colors.panel,
    gradient: `linear-gradient(135deg, ${gradient[0]}, ${gradient[1]} 55%, ${gradient[2]})`,
    'on-gradient': lightDark(colors.onGradient, dark.onGradient),
    'on-contrast': lightDark(contrastOf(colors.onGradient), contrastOf(dark.onGradient)),
    // Drawings are multiplied with it: white changes nothing.
    shade: lightDark(WHITE, colors.darkBanner?.shade ?? WHITE),
    ...Object.fromEntries(
      Object.entries(schemeTokens).map(([token, name]) => [
        token,
        lightDark(colors.light[name], colors.dark[name]),
      ]),
    ),
  };
  return Object.entries(tokens).map(([name, value]) => `--era-${name}: ${value}`);
}

function lightDark(light: Color, dark: Color): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** Black or white, whichever stands out against a color. */
function contrastOf(color: Color): Color {
  return contrast(color, BLACK) > contrast(color, WHITE) ? BLACK : WHITE;
}

/** The beads of eras as tokens of the whole page, for what wears several. */
export function beadTokens(eras: readonly Era[]): string {
  return toRule(
    ':root',
    eras.map(({ key, colors }) => `--bead-${key}: ${colors.bead}`),
  );
}

function toRule(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}\n`;
}
