import type { Chance } from '../chance.ts';
import type { Site } from './site.ts';

/** What is done to a site, and how it is seen that it bears it. */
export type Fault = {
  readonly name: string;
  /** What happens, for the table of a run. */
  readonly title: string;
  /** How often: `quick` in `npm test`, where 0 leaves out what other tests there show. */
  readonly rounds: { readonly full: number; readonly quick: number };
  play(run: FaultRun): Promise<void>;
};

/** A run of one fault. The same seed makes the same plans. */
type FaultRun = {
  readonly rounds: number;
  readonly seed: number;
  readonly chance: Chance;
  readonly notes: Notes;
};

/** A round of a fault: fans are at work when it begins, and are halted and judged when it is over. */
type Round<Opened> = (
  site: Opened,
  run: Pick<FaultRun, 'chance' | 'notes'> & { readonly round: number },
) => Promise<void>;

/** Plays the rounds of a fault on a new site. */
export function roundsOn<Opened extends Site>(
  open: (seed: number) => Promise<Opened>,
  play: Round<Opened>,
): Fault['play'] {
  return async ({ rounds, seed, chance, notes }) => {
    const site = await open(seed);
    const { crowd } = site;
    try {
      for (let round = 0; round < rounds; round += 1) {
        crowd.go();
        await crowd.untilAcknowledged(10);
        await play(site, { round, chance, notes });
        await crowd.halt();
        notes.endRound(await crowd.findLosses());
      }
      for (const [name, count] of Object.entries(crowd.counts())) notes.count(name, count);
    } finally {
      await site.close();
    }
  };
}

/**
 * What comes of a run. `tell` gets a line for each round. Limits of time count `patience` times: beside other tests, a late
 * answer is nobody's fault.
 */
export function createNotes(tell: (line: string) => void, patience: number) {
  const losses: string[] = [];
  const times = new Map<string, number>();
  const counts = new Map<string, number>();
  const late: string[] = [];
  let rounds = 0;
  return {
    /** Ends a round, with what went wrong in it. */
    endRound(found: readonly string[]) {
      rounds += 1;
      const all = [...found, ...late.splice(0)];
      losses.push(...all.map((loss) => `round ${rounds}: ${loss}`));
      tell(`round ${rounds}: ${all.length === 0 ? 'nothing lost' : all.join('; ')}`);
    },
    /** Notes a time in milliseconds, of which the longest is told, and what is wrong where it is above `limit`. */
    time(name: string, ms: number, limit = Infinity) {
      times.set(name, Math.max(times.get(name) ?? 0, ms));
      if (ms > limit * patience) late.push(`${name}: ${Math.round(ms)} ms, more than ${limit}`);
    },
    count: (name: string, value: number) => void counts.set(name, value),
    outcome: () => ({ rounds, losses: [...losses, ...late], times, counts }),
  };
}

type Notes = ReturnType<typeof createNotes>;
