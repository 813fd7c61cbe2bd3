import { parseArgs } from 'node:util';

/** The storages that the server runs on. */
const engines = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof engines)[number];

/** What a run does; `route` and `path` repeat one finding. */
export type FuzzOptions = {
  readonly engines: readonly EngineName[];
  /** The seed of everything random: the same seed sends the same requests. */
  readonly seed: number;
  /** How many requests each engine gets. */
  readonly requests: number;
  /** How long one failing request is made smaller, in milliseconds. */
  readonly shrinkMs: number;
  /** After this long an engine's run ends, in milliseconds: a server with many faults answers slowly. */
  readonly endAfterMs: number;
  /** Such as `PUT /api/profile/theme`: only this one. */
  readonly route: string | undefined;
  /** Where a finding stands among the requests of its seed, as it was printed. */
  readonly path: string | undefined;
  /** Whether a stop of the loop that the clock shows is a finding, too: on a busy machine the clock is not exact. */
  readonly isQuietMachine: boolean;
  /** The file for the counts, for `npm test`. */
  readonly report: string | undefined;
};

const SHORT = { seed: 13, requests: 1500, shrinkMs: 1500, endAfterMs: 180_000 };
const LONG = { requests: 20_000, shrinkMs: 10_000, endAfterMs: 3_600_000 };
const MAX_SEED = 2 ** 31;

const USAGE = `Usage: npm run lab -- fuzz [--short] [--engine ${engines.join('|')}] [--seed N] [--requests N] [--route "GET /path"] [--path 1:2] [--quiet-machine]`;

/** Reads the arguments of the command. Throws with the usage when they can't be used. */
export function readOptions(args: readonly string[]): FuzzOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean', default: false },
      engine: { type: 'string' },
      seed: { type: 'string' },
      requests: { type: 'string' },
      route: { type: 'string' },
      path: { type: 'string' },
      report: { type: 'string' },
      'quiet-machine': { type: 'boolean', default: false },
    },
  });
  const form = values.short ? SHORT : { ...LONG, seed: Math.floor(Math.random() * MAX_SEED) };
  return {
    engines: values.engine === undefined ? engines : [readEngine(values.engine)],
    seed: readNumber(values.seed) ?? form.seed,
    requests: readNumber(values.requests) ?? form.requests,
    shrinkMs: form.shrinkMs,
    endAfterMs: form.endAfterMs,
    route: values.route,
    path: values.path,
    isQuietMachine: values['quiet-machine'],
    report: values.report,
  };
}

function readEngine(name: string): EngineName {
  const engine = engines.find((known) => known === name);
  if (engine === undefined) throw new Error(USAGE);
  return engine;
}

function readNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^-?\d+$/.test(text)) throw new Error(USAGE);
  return Number(text);
}
