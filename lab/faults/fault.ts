import type { Chance } from '../chance.ts';

/** What is done to a site, and how it is seen that it bears it. */
export type Fault = {
  readonly name: string;
  /** What happens, for the table of a run. */
  readonly title: string;
  /** How often: `quick` in `npm test`, where 0 leaves out what other tests there show. */
  readonly rounds: { readonly full: number; readonly quick: number };
  /** What has to be there before it can be tried, where it is not. */
  readonly findMissing?: () => string | undefined;
  play(run: FaultRun): Promise<void>;
};

/** A run of one fault. The same seed makes the same plans. */
type FaultRun = {
  readonly rounds: number;
  readonly seed: number;
  readonly chance: Chance;
  readonly notes: Notes;
};

/** What came of a run. */
export type Notes = {
  /** Ends a round, with what went wrong in it. */
  endRound(losses: readonly string[]): void;
  /** Notes a time in milliseconds, of which the longest is told, and what is wrong where it is above `limit`. */
  time(name: string, ms: number, limit?: number): void;
  /** Adds to a number that is told. */
  count(name: string, more: number): void;
};

/** What came of a run, as its notes tell it. */
export type Outcome = {
  readonly rounds: number;
  readonly losses: readonly string[];
  readonly times: ReadonlyMap<string, number>;
  readonly counts: ReadonlyMap<string, number>;
};

/**
 * Notes, and what they come to. `tell` gets a line for each round. Limits of time count `patience` times: beside other
 * tests, a late answer is nobody's fault.
 */
export function createNotes(
  tell: (line: string) => void,
  patience: number,
): { readonly notes: Notes; outcome(): Outcome } {
  const losses: string[] = [];
  const times = new Map<string, number>();
  const counts = new Map<string, number>();
  let late: string[] = [];
  let rounds = 0;
  return {
    notes: {
      endRound(found) {
        rounds += 1;
        const all = [...found, ...late];
        late = [];
        losses.push(...all.map((loss) => `round ${rounds}: ${loss}`));
        tell(`round ${rounds}: ${all.length === 0 ? 'nothing lost' : all.join('; ')}`);
      },
      time(name, ms, limit) {
        times.set(name, Math.max(times.get(name) ?? 0, ms));
        if (limit !== undefined && ms > limit * patience)
          late.push(`${name}: ${Math.round(ms)} ms, more than ${limit}`);
      },
      count(name, more) {
        counts.set(name, (counts.get(name) ?? 0) + more);
      },
    },
    outcome: () => ({ rounds, losses: [...losses, ...late], times, counts }),
  };
}
