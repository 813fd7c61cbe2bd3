import type { SortAnswer } from './answer.ts';

/** How often each song or album was chosen over others, the most often first. Ties and what was skipped count for none. */
export function wonMost(
  answers: readonly SortAnswer[],
): readonly { readonly id: string; readonly wins: number }[] {
  const wins = new Map<string, number>();
  for (const answer of answers) {
    if (answer.kind === 'best') wins.set(answer.best, (wins.get(answer.best) ?? 0) + answer.of.length - 1);
  }
  return [...wins].map(([id, count]) => ({ id, wins: count })).toSorted((a, b) => b.wins - a.wins);
}
