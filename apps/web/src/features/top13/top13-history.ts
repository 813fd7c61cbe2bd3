import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { createStepHistory } from '#ui/step-history.ts';
import { isSameTop13 } from './top13-change.ts';

/** What the fan did to the Top 13 since the page was opened. */
export const top13History = createStepHistory<Top13>(isSameTop13);
