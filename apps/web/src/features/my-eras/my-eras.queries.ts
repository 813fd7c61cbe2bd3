import { queryOptions } from '@tanstack/react-query';
import { getListHistory, type HistoryState, type ListHistory } from '@thirteen/contract/history.ts';
import { getSorterResults } from '@thirteen/contract/sorter.ts';
import { dayNumberOfIso, type KeptState } from '@thirteen/domain/history/kept-days.ts';
import type { RankedSlots } from '@thirteen/domain/history/top-changes.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { call } from '#lib/api/call.ts';

/** The list that the page shows, as the API calls it. */
export const SHOWN_LIST = 'top13';

/** A Top 13 through time: each state with its days, the present one at the end. */
export type Top13Time = {
  readonly kept: boolean;
  /** The number of the day on which this was read, in UTC. */
  readonly today: number;
  readonly states: readonly KeptState<RankedSlots>[];
};

/** The fan's Top 13 through time. */
export const top13TimeQuery = queryOptions({
  queryKey: ['my-eras', SHOWN_LIST],
  queryFn: async ({ signal }) =>
    toTop13Time(await call(getListHistory, { params: { list: SHOWN_LIST }, signal })),
  staleTime: 0,
});

/** What the fan's sorts have come to. */
export const sorterResultsQuery = queryOptions({
  queryKey: ['my-eras', 'sorter'],
  queryFn: ({ signal }) => call(getSorterResults, { signal }),
  staleTime: 0,
});

/** An answer with its ids and numbers of days put in. */
export function toTop13Time({ kept, today, ids, states }: ListHistory): Top13Time {
  const toState = ({ since, until, items = [] }: HistoryState): KeptState<RankedSlots> => ({
    since: dayNumberOfIso(since) ?? 0,
    until: dayNumberOfIso(until) ?? 0,
    state: Array.from({ length: TOP13_SLOTS }, (_, slot) => ids[items[slot] ?? -1] ?? null),
  });
  return { kept, today: dayNumberOfIso(today) ?? 0, states: states.map(toState) };
}

/** With the list as it stands on the page in place of what the site had last: a change may still be on its way. */
export function withPresent(time: Top13Time, present: RankedSlots): Top13Time {
  const { today, states } = time;
  const past = states.filter(({ until }) => until < today);
  const last = states.find(({ until }) => until >= today);
  if (present.every((id) => id === null)) return { ...time, states: past };
  if (last && last.state.every((id, slot) => id === (present[slot] ?? null))) return time;
  const before = last && last.since < today ? [{ ...last, until: today - 1 }] : [];
  return { ...time, states: [...past, ...before, { since: today, until: today, state: present }] };
}
