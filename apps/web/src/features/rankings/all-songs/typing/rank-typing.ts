import { duplicateRanks, parseRank } from '@thirteen/domain/rankings/move-item.ts';

/** Where the focus went when a field lost it: straight on to another rank field, or elsewhere. */
type LeftFor = 'rank-field' | 'elsewhere';

/** What keeps a ranking from being saved. */
export type RankIssues = {
  readonly invalid: readonly string[];
  readonly duplicates: readonly { readonly rank: number; readonly songs: readonly string[] }[];
};

/** What a field contains, and what is wrong with it: not a rank, or the one that is typed for another song as well. */
type RankFieldState = {
  /** Undefined where the song's rank stands. */
  readonly text: string | undefined;
  readonly problem: 'invalid' | number | undefined;
};

export const NO_ISSUES: RankIssues = { invalid: [], duplicates: [] };

/** The list that the fields belong to. */
export type RankFieldList = {
  readonly count: number;
  /** The present rank of a song, from 1. */
  readonly rankOf: (song: string) => number;
  /** Whether the fan gave it that rank; the field of another song is empty. */
  readonly isPlaced: (song: string) => boolean;
  /** A typed rank is to be taken over now. */
  readonly onCommit: (song: string, rank: number) => void;
};

/** The ranks that a fan has typed and not taken over yet, by song. */
export type RankTyping = {
  /** Names the list as it is now. */
  readonly connect: (list: RankFieldList) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** A song's field; the same object until something about it changes. */
  readonly fieldOf: (song: string) => RankFieldState;
  readonly issues: () => RankIssues;
  readonly type: (song: string, text: string) => void;
  /** Enter: takes over whatever is a rank, also one typed for another song as well, which then gives way. */
  readonly enter: (song: string) => void;
  /** Escape: back to the song's rank. */
  readonly restore: (song: string) => void;
  readonly leave: (song: string, leftFor: LeftFor) => void;
  /** Takes over what is left; answers the issues that prevent it. */
  readonly settleAll: () => RankIssues;
  readonly clear: () => void;
};

const PLAIN: RankFieldState = { text: undefined, problem: undefined };

type Typed = { readonly text: string; readonly isLeft: boolean };

/**
 * Keeps what is typed into the rank fields of a list. Leaving a field takes its rank over at once. Whoever goes from
 * field to field may type a rank twice, though: then it is neither's until the fan decides, by Enter, Escape or
 * another number.
 */
export function createRankTyping(): RankTyping {
  let list: RankFieldList = { count: 0, rankOf: () => 0, isPlaced: () => false, onCommit: () => {} };
  const listeners = new Set<() => void>();
  const typed = new Map<string, Typed>();
  /** Ranks that were applied as the fan went straight on to the next field. */
  const latestRanks = new Map<string, number>();
  let issues = NO_ISSUES;
  let fields: ReadonlyMap<string, RankFieldState> = new Map();

  function notify() {
    issues = findIssues();
    fields = readFields();
    for (const listener of listeners) listener();
  }

  function readFields(): ReadonlyMap<string, RankFieldState> {
    const { invalid, duplicates } = issues;
    const affected = new Set([...typed.keys(), ...invalid, ...duplicates.flatMap(({ songs }) => songs)]);
    return new Map(
      [...affected].map((song) => {
        const twice = duplicates.find(({ songs }) => songs.includes(song));
        const problem = invalid.includes(song) ? 'invalid' : twice?.rank;
        return [song, { text: typed.get(song)?.text, problem }];
      }),
    );
  }

  function findIssues(): RankIssues {
    const invalid: string[] = [];
    const ranks = new Map<string, number>();
    for (const [song, rank] of latestRanks) if (list.rankOf(song) === rank) ranks.set(song, rank);
    for (const [song, { text, isLeft }] of typed) {
      const rank = parseRank(text, list.count);
      if (rank !== undefined) ranks.set(song, rank);
      // Until it is left, an empty field may still become a number.
      else if (isLeft || text.trim() !== '') invalid.push(song);
    }
    const duplicates = duplicateRanks(ranks.values()).map((rank) => ({
      rank,
      songs: [...ranks].filter(([, other]) => other === rank).map(([song]) => song),
    }));
    if (invalid.length === 0 && duplicates.length === 0) return NO_ISSUES;
    return { invalid, duplicates };
  }

  function isDuplicate(song: string): boolean {
    return findIssues().duplicates.some(({ songs }) => songs.includes(song));
  }

  function take(song: string, rank: number) {
    typed.delete(song);
    list.onCommit(song, rank);
  }

  /** Takes over what was left because it stood twice and does so no more. */
  function settleLeft() {
    for (const [song, { text, isLeft }] of typed) {
      const rank = parseRank(text, list.count);
      if (isLeft && rank !== undefined && !isDuplicate(song)) take(song, rank);
    }
    notify();
  }

  function leave(song: string, leftFor: LeftFor) {
    const entry = typed.get(song);
    const rank = entry && parseRank(entry.text, list.count);
    if (rank !== undefined && !isDuplicate(song)) {
      take(song, rank);
      if (leftFor === 'rank-field') latestRanks.set(song, rank);
    } else if (entry) typed.set(song, { ...entry, isLeft: true });
    if (leftFor === 'elsewhere' && findIssues().duplicates.length === 0) latestRanks.clear();
    settleLeft();
  }

  return {
    connect: (now) => {
      list = now;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fieldOf: (song) => fields.get(song) ?? PLAIN,
    issues: () => issues,
    type: (song, text) => {
      latestRanks.delete(song);
      if (text === '' && !list.isPlaced(song)) typed.delete(song);
      else typed.set(song, { text, isLeft: false });
      notify();
    },
    enter: (song) => {
      const entry = typed.get(song);
      if (!entry && !list.isPlaced(song)) return;
      const rank = parseRank(entry?.text ?? String(list.rankOf(song)), list.count);
      if (rank === undefined) typed.set(song, { text: entry?.text ?? '', isLeft: true });
      else {
        latestRanks.clear();
        for (const [other, { text }] of typed) if (parseRank(text, list.count) === rank) typed.delete(other);
        take(song, rank);
      }
      settleLeft();
    },
    restore: (song) => {
      latestRanks.delete(song);
      typed.delete(song);
      settleLeft();
    },
    leave,
    settleAll: () => {
      for (const [song, entry] of typed) typed.set(song, { ...entry, isLeft: true });
      settleLeft();
      return issues;
    },
    clear: () => {
      typed.clear();
      latestRanks.clear();
      notify();
    },
  };
}
