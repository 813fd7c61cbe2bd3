import { isAbove, isLive, isTied, type PartialOrder, type Standing, type Standings } from './order.ts';
import type { Goal } from './question.ts';
import { log2 } from './sampling.ts';

/**
 * A strategy that is fixed beforehand: its next question by what is known by now, and how many it takes at most. Each of
 * its questions takes one off that number, and no other answer adds to it.
 */
export type Strategy = (order: PartialOrder) => {
  readonly atMost: number;
  readonly question: readonly number[];
};

/** The strategy that takes the fewest questions at most, from what is known now. */
export function findSureStrategy(order: PartialOrder, { settled, open }: Standings, goal: Goal): Strategy {
  const wanted = Math.max(0, goal.wanted - settled.length);
  const chains = divideIntoChains(order, open);
  const longest = chains.reduce((a, b) => (b.length > a.length ? b : a), []);
  const others = chains.filter((chain) => chain !== longest).flat();
  const merge = mergeChains(chains, { ...goal, wanted });
  const insert = insertItems(longest, others, wanted);
  return insert(order).atMost < merge(order).atMost ? insert : merge;
}

/** Items of which each is known to be better than the next, or tied with it. */
type Chain = readonly number[];

/**
 * Divides items into chains, long ones where possible. Not always into the fewest, which would take a matching (Dilworth,
 * 1950), but nearly so in a fraction of the time.
 */
export function divideIntoChains(order: PartialOrder, items: readonly Standing[]): readonly Chain[] {
  const chains: number[][] = [];
  for (const { item } of items.toSorted((a, b) => a.above - b.above || a.item - b.item)) {
    let longest: number[] | undefined;
    for (const chain of chains) {
      const last = chain.at(-1) ?? item;
      if (longest && chain.length <= longest.length) continue;
      if (isAbove(order, last, item) || isTied(order, last, item)) longest = chain;
    }
    if (longest) longest.push(item);
    else chains.push([item]);
  }
  return chains;
}

/**
 * Inserts items into a chain one by one, by halves, as far as its top is wanted: for a few new items and a long ranking.
 */
function insertItems(chain: Chain, others: readonly number[], wanted: number): Strategy {
  return (order) => {
    const list = chain.filter((item) => isLive(order, item)).slice(0, wanted);
    let question: readonly number[] = [];
    let atMost = 0;
    let pending = 0;
    for (const item of others) {
      if (!isLive(order, item)) continue;
      const [from, to] = findGap(order, list, item);
      if (from === to && pending === 0) {
        list.splice(from, 0, item);
        list.splice(wanted);
        continue;
      }
      // Those that wait before it may each add a place to where it can go.
      atMost += Math.ceil(log2(to - from + 1 + pending));
      if (pending === 0) question = [item, list[Math.floor((from + to) / 2)] ?? item];
      pending += 1;
    }
    return { atMost, question };
  };
}

/** The first and the last place in a list where an item can go: behind all that is better, and before all that is not. */
function findGap(order: PartialOrder, list: readonly number[], item: number): readonly [number, number] {
  const from = list.findLastIndex((other) => isAbove(order, other, item) || isTied(order, other, item)) + 1;
  const to = list.findIndex((other, at) => at >= from && isAbove(order, item, other));
  if (list.some((other) => isTied(order, other, item))) return [from, from];
  return [from, to === -1 ? list.length : to];
}

/** A place where chains meet; without inputs it is one chain. `depth` counts the meetings on the longest path up to it. */
type Meeting = {
  readonly inputs: readonly Meeting[];
  readonly chain: Chain;
  readonly size: number;
  readonly depth: number;
};

/** What a meeting hands on, best first, as far as it is known, and what keeps the next item back. */
type Progress = {
  readonly out: readonly number[];
  readonly size: number;
  /** The items that compete for the next place: more than one, or none where the next item of an input is missing. */
  readonly rivals: readonly number[];
  /** Questions that its inputs and itself may still need until all is handed on. */
  readonly toHandOn: number;
  /** Questions that its next item may need: meetings, itself included, that wait for one. */
  readonly waiting: number;
};

/**
 * Merges chains through meetings of up to `choices` each, arranged as Huffman (1952) arranges codes, and only as far as
 * the top needs. Each question finds the next item of one meeting. So there are at most as many as the meetings hand
 * on together; or, where few items are wanted, one for each meeting and then one for each meeting on an item's path.
 */
function mergeChains(chains: readonly Chain[], { wanted, choices }: Goal): Strategy {
  const root = arrange(chains, choices);
  return (order) => {
    const { out, size, rivals, toHandOn, waiting } = advance(order, root, wanted);
    const pulls = Math.max(0, Math.min(wanted, size) - out.length - 1);
    return { atMost: Math.min(toHandOn, waiting + pulls * root.depth), question: rivals };
  };
}

function arrange(chains: readonly Chain[], choices: number): Meeting {
  let meetings: Meeting[] = chains.map((chain) => ({ inputs: [], chain, size: chain.length, depth: 0 }));
  while (meetings.length > 1) {
    meetings.sort((a, b) => a.size - b.size);
    const inputs = meetings.splice(0, 2 + ((meetings.length - 2) % (choices - 1)));
    meetings.push({
      inputs,
      chain: [],
      size: inputs.reduce((sum, { size }) => sum + size, 0),
      depth: 1 + Math.max(...inputs.map(({ depth }) => depth)),
    });
  }
  return meetings[0] ?? { inputs: [], chain: [], size: 0, depth: 0 };
}

function advance(order: PartialOrder, meeting: Meeting, wanted: number): Progress {
  if (meeting.inputs.length === 0) {
    const out = meeting.chain.filter((item) => isLive(order, item));
    return { out, size: out.length, rivals: [], toHandOn: 0, waiting: 0 };
  }
  const inputs = meeting.inputs.map((input) => ({ ...advance(order, input, wanted), taken: 0 }));
  const size = inputs.reduce((sum, input) => sum + input.size, 0);
  const out: number[] = [];
  let rivals: readonly number[] = [];
  for (;;) {
    const running = inputs.filter((input) => input.taken < input.size);
    const missing = running.find((input) => input.taken === input.out.length);
    if (missing) rivals = missing.rivals;
    if (missing || running.length === 0) break;

    const heads = running.map((input) => input.out[input.taken] ?? -1);
    const best = heads.findIndex((a) =>
      heads.every((b) => a === b || isAbove(order, a, b) || isTied(order, a, b)),
    );
    const next = running[best];
    if (!next) {
      rivals = heads.filter(
        (a, at) => !heads.some((b, other) => isAbove(order, b, a) || (other < at && isTied(order, a, b))),
      );
      break;
    }
    out.push(heads[best] ?? -1);
    next.taken += 1;
  }
  const own = Math.max(0, Math.min(size - 1, wanted) - out.length);
  return {
    out,
    size,
    rivals,
    toHandOn: inputs.reduce((sum, input) => sum + input.toHandOn, own),
    waiting: inputs.reduce(
      (sum, input) => sum + (input.taken < input.out.length ? 0 : input.waiting),
      out.length < size ? 1 : 0,
    ),
  };
}
