import { lookAhead, MOST_LOOKED_AT } from './lookahead.ts';
import { isComparable, isTied, type PartialOrder, type Standing, type Standings } from './order.ts';
import { entropy, log2, sampleOrders, type SampledOrders } from './sampling.ts';

/** How many places at the top are wanted, and the most items that one question shows. */
export type Goal = { readonly wanted: number; readonly choices: number };

/** Enough to tell even chances from uneven ones; more change no mean by a whole question. */
const SAMPLES = 192;
/** The items nearest to the top that are looked at; longer lists are settled from there on anyway. */
const MOST_ITEMS = 400;
const NEAR_THE_TOP = 20;
/** What a place further down takes from a set's bits, up to how many places: else the top would settle late. */
const PER_PLACE = 0.02;
const MOST_PLACES = 10;
/** What a head that is sent down is worth in bits, where only a top is wanted (measured). */
const PER_HEAD = 2;
/** Where a good part of few items is wanted, games of more heads than this are full from the first on (measured). */
const MANY_HEADS = 16;
const GOOD_PART = 1 / 4;
/** What a further member must add, in bits, to be worth a look. */
const LEAST = 0.05;

/**
 * The items to ask about next; undefined when the first `wanted` and their order are certain.
 *
 * The frame is a tournament: only an item that nothing is better than can be next at the top, so these heads play, those
 * with the fewest below them first, and a loser and all below it go below the winner. Where heads are fewer than a
 * question shows, or their game is nearly foreseeable, possible true orders are drawn, and the question becomes the set
 * of items near the top with the highest information gain; or, of few items whose heads fit into a question, the set that
 * settles the most places if the fan says the next best, too.
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
  const total = settled.length + open.length;
  const isWhole = wanted >= total;
  const canLookAhead = choices > 2 && heads.length <= choices && total <= MOST_LOOKED_AT;
  if (canLookAhead) return lookAhead(order, items, { missing: wanted - settled.length, choices });
  const isDeep = !isWhole && wanted >= total * GOOD_PART && heads.length > MANY_HEADS;
  // As in Huffman's code (1952) the first game is the short one, so that the last games, whose gain is higher, are full.
  const players = heads.slice(0, isDeep ? choices : 2 + ((heads.length - 2) % (choices - 1)));

  const isFull = players.length === choices || items.length === heads.length;
  if (isFull && gainOfTrees(heads, players, open.length) >= enoughGain(players.length, isWhole)) {
    return players.map(({ item }) => item);
  }
  const pool = { order, items, samples: sampleOrders(order, items, SAMPLES) };
  const game = { heads: heads.length, players: players.length, total, choices, isWhole };
  return chooseMembers(pool, game).flatMap((at) => items[at]?.item ?? []);
}

/** The information gain of a game of heads, where no two heads share what is below them: each wins as often as its share of the items. */
function gainOfTrees(heads: readonly Standing[], players: readonly Standing[], items: number): number {
  const sizeOf = ({ below, tied }: Standing) => below + tied;
  const isForest = heads.reduce((sum, head) => sum + sizeOf(head), 0) === items;
  return isForest ? entropy(players.map(sizeOf)) : 0;
}

/** Of tied items one is asked about for all. */
function isFirstOfTied(order: PartialOrder, open: readonly Standing[], { item, tied }: Standing): boolean {
  return tied === 1 || !open.some((other) => other.item < item && isTied(order, other.item, item));
}

/** The tournament's game: the first `players` of the first `heads` items of the pool. */
type Game = {
  readonly heads: number;
  readonly players: number;
  /** How many take part in all. */
  readonly total: number;
  /** The most items that are shown. */
  readonly choices: number;
  /** Whether the whole order is wanted, not a top only. */
  readonly isWhole: boolean;
};

/**
 * The information gain that a game of heads needs to be played. Where two are shown and all is wanted, every bit counts; where
 * only a top is wanted, a game that sends heads down is worth more than its bits.
 */
function enoughGain(players: number, isWhole: boolean): number {
  return (players === 2 && isWhole ? 0.99 : 0.5) * log2(players);
}

/** The items to show, by their places in the pool: the tournament's game, filled up with others, or a set of higher gain. */
function chooseMembers(pool: Pool, game: Game): readonly number[] {
  const { total, choices, isWhole } = game;
  const places = pool.items.map((_, at) => at);
  const slackOf = (at: number) => {
    const { above = 0, below = 0, tied = 0 } = pool.items[at] ?? {};
    return total - above - below - tied;
  };
  const open = places.filter((at) => slackOf(at) > 0);
  const near = open.slice(0, NEAR_THE_TOP);
  const players = places.slice(0, game.players);
  const others = near.filter((at) => at >= game.heads);
  const filled = fillSet(pool, players, others, choices);
  const isPair = filled.members.length === 2;
  const { gain } = fillSet(pool, players, [], choices);
  if (gain >= enoughGain(isPair ? 2 : players.length, isWhole)) return filled.members;

  // Of an item that may still go anywhere, the even game may be far down: a new song in a long ranking.
  const loose = open.toSorted((a, b) => slackOf(b) - slackOf(a)).slice(0, 2);
  const far = open.slice(NEAR_THE_TOP).filter((_, at) => at % Math.ceil(open.length / 60) === 0);
  const partners = [...near, ...far];
  const starts = choices === 2 ? near : near.slice(0, 3);
  const sets = [...new Set([...starts, ...loose])].map((start) =>
    fillSet(pool, [start], choices > 2 || loose.includes(start) ? partners : near, choices),
  );
  const worth = (set: QuestionSet) =>
    set.gain + (isWhole ? 0 : PER_HEAD * sentDown(pool, game, set)) - loss(pool, set);
  return sets
    .filter(({ members }) => members.length > 1)
    .reduce((best, set) => (worth(set) > worth(best) ? set : best), filled).members;
}

/** How many heads stop being heads, on average. */
function sentDown({ samples }: Pool, { heads }: Game, { members, wins }: QuestionSet): number {
  const shown = members.filter((member) => member < heads).length;
  const headWins = wins.reduce((sum, won, at) => ((members[at] ?? heads) < heads ? sum + won : sum), 0);
  return shown - headWins / samples.count;
}

function loss({ items }: Pool, { members }: QuestionSet): number {
  const top = items[0]?.above ?? 0;
  const places = Math.min(...members.map((member) => items[member]?.above ?? top)) - top;
  return PER_PLACE * Math.min(places, MOST_PLACES);
}

/** What sets are made of: items, best known first, what is known of them, and possible orders of them. */
type Pool = {
  readonly order: PartialOrder;
  readonly items: readonly Standing[];
  readonly samples: SampledOrders;
};

/** Items that are shown together, by their places in the list of items. */
type QuestionSet = {
  readonly members: readonly number[];
  /** How often each member is the best in the samples. */
  readonly wins: readonly number[];
  /** The information gain: what the answer tells on average, in bits. */
  readonly gain: number;
};

/**
 * Adds to `start`, one by one, the candidate with the highest information gain, until there are `size` or none adds much.
 * Candidates that are comparable with a member are left out: nothing is asked that is known.
 */
function fillSet(
  { order, items, samples: { count, places } }: Pool,
  start: readonly number[],
  candidates: readonly number[],
  size: number,
): QuestionSet {
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
  let gain = countWins();
  while (members.length < size) {
    let most = gain + LEAST;
    let chosen: number | undefined;
    for (const candidate of fitting) {
      const would = countWins(candidate);
      if (would <= most) continue;
      most = would;
      chosen = candidate;
    }
    if (chosen === undefined) break;
    add(chosen);
    gain = countWins();
  }
  countWins();
  return { members, wins: [...wins].slice(0, members.length), gain };
}
