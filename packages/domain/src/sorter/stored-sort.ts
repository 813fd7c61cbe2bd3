import { fail, ok, type Result } from '../result.ts';
import type { SortAnswer } from './answer.ts';
import type { SortPlan } from './sort.ts';

/** A plan as it is kept: its items by id, and everything else by their places among the items, from 0. */
export type StoredPlan = {
  /** Ids of songs, or keys of albums. */
  readonly items: readonly string[];
  /** Only the first so many in order; null: all of them. */
  readonly wanted: number | null;
  readonly known: readonly (readonly number[])[];
  readonly choices: SortPlan['choices'];
};

/**
 * An answer as it is kept: a sign for what it says, then two for the place of each item that it is about, in base 64 (RFC
 * 4648, the alphabet for addresses). `0` to `8`: of these items, which is the best, by its place among them; `t`: a tie of
 * these; `s`: the one item is skipped; `b`: it is brought back. So `1AoAH` says that of the items 40 and 7 the second is
 * better.
 */
export type StoredAnswer = string;

/** How stored answers look. What they are about must be looked at as well: see `checkStoredAnswers`. */
export const STORED_ANSWER = '^([0-8t]([A-Za-z0-9_-]{2}){2,9}|[sb][A-Za-z0-9_-]{2})$';

/** The length of the longest stored answer: one about nine items. */
export const STORED_ANSWER_LENGTH = 1 + 2 * 9;

/** What is wrong with a plan or an answer: where it stands, as fields of a request are called, and in words. */
export type StoredSortProblem = { readonly field: string; readonly message: string };

/** What a sort holds at most: so many items, known orders and answers, and so many bytes of text in all. */
export const SORT_LIMITS = { items: 1000, known: 1000, answers: 4000, bytes: 64 * 1024 } as const;

/** How many items one question may show. */
export const sortChoices = [2, 5, 9] as const satisfies readonly SortPlan['choices'][];

/** How many unknown items a problem names. */
const NAMED = 5;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A plan as it is kept. What stands in a known order and is no item is left out. */
export function toStoredPlan({ items, wanted, known, choices }: SortPlan): StoredPlan {
  const places = placesOf(items);
  const orders = known.map((order) => order.flatMap((id) => places.get(id) ?? []));
  return {
    items,
    wanted: wanted === 'all' ? null : wanted,
    known: orders.filter(({ length }) => length > 1),
    choices,
  };
}

/** The plan that was kept. */
export function fromStoredPlan({ items, wanted, known, choices }: StoredPlan): SortPlan {
  return { items, wanted: wanted ?? 'all', known: known.map((order) => idsAt(items, order)), choices };
}

/** Turns answers into what is kept of them. An answer about something that is no item is a mistake in the program. */
export function toStoredAnswers(
  answers: readonly SortAnswer[],
  items: readonly string[],
): readonly StoredAnswer[] {
  const places = placesOf(items);
  const signsOf = (id: string) => {
    const place = places.get(id);
    if (place === undefined) throw new RangeError(`${id} is not sorted here`);
    return SIGNS.charAt(place >> 6) + SIGNS.charAt(place & 63);
  };
  return answers.map((answer) => {
    if (answer.kind === 'skip') return `s${signsOf(answer.item)}`;
    if (answer.kind === 'bring-back') return `b${signsOf(answer.item)}`;
    const kind = answer.kind === 'tie' ? 't' : answer.of.indexOf(answer.best);
    return `${kind}${answer.of.map(signsOf).join('')}`;
  });
}

/** The answers that were kept. They have passed `checkStoredAnswers`. */
export function fromStoredAnswers(
  answers: readonly StoredAnswer[],
  items: readonly string[],
): readonly SortAnswer[] {
  return answers.map((text): SortAnswer => {
    const { kind, places } = parse(text);
    const of = idsAt(items, places);
    const [item = ''] = of;
    if (kind === 's') return { kind: 'skip', item };
    if (kind === 'b') return { kind: 'bring-back', item };
    return kind === 't' ? { kind: 'tie', of } : { kind: 'best', of, best: of[Number(kind)] ?? item };
  });
}

/** How many of the answers answer a question; the others put an item away or bring it back. */
export function countAnswered(answers: readonly StoredAnswer[]): number {
  return answers.filter((text) => !isAboutOne(text.charAt(0))).length;
}

/**
 * Checks that a plan is whole: each item once, its orders of items that are there. `unknownOf` tells which items the
 * catalogue doesn't know. Orders that contradict each other are let through.
 */
export function checkStoredPlan(
  { items, wanted, known }: StoredPlan,
  unknownOf: (items: readonly string[]) => readonly string[],
): Result<void, StoredSortProblem> {
  if (new Set(items).size < items.length) return problem('plan.items', 'must hold each item once');
  const unknown = unknownOf(items).slice(0, NAMED);
  if (unknown.length > 0) return problem('plan.items', `holds unknown items: ${unknown.join(', ')}`);
  if (wanted !== null && wanted > items.length)
    return problem('plan.wanted', `must be at most the ${items.length} items`);
  const wrong = known.findIndex((order) => !areDistinctPlaces(order, items.length));
  if (wrong >= 0) return problem(`plan.known.${wrong}`, 'must hold places of items, each once');
  return ok(undefined);
}

/**
 * Checks answers that look as they should: places of items, each once. Nothing is replayed. How many a plan shows at a time
 * may have changed since.
 */
export function checkStoredAnswers(
  answers: readonly StoredAnswer[],
  items: readonly string[],
): Result<void, StoredSortProblem> {
  const wrong = answers.findIndex((text) => {
    const { kind, places } = parse(text);
    if (!areDistinctPlaces(places, items.length)) return true;
    if (isAboutOne(kind)) return false;
    return kind !== 't' && Number(kind) >= places.length;
  });
  if (wrong < 0) return ok(undefined);
  return problem(`answers.${wrong}`, 'must be about items of the plan');
}

function problem(field: string, message: string): Result<never, StoredSortProblem> {
  return fail({ field, message: `${field} ${message}` });
}

function areDistinctPlaces(places: readonly number[], items: number): boolean {
  return places.every((place) => place < items) && new Set(places).size === places.length;
}

function isAboutOne(kind: string): boolean {
  return kind === 's' || kind === 'b';
}

function parse(text: StoredAnswer): { readonly kind: string; readonly places: readonly number[] } {
  const places: number[] = [];
  for (let at = 1; at < text.length; at += 2)
    places.push(SIGNS.indexOf(text.charAt(at)) * SIGNS.length + SIGNS.indexOf(text.charAt(at + 1)));
  return { kind: text.charAt(0), places };
}

function placesOf(items: readonly string[]): ReadonlyMap<string, number> {
  return new Map(items.map((id, place) => [id, place]));
}

function idsAt(items: readonly string[], places: readonly number[]): readonly string[] {
  return places.flatMap((place) => items[place] ?? []);
}
