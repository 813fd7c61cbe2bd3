import { parseArgs } from 'node:util';

/** What a run does. */
export type FaultOptions = {
  /** The names of the faults; empty: all. */
  readonly names: readonly string[];
  readonly isQuick: boolean;
  /** How many rounds of each fault; undefined: as many as its table says. */
  readonly rounds: number | undefined;
  readonly seed: number;
  /** The file for the counts, for `npm test`. */
  readonly report: string | undefined;
};

const QUICK_SEED = 13;
const MAX_SEED = 1_000_000;

/** Reads the arguments of the command. Throws with the usage when they can't be used. */
export function readOptions(args: readonly string[], known: readonly string[]): FaultOptions {
  const usage = `Usage: npm run lab -- faults [--quick] [--rounds N] [--seed N] [--fault NAME]..., of ${known.join(', ')}`;
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      seed: { type: 'string' },
      fault: { type: 'string', multiple: true, default: [] },
      report: { type: 'string' },
    },
  });
  const toNumber = (text: string | undefined) => {
    if (text === undefined) return undefined;
    if (!/^\d{1,6}$/.test(text)) throw new Error(usage);
    return Number(text);
  };
  if (values.fault.some((name) => !known.includes(name))) throw new Error(usage);
  return {
    names: values.fault,
    isQuick: values.quick,
    rounds: toNumber(values.rounds),
    seed: toNumber(values.seed) ?? (values.quick ? QUICK_SEED : Math.floor(Math.random() * MAX_SEED)),
    report: values.report,
  };
}
