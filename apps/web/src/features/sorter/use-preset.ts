import { useWidth } from '#ui/use-width.ts';
import type { ChoiceCount } from './make-plan.ts';

/** How many a question shows where the fan chose nothing else: as many as can be seen at once. */
export function usePreset(): ChoiceCount {
  return useWidth('small') ? 5 : 9;
}
