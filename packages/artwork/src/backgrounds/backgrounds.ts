import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import { toEraSvg } from '../drawing/era-ink.ts';
import { onPaper, type GrainedDrawing } from '../drawing/paint.ts';
import { BACKGROUND } from './canvas.ts';
import { debutBackground } from './debut.ts';
import { evermoreBackground } from './evermore.ts';
import { fearlessBackground } from './fearless.ts';
import { folkloreBackground } from './folklore.ts';
import { loverBackground } from './lover.ts';
import { midnightsBackground } from './midnights.ts';
import { nineteenEightyNineBackground } from './nineteen-eighty-nine.ts';
import { redBackground } from './red.ts';
import { reputationBackground } from './reputation.ts';
import { singlesBackground } from './singles.ts';
import { speakNowBackground } from './speak-now.ts';
import { torturedPoetsDepartmentBackground } from './tortured-poets-department.ts';

const backgrounds: Readonly<Record<EraTheme, GrainedDrawing>> = {
  debut: debutBackground,
  fearless: fearlessBackground,
  'speak-now': speakNowBackground,
  red: redBackground,
  'nineteen-eighty-nine': nineteenEightyNineBackground,
  reputation: reputationBackground,
  lover: loverBackground,
  folklore: folkloreBackground,
  evermore: evermoreBackground,
  midnights: midnightsBackground,
  'tortured-poets-department': torturedPoetsDepartmentBackground,
  singles: singlesBackground,
};

/** The background of an era, 1600 x 900, under 8 KB: its left 55 % stays calm, so that words can stand there. */
export function backgroundSvg(theme: EraTheme): string {
  return toEraSvg(theme, 'b', BACKGROUND, onPaper(BACKGROUND, backgrounds[theme]));
}

/** The same without its grain, which takes most of the time to paint and most of the bytes of a PNG. */
export function plainBackgroundSvg(theme: EraTheme): string {
  return toEraSvg(theme, 'b', BACKGROUND, backgrounds[theme]);
}
