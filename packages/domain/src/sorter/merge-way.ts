import type { Chain } from './chains.ts';
import { isAbove, isLive, isTied, type PartialOrder } from './partial-order.ts';
import type { Way } from './way.ts';

/** A place where chains meet; without inputs it is one chain. `depth` counts the meetings on the longest way up to it. */
type Meeting = {
  readonly inputs: readonly Meeting[];
  readonly chain: Chain;
  readonly size: number;
  readonly depth: number;
};

/** What a meeting hands on, best first, as far as it is known, and what stands in the way of the next item. */
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
 * on together; or, where few items are wanted, one for each meeting and then one for each meeting on an item's way.
 */
export function mergeWay(
  chains: readonly Chain[],
  { wanted, choices }: { readonly wanted: number; readonly choices: number },
): Way {
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
