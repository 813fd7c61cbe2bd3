import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import { toEraSvg } from '../drawing/era-ink.ts';
import type { Drawing } from '../drawing/svg.ts';
import { PANEL } from './canvas.ts';
import { debutPanel } from './debut.ts';
import { evermorePanel } from './evermore.ts';
import { fearlessPanel } from './fearless.ts';
import { folklorePanel } from './folklore.ts';
import { loverPanel } from './lover.ts';
import { midnightsPanel } from './midnights.ts';
import { nineteenEightyNinePanel } from './nineteen-eighty-nine.ts';
import { redPanel } from './red.ts';
import { reputationPanel } from './reputation.ts';
import { singlesPanel } from './singles.ts';
import { speakNowPanel } from './speak-now.ts';
import { torturedPoetsDepartmentPanel } from './tortured-poets-department.ts';

const panels: Readonly<Record<EraTheme, Drawing>> = {
  debut: debutPanel,
  fearless: fearlessPanel,
  'speak-now': speakNowPanel,
  red: redPanel,
  'nineteen-eighty-nine': nineteenEightyNinePanel,
  reputation: reputationPanel,
  lover: loverPanel,
  folklore: folklorePanel,
  evermore: evermorePanel,
  midnights: midnightsPanel,
  'tortured-poets-department': torturedPoetsDepartmentPanel,
  singles: singlesPanel,
};

/** The panel behind a song of an era, 1200 x 300, under 8 KB and without filters: lists show thirteen of them. */
export function panelSvg(theme: EraTheme): string {
  return toEraSvg(theme, 'p', PANEL, panels[theme]);
}
