import { entropy } from './entropy.ts';
import { isComparable, type PartialOrder } from './partial-order.ts';
import type { SampledOrders } from './sampled-orders.ts';
import type { Standing } from './settled.ts';

/** What sets are made of: items, best known first, what is known of them, and possible orders of them. */
export type Pool = {
  readonly order: PartialOrder;
  readonly items: readonly Standing[];
  readonly samples: SampledOrders;
};

/** Items that are shown together, by their places in the list of items. */
export type TellingSet = {
  readonly members: readonly number[];
  /** How often each member is the best in the samples. */
  readonly wins: readonly number[];
  /** What the answer tells on average, in bits. */
  readonly tells: number;
};

/** What a further member must add, in bits, to be worth a look. */
const LEAST = 0.05;

/**
 * Adds to `start`, one by one, the candidate with which the answer tells most, until there are `size` or none adds much.
 * Candidates that are comparable with a member are left out: nothing is asked that is known.
 */
export function fillSet(
  { order, items, samples: { count, places } }: Pool,
  start: readonly number[],
  candidates: readonly number[],
  size: number,
): TellingSet {
  const members: number[] = [];
  const best = new Float64Array(count).fill(Infinity);
  const winner = new Uint8Array(count);
  const wins = new Float64Array(Math.max(size, start.length));
  let fitting = candidates;

  // The challenger is the member that it would be.
  const countWins = (challenger?: number) => {
    wins.fill(0);
    const offset = (challenger ?? 0) * count;
    for (let sample = 0; sample < count; sample += 1) {
      const isBeaten = challenger !== undefined && (places[offset + sample] ?? 0) < (best[sample] ?? 0);
      const at = isBeaten ? members.length : (winner[sample] ?? 0);
      wins[at] = (wins[at] ?? 0) + 1;
    }
    return entropy(wins);
  };
  const add = (member: number) => {
    for (let sample = 0; sample < count; sample += 1) {
      const place = places[member * count + sample] ?? 0;
      if (place >= (best[sample] ?? 0)) continue;
      best[sample] = place;
      winner[sample] = members.length;
    }
    members.push(member);
    const item = items[member]?.item ?? 0;
    fitting = fitting.filter((other) => !isComparable(order, item, items[other]?.item ?? item));
  };

  for (const member of start) add(member);
  let tells = countWins();
  while (members.length < size) {
    let most = tells + LEAST;
    let chosen: number | undefined;
    for (const candidate of fitting) {
      const would = countWins(candidate);
      if (would <= most) continue;
      most = would;
      chosen = candidate;
    }
    if (chosen === undefined) break;
    add(chosen);
    tells = countWins();
  }
  countWins();
  return { members, wins: [...wins].slice(0, members.length), tells };
}
