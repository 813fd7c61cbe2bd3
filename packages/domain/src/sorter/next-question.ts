import { choosePlayers, enoughOf } from './choose-players.ts';
import { entropy } from './entropy.ts';
import { isTied, type PartialOrder } from './partial-order.ts';
import { sampleOrders } from './sampled-orders.ts';
import type { Standing, Standings } from './settled.ts';

/** How many places at the top are wanted, and the most items that one question shows. */
export type Goal = { readonly wanted: number; readonly choices: number };

/** Enough to tell even chances from uneven ones; more change no mean by a whole question. */
const SAMPLES = 192;
/** The items nearest to the top that are looked at; longer lists are settled from there on anyway. */
const MOST_ITEMS = 400;

/**
 * The items to ask about next; undefined when the first `wanted` and their order are certain.
 *
 * The frame is a tournament: only an item that nothing is better than can be next at the top, so these heads play, those
 * with the fewest below them first, and a loser and all below it go below the winner. Where heads are fewer than a
 * question shows, or their game is nearly foreseeable, possible true orders are drawn, and the question becomes the set
 * of items near the top whose answer tells most.
 */
export function nextQuestion(
  order: PartialOrder,
  { settled, open }: Standings,
  { wanted, choices }: Goal,
): readonly number[] | undefined {
  if (settled.length >= wanted) return undefined;
  const items = open
    .filter((standing) => standing.above < wanted && isFirstOfTied(order, open, standing))
    .toSorted((a, b) => a.above - b.above || a.below - b.below || a.item - b.item)
    .slice(0, MOST_ITEMS);
  const heads = items.filter(({ above }) => above === settled.length);
  // As in Huffman's code (1952) the first game is the short one, so that the last games, which tell more, are full.
  const players = heads.slice(0, 2 + ((heads.length - 2) % (choices - 1)));

  const total = settled.length + open.length;
  const isWhole = wanted >= total;
  const isFull = players.length === choices || items.length === heads.length;
  if (isFull && tellsOfTrees(heads, players, open.length) >= enoughOf(players.length, isWhole)) {
    return players.map(({ item }) => item);
  }
  const pool = { order, items, samples: sampleOrders(order, items, SAMPLES) };
  const game = { heads: heads.length, players: players.length, total };
  return choosePlayers(pool, game, { choices, isWhole }).flatMap((at) => items[at]?.item ?? []);
}

/** What a game of heads tells, where no two heads share what is below them: each wins as often as its share of the items. */
function tellsOfTrees(heads: readonly Standing[], players: readonly Standing[], items: number): number {
  const isForest = heads.reduce((sum, head) => sum + sizeOf(head), 0) === items;
  return isForest ? entropy(players.map(sizeOf)) : 0;
}

function sizeOf({ below, tied }: Standing): number {
  return below + tied;
}

/** Of tied items one is asked about for all. */
function isFirstOfTied(order: PartialOrder, open: readonly Standing[], { item, tied }: Standing): boolean {
  return tied === 1 || !open.some((other) => other.item < item && isTied(order, other.item, item));
}
