import type { KeptState } from './kept-days.ts';

/** A list with slots, of which some may be empty: the first is the best. */
export type RankedSlots = readonly (string | null)[];

/** What came into a list and what went between two of its states, and what climbed most, by how many places. */
export type TopChanges = {
  readonly entered: readonly string[];
  readonly left: readonly string[];
  readonly climbed: readonly { readonly id: string; readonly by: number }[];
};

/** How many of those that climbed most are told. */
const CLIMBERS = 3;

/** Compares two states of a list. Those that came and those that went stand in the order of their slots. */
export function changesBetween(before: RankedSlots, after: RankedSlots): TopChanges {
  const places = new Map(before.flatMap((id, place) => (id === null ? [] : [[id, place] as const])));
  const present = after.flatMap((id, place) => (id === null ? [] : [{ id, place }]));
  const now = new Set(present.map(({ id }) => id));
  return {
    entered: present.flatMap(({ id }) => (places.has(id) ? [] : id)),
    left: [...places.keys()].filter((id) => !now.has(id)),
    climbed: present
      .map(({ id, place }) => ({ id, by: (places.get(id) ?? place) - place }))
      .filter(({ by }) => by > 0)
      .toSorted((a, b) => b.by - a.by)
      .slice(0, CLIMBERS),
  };
}

/** How many days each song or album stood first, the longest first. */
export function daysFirst(
  states: readonly KeptState<RankedSlots>[],
): readonly { readonly id: string; readonly days: number }[] {
  const days = new Map<string, number>();
  for (const { since, until, state } of states) {
    const [first] = state;
    if (first) days.set(first, (days.get(first) ?? 0) + until - since + 1);
  }
  return [...days].map(([id, count]) => ({ id, days: count })).toSorted((a, b) => b.days - a.days);
}

/** A stretch of time in which something stood in a list without a break: from which day on in which slot, from 0. */
export type Run = {
  readonly until: number;
  readonly steps: readonly { readonly day: number; readonly slot: number }[];
};

/** When each song or album stood where, over all states; those that stood longest first. */
export function runsOf(states: readonly KeptState<RankedSlots>[]): ReadonlyMap<string, readonly Run[]> {
  type OpenRun = { until: number; readonly steps: { day: number; slot: number }[] };
  const runs = new Map<string, OpenRun[]>();
  for (const { since, until, state } of states) {
    for (const [slot, id] of state.entries()) {
      if (id === null) continue;
      const own = runs.get(id) ?? [];
      runs.set(id, own);
      const last = own.at(-1);
      if (last?.until !== since - 1) {
        own.push({ until, steps: [{ day: since, slot }] });
        continue;
      }
      if (last.steps.at(-1)?.slot !== slot) last.steps.push({ day: since, slot });
      last.until = until;
    }
  }
  const daysOf = (own: readonly Run[]) =>
    own.reduce((sum, { until, steps }) => sum + until - (steps[0]?.day ?? until) + 1, 0);
  return new Map([...runs].toSorted(([, a], [, b]) => daysOf(b) - daysOf(a)));
}
