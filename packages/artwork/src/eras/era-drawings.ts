import { debutBackground } from '../backgrounds/debut.ts';
import { fearlessBackground } from '../backgrounds/fearless.ts';
import { speakNowBackground } from '../backgrounds/speak-now.ts';
import { redBackground } from '../backgrounds/red.ts';
import { nineteenEightyNineBackground } from '../backgrounds/nineteen-eighty-nine.ts';
import { reputationBackground } from '../backgrounds/reputation.ts';
import { loverBackground } from '../backgrounds/lover.ts';
import { folkloreBackground } from '../backgrounds/folklore.ts';
import { evermoreBackground } from '../backgrounds/evermore.ts';
import { midnightsBackground } from '../backgrounds/midnights.ts';
import { torturedPoetsDepartmentBackground } from '../backgrounds/tortured-poets-department.ts';
import { singlesBackground } from '../backgrounds/singles.ts';
import { debutCover } from '../covers/debut.ts';
import { fearlessCover } from '../covers/fearless.ts';
import { speakNowCover } from '../covers/speak-now.ts';
import { redCover } from '../covers/red.ts';
import { nineteenEightyNineCover } from '../covers/nineteen-eighty-nine.ts';
import { reputationCover } from '../covers/reputation.ts';
import { loverCover } from '../covers/lover.ts';
import { folkloreCover } from '../covers/folklore.ts';
import { evermoreCover } from '../covers/evermore.ts';
import { midnightsCover } from '../covers/midnights.ts';
import { torturedPoetsDepartmentCover } from '../covers/tortured-poets-department.ts';
import { singlesCover } from '../covers/singles.ts';
import { debutPanel } from '../panels/debut.ts';
import { fearlessPanel } from '../panels/fearless.ts';
import { speakNowPanel } from '../panels/speak-now.ts';
import { redPanel } from '../panels/red.ts';
import { nineteenEightyNinePanel } from '../panels/nineteen-eighty-nine.ts';
import { reputationPanel } from '../panels/reputation.ts';
import { loverPanel } from '../panels/lover.ts';
import { folklorePanel } from '../panels/folklore.ts';
import { evermorePanel } from '../panels/evermore.ts';
import { midnightsPanel } from '../panels/midnights.ts';
import { torturedPoetsDepartmentPanel } from '../panels/tortured-poets-department.ts';
import { singlesPanel } from '../panels/singles.ts';
import type { GrainedDrawing } from '../drawing/paint.ts';
import type { Drawing } from '../drawing/svg.ts';

/** What is drawn of an era. `prefix` keeps the ids of its pictures apart from those of others, `seed` is of their chance. */
export type EraDrawing = {
  readonly prefix: string;
  readonly seed: number;
  readonly cover: GrainedDrawing;
  readonly background: GrainedDrawing;
  readonly panel: Drawing;
};

/** The drawings that were made by hand, by the names under which album records ask for them. */
export const eraDrawings: Readonly<Record<string, EraDrawing>> = {
  debut: {
    prefix: 'de',
    seed: 1,
    cover: debutCover,
    background: debutBackground,
    panel: debutPanel,
  },
  fearless: {
    prefix: 'fe',
    seed: 2,
    cover: fearlessCover,
    background: fearlessBackground,
    panel: fearlessPanel,
  },
  'speak-now': {
    prefix: 'sn',
    seed: 3,
    cover: speakNowCover,
    background: speakNowBackground,
    panel: speakNowPanel,
  },
  red: {
    prefix: 're',
    seed: 4,
    cover: redCover,
    background: redBackground,
    panel: redPanel,
  },
  'nineteen-eighty-nine': {
    prefix: 'ni',
    seed: 5,
    cover: nineteenEightyNineCover,
    background: nineteenEightyNineBackground,
    panel: nineteenEightyNinePanel,
  },
  reputation: {
    prefix: 'rp',
    seed: 6,
    cover: reputationCover,
    background: reputationBackground,
    panel: reputationPanel,
  },
  lover: {
    prefix: 'lo',
    seed: 7,
    cover: loverCover,
    background: loverBackground,
    panel: loverPanel,
  },
  folklore: {
    prefix: 'fo',
    seed: 8,
    cover: folkloreCover,
    background: folkloreBackground,
    panel: folklorePanel,
  },
  evermore: {
    prefix: 'ev',
    seed: 9,
    cover: evermoreCover,
    background: evermoreBackground,
    panel: evermorePanel,
  },
  midnights: {
    prefix: 'mi',
    seed: 10,
    cover: midnightsCover,
    background: midnightsBackground,
    panel: midnightsPanel,
  },
  'tortured-poets-department': {
    prefix: 'tt',
    seed: 11,
    cover: torturedPoetsDepartmentCover,
    background: torturedPoetsDepartmentBackground,
    panel: torturedPoetsDepartmentPanel,
  },
  singles: {
    prefix: 'si',
    seed: 12,
    cover: singlesCover,
    background: singlesBackground,
    panel: singlesPanel,
  },
};
