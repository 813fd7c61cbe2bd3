import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import { toEraSvg } from '../drawing/era-ink.ts';
import { onPaper, type GrainedDrawing } from '../drawing/paint.ts';
import type { Canvas } from '../drawing/svg.ts';
import { debutCover } from './debut.ts';
import { evermoreCover } from './evermore.ts';
import { fearlessCover } from './fearless.ts';
import { folkloreCover } from './folklore.ts';
import { loverCover } from './lover.ts';
import { midnightsCover } from './midnights.ts';
import { nineteenEightyNineCover } from './nineteen-eighty-nine.ts';
import { redCover } from './red.ts';
import { reputationCover } from './reputation.ts';
import { singlesCover } from './singles.ts';
import { speakNowCover } from './speak-now.ts';
import { torturedPoetsDepartmentCover } from './tortured-poets-department.ts';

const covers: Readonly<Record<EraTheme, GrainedDrawing>> = {
  debut: debutCover,
  fearless: fearlessCover,
  'speak-now': speakNowCover,
  red: redCover,
  'nineteen-eighty-nine': nineteenEightyNineCover,
  reputation: reputationCover,
  lover: loverCover,
  folklore: folkloreCover,
  evermore: evermoreCover,
  midnights: midnightsCover,
  'tortured-poets-department': torturedPoetsDepartmentCover,
  singles: singlesCover,
};

/** Era covers. */
export const COVER: Canvas = { width: 400, height: 400 };

/** The cover of an era, 400 x 400, under 6 KB. Its ids are its own, so covers can be inlined together. */
export function coverSvg(theme: EraTheme): string {
  return toEraSvg(theme, '', COVER, onPaper(COVER, covers[theme]));
}

/** The same without its grain, which takes most of the time to paint. */
export function plainCoverSvg(theme: EraTheme): string {
  return toEraSvg(theme, '', COVER, covers[theme]);
}

/** What the cover of an era shows, in one sentence. */
export function coverAlt(theme: EraTheme): string {
  return covers[theme].alt;
}
