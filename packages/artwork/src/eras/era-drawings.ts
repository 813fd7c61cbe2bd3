import { debut } from './debut.ts';
import { fearless } from './fearless.ts';
import { speakNow } from './speak-now.ts';
import { red } from './red.ts';
import { nineteenEightyNine } from './nineteen-eighty-nine.ts';
import { reputation } from './reputation.ts';
import { lover } from './lover.ts';
import { folklore } from './folklore.ts';
import { evermore } from './evermore.ts';
import { midnights } from './midnights.ts';
import { torturedPoetsDepartment } from './tortured-poets-department.ts';
import { singles } from './singles.ts';
import type { EraDrawing } from '../drawing/paint.ts';

/** The drawings that were made by hand, by the names under which album records ask for them. */
export const eraDrawings: Readonly<Record<string, EraDrawing>> = {
  debut,
  fearless,
  'speak-now': speakNow,
  red,
  'nineteen-eighty-nine': nineteenEightyNine,
  reputation,
  lover,
  folklore,
  evermore,
  midnights,
  'tortured-poets-department': torturedPoetsDepartment,
  singles,
};
