import { fail, ok, type Result } from '../result.ts';
import {
  findStandings,
  isAbove,
  isComparable,
  isLive,
  putAbove,
  setLive,
  tie,
  type PartialOrder,
} from './order.ts';

/** What a fan said. `of` are the items shown, in any order. */
export type SortAnswer =
  | { readonly kind: 'best'; readonly of: readonly string[]; readonly best: string }
  /** Too close to call: they end next to each other. */
  | { readonly kind: 'tie'; readonly of: readonly string[] }
  /** "Don't know it": leaves the sort. */
  | { readonly kind: 'skip'; readonly item: string }
  /** Takes a skip back; what was said of the item before holds again. */
  | { readonly kind: 'bring-back'; readonly item: string };

/** Why an answer can't be taken, with the item that stands in its way where there is one. */
export type SortProblem =
  | { readonly code: 'sort-unknown-item'; readonly item: string }
  /** An item stands twice in `of`. */
  | { readonly code: 'sort-duplicate-item'; readonly item: string }
  /** `of` needs at least two items. */
  | { readonly code: 'sort-too-few' }
  /** `best` is none of `of`. */
  | { readonly code: 'sort-best-not-shown'; readonly item: string }
  /** The item was skipped. */
  | { readonly code: 'sort-skipped-item'; readonly item: string }
  /** The item was not skipped, so that it can't be brought back. */
  | { readonly code: 'sort-not-skipped'; readonly item: string }
  /** The item's place at the top is certain, so that it can't leave. */
  | { readonly code: 'sort-settled-item'; readonly item: string }
  /** It is known already that the item is better than the one said to be best, or not tied with the others. */
  | { readonly code: 'sort-contradiction'; readonly item: string }
  /** All that the answer says is known already. */
  | { readonly code: 'sort-nothing-new' };

/** What an answer is taken into: what is known, and the number of each id in it. */
type Sorting = {
  readonly order: PartialOrder;
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
};

/**
 * Takes an answer into what is known, or says why it can't and changes nothing. An answer need not be about the present
 * question: answers kept by an older release, which asked in another order, still count.
 */
export function takeAnswer(sorting: Sorting, answer: SortAnswer): Result<void, SortProblem> {
  switch (answer.kind) {
    case 'best':
      return takeBest(sorting, answer.of, answer.best);
    case 'tie':
      return takeTie(sorting, answer.of);
    case 'skip':
      return takeSkip(sorting, answer.item);
    case 'bring-back':
      return takeBack(sorting, answer.item);
  }
}

function takeBest(sorting: Sorting, of: readonly string[], best: string): Result<void, SortProblem> {
  const shown = checkShown(sorting, of);
  if (!shown.ok) return shown;
  const winner = sorting.numbers.get(best);
  if (winner === undefined) return fail({ code: 'sort-unknown-item', item: best });
  if (!shown.value.includes(winner)) return fail({ code: 'sort-best-not-shown', item: best });

  const { order } = sorting;
  const losers = shown.value.filter((item) => item !== winner && !isAbove(order, winner, item));
  const [first] = losers;
  if (first === undefined) return fail({ code: 'sort-nothing-new' });
  const better = losers.find((item) => isComparable(order, winner, item));
  if (better !== undefined) return contradiction(sorting, better);
  for (const loser of losers) putAbove(order, winner, loser);
  return ok(undefined);
}

function takeTie(sorting: Sorting, of: readonly string[]): Result<void, SortProblem> {
  const shown = checkShown(sorting, of);
  if (!shown.ok) return shown;
  const { order } = sorting;
  const items = shown.value;
  const odd = items.find((a) => items.some((b) => isAbove(order, a, b) || isAbove(order, b, a)));
  if (odd !== undefined) return contradiction(sorting, odd);
  const [first = 0, ...others] = items;
  if (others.every((item) => isComparable(order, first, item))) return fail({ code: 'sort-nothing-new' });
  tie(order, items);
  return ok(undefined);
}

function takeSkip({ order, numbers }: Sorting, id: string): Result<void, SortProblem> {
  const item = numbers.get(id);
  if (item === undefined) return fail({ code: 'sort-unknown-item', item: id });
  if (!isLive(order, item)) return fail({ code: 'sort-skipped-item', item: id });
  if (findStandings(order).settled.includes(item)) return fail({ code: 'sort-settled-item', item: id });
  setLive(order, item, false);
  return ok(undefined);
}

function takeBack({ order, numbers }: Sorting, id: string): Result<void, SortProblem> {
  const item = numbers.get(id);
  if (item === undefined) return fail({ code: 'sort-unknown-item', item: id });
  if (isLive(order, item)) return fail({ code: 'sort-not-skipped', item: id });
  setLive(order, item, true);
  return ok(undefined);
}

function checkShown(
  { order, numbers }: Sorting,
  of: readonly string[],
): Result<readonly number[], SortProblem> {
  if (of.length < 2) return fail({ code: 'sort-too-few' });
  const items: number[] = [];
  for (const id of of) {
    const item = numbers.get(id);
    if (item === undefined) return fail({ code: 'sort-unknown-item', item: id });
    if (items.includes(item)) return fail({ code: 'sort-duplicate-item', item: id });
    if (!isLive(order, item)) return fail({ code: 'sort-skipped-item', item: id });
    items.push(item);
  }
  return ok(items);
}

function contradiction({ ids }: Sorting, item: number): Result<never, SortProblem> {
  return fail({ code: 'sort-contradiction', item: ids[item] ?? '' });
}

/** What answers say of some of their items, as answers about these alone. */
export function answersAmong(
  answers: readonly SortAnswer[],
  items: readonly string[],
): readonly SortAnswer[] {
  const wanted = new Set(items);
  return answers.flatMap((answer): readonly SortAnswer[] => {
    if (!('of' in answer)) return wanted.has(answer.item) ? [answer] : [];
    const of = answer.of.filter((id) => wanted.has(id));
    const isLeft = of.length > 1 && (answer.kind === 'tie' || wanted.has(answer.best));
    return isLeft ? [{ ...answer, of }] : [];
  });
}

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
