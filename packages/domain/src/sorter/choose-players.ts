import { log2 } from './entropy.ts';
import { fillSet, type Pool, type TellingSet } from './telling-set.ts';

/** The tournament's game: the first `players` of the first `heads` items of the pool; `total` is how many take part in all. */
type Game = { readonly heads: number; readonly players: number; readonly total: number };

type Wish = {
  /** The most items that are shown. */
  readonly choices: number;
  /** Whether the whole order is wanted, not a top only. */
  readonly isWhole: boolean;
};

const NEAR_THE_TOP = 20;
/** What a place further down takes from a set's bits, up to how many places: else the top would settle late. */
const PER_PLACE = 0.02;
const MOST_PLACES = 10;

/**
 * The bits that a game of heads must tell to be played. Where two are shown and all is wanted, every bit counts; where
 * only a top is wanted, a game that sends heads down is worth more than its bits.
 */
export function enoughOf(players: number, isWhole: boolean): number {
  return (players === 2 && isWhole ? 0.99 : 0.5) * log2(players);
}

/** The items to show, by their places in the pool: the tournament's game, filled up with others, or what tells more. */
export function choosePlayers(pool: Pool, game: Game, { choices, isWhole }: Wish): readonly number[] {
  const places = pool.items.map((_, at) => at);
  const slackOf = (at: number) => {
    const { above = 0, below = 0, tied = 0 } = pool.items[at] ?? {};
    return game.total - above - below - tied;
  };
  const open = places.filter((at) => slackOf(at) > 0);
  const near = open.slice(0, NEAR_THE_TOP);
  const players = places.slice(0, game.players);
  const filled = fillSet(
    pool,
    players,
    near.filter((at) => at >= game.heads),
    choices,
  );
  const isPair = filled.members.length === 2;
  const { tells } = fillSet(pool, players, [], choices);
  if (tells >= enoughOf(isPair ? 2 : players.length, isWhole)) return filled.members;

  // Of an item that may still go anywhere, the even game may be far down: a new song in a long ranking.
  const loose = open.toSorted((a, b) => slackOf(b) - slackOf(a)).slice(0, 2);
  const partners = [
    ...near,
    ...open.slice(NEAR_THE_TOP).filter((_, at) => at % Math.ceil(open.length / 60) === 0),
  ];
  const starts = choices === 2 ? near : near.slice(0, 3);
  const sets = [...new Set([...starts, ...loose])].map((start) =>
    fillSet(pool, [start], choices > 2 || loose.includes(start) ? partners : near, choices),
  );
  const worth = (set: TellingSet) => set.tells + (isWhole ? 0 : sentDown(pool, game, set)) - loss(pool, set);
  return sets
    .filter(({ members }) => members.length > 1)
    .reduce((best, set) => (worth(set) > worth(best) ? set : best), filled).members;
}

/** How many heads stop being heads, on average. */
function sentDown({ samples }: Pool, { heads }: Game, { members, wins }: TellingSet): number {
  const shown = members.filter((member) => member < heads).length;
  const headWins = wins.reduce((sum, won, at) => ((members[at] ?? heads) < heads ? sum + won : sum), 0);
  return shown - headWins / samples.count;
}

function loss({ items }: Pool, { members }: TellingSet): number {
  const top = items[0]?.above ?? 0;
  const places = Math.min(...members.map((member) => items[member]?.above ?? top)) - top;
  return PER_PLACE * Math.min(places, MOST_PLACES);
}
