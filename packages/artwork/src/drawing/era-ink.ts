import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import { toSvg, type Canvas, type Drawing } from './svg.ts';

/** What an era lends to each of its drawings: a prefix for ids, a seed, its bead and its darkest shade. */
export type EraInk = {
  readonly prefix: string;
  readonly seed: number;
  readonly bead: `#${string}`;
  readonly panel: `#${string}`;
};

/** The inks of the eras; beads and panels are the colors of the design's tokens. */
export const eraInks: Readonly<Record<EraTheme, EraInk>> = {
  debut: { prefix: 'de', seed: 1, bead: '#2fa58c', panel: '#042b2b' },
  fearless: { prefix: 'fe', seed: 2, bead: '#e3b341', panel: '#3a2404' },
  'speak-now': { prefix: 'sn', seed: 3, bead: '#9159bd', panel: '#210a3e' },
  red: { prefix: 're', seed: 4, bead: '#b5182a', panel: '#2a0308' },
  'nineteen-eighty-nine': { prefix: 'ni', seed: 5, bead: '#6fb4e0', panel: '#0d2f52' },
  reputation: { prefix: 'rp', seed: 6, bead: '#1b1b1b', panel: '#0b0b0b' },
  lover: { prefix: 'lo', seed: 7, bead: '#f28cb5', panel: '#4a1238' },
  folklore: { prefix: 'fo', seed: 8, bead: '#9aa19f', panel: '#1b2222' },
  evermore: { prefix: 'ev', seed: 9, bead: '#ad5a22', panel: '#24130a' },
  midnights: { prefix: 'mi', seed: 10, bead: '#2e3a7c', panel: '#070b22' },
  'tortured-poets-department': { prefix: 'tt', seed: 11, bead: '#e4d8bf', panel: '#2a2118' },
  singles: { prefix: 'si', seed: 12, bead: '#e8927c', panel: '#241827' },
};

/** Draws for an era. `kind` joins the prefix, so that a cover, a background and a panel can share one page. */
export function toEraSvg(theme: EraTheme, kind: '' | 'b' | 'p', canvas: Canvas, drawing: Drawing): string {
  const { prefix, seed } = eraInks[theme];
  return toSvg(canvas, drawing, `${prefix}${kind}-`, seed);
}
