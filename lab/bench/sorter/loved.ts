import { openSort, type SortPlan } from '@thirteen/domain/sorter/sort.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { toTable } from '../figures.ts';
import { print } from '../report.ts';
import { loverOf, type Fan } from './true-orders.ts';

const FANS = 30;
const LOVED = [13, 20, 40];

/** The way of a fan who tapped what is loved to the first thirteen, in screens and in taps, with and without a second tap. */
export function printLoved(): void {
  const rows = LOVED.flatMap((loved) => {
    const fans = Array.from({ length: FANS }, (_, seed) => loverOf(loved, seed + 1));
    return ([2, 5, 9] as const).flatMap((choices) =>
      (choices === 2 ? [false] : [false, true]).map((tapsTwice) => {
        const ways = fans.map((fan) => wayOf(fan, choices, tapsTwice));
        const name = `${loved} loved, ${choices} at a time${tapsTwice ? ', a second tap' : ''}`;
        return [name, figure(ways.map(({ screens }) => screens)), figure(ways.map(({ taps }) => taps))];
      }),
    );
  });
  print(`\nThe first ${TOP13_SLOTS} of what is loved: means of ${FANS} fans`);
  print(`\n${toTable(['', 'screens', 'taps'], rows)}`);
}

function wayOf({ truth, known }: Fan, choices: SortPlan['choices'], tapsTwice: boolean) {
  const ranks = new Map(truth.map((item, rank) => [item, rank]));
  const rankOf = (item: string) => ranks.get(item) ?? 0;
  const sort = openSort({ items: truth.toSorted(), wanted: TOP13_SLOTS, known, choices });
  const choose = (of: readonly string[]) => {
    const best = of.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a));
    const outcome = sort.answer({ kind: 'best', of, best });
    if (!outcome.ok) throw new Error(`A true answer was refused: ${outcome.problem.code}`);
  };
  let screens = 0;
  for (;;) {
    const question = sort.question();
    if (!question) break;
    screens += 1;
    choose(question);
    const others = tapsTwice ? sort.others() : undefined;
    if (others) choose(others);
  }
  if (sort.result().settled.some((item, rank) => rankOf(item) !== rank))
    throw new Error('A result is not the true order');
  return { screens, taps: sort.answers().length };
}

function figure(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
}
