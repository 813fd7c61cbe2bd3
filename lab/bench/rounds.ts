import { grouped, median, toTable } from './figures.ts';
import { noteFigure, print } from './report.ts';
import type { ServerProcess } from './server-process.ts';
import { sendTraffic, type Asked } from './traffic/traffic.ts';

/** How long a kind of request is measured, where `BENCH_ROUNDS` and `BENCH_SECONDS` do not say otherwise. */
type Pace = { readonly rounds: number; readonly seconds: number };

const USUAL: Pace = { rounds: 5, seconds: 4 };
const MAX_WARM_UP_SECONDS = 3;

/** A server that is compared with others, by the name of its row. */
export type Contender = {
  readonly name: string;
  readonly server: ServerProcess;
  /** The database server beside it, whose CPU time is told in a column of its own. */
  readonly database?: { cpuMs(): number | undefined };
};

/** What one connection sends, over and over, one request at a time. */
export type LoadConnection = {
  readonly token: string;
  readonly requests: readonly Pick<Asked, 'method' | 'body'>[];
};

/** One kind of request: what it is called, where it goes and what each connection to a contender sends. */
type Kind<One extends Contender> = {
  readonly name: string;
  readonly path: string;
  readonly connectionsOf: (contender: One) => readonly LoadConnection[];
};

/** A column that sets a contender's requests per second against those of others. */
type Ratio = {
  readonly head: string;
  readonly of: (rate: number, rateOf: (contender: string) => number) => number;
};

/** How many times as many requests per second as another contender. */
export function timesAsFastAs(head: string, other: string): Ratio {
  return { head, of: (rate, rateOf) => rate / rateOf(other) };
}

/** Requests a second, and the microseconds of CPU time that each took; NaN where the machine doesn't tell. */
export type Medians = { readonly perSecond: number; readonly cpuMicros: number };

type Round = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
  readonly cpuMicros: number | undefined;
  readonly databaseMicros: number | undefined;
};

/**
 * Sends each contender the same load by turns, in rounds after a warm-up, and prints a table of medians. Answers the
 * medians by contender.
 */
export async function compare<One extends Contender>(
  contenders: readonly One[],
  kind: Kind<One>,
  ratios: readonly Ratio[],
  pace = USUAL,
): Promise<ReadonlyMap<string, Medians>> {
  const total = Number(process.env['BENCH_ROUNDS'] ?? pace.rounds);
  const seconds = Number(process.env['BENCH_SECONDS'] ?? pace.seconds);
  const rounds = new Map(contenders.map(({ name }) => [name, [] as Round[]]));
  for (const contender of contenders) await measure(contender, kind, Math.min(MAX_WARM_UP_SECONDS, seconds));
  for (let round = 0; round < total; round += 1) {
    for (const contender of contenders) {
      rounds.get(contender.name)?.push(await measure(contender, kind, seconds));
    }
  }
  printRounds(kind, rounds, ratios);
  return new Map(
    [...rounds].map(([name, results]) => [
      name,
      {
        perSecond: median(results.map((round) => round.perSecond)),
        cpuMicros: median(results.map((round) => round.cpuMicros ?? Number.NaN)),
      },
    ]),
  );
}

async function measure<One extends Contender>(
  contender: One,
  kind: Kind<One>,
  seconds: number,
): Promise<Round> {
  const { server, database } = contender;
  const connections = kind.connectionsOf(contender).map(({ token, requests }) => ({
    token,
    requests: requests.map((request) => ({ kind: kind.name, path: kind.path, ...request })),
  }));
  const before = [server.cpuMs(), database?.cpuMs()];
  const pace = { kind: 'pauses', ms: 0 } as const;
  const { all } = await sendTraffic({ origin: server.origin, seconds, connections, pace });
  const after = [server.cpuMs(), database?.cpuMs()];
  const [cpuMicros, databaseMicros] = after.map((ms, index) => {
    const msBefore = before[index];
    const isKnown = ms !== undefined && msBefore !== undefined && all.answered > 0;
    return isKnown ? ((ms - msBefore) * 1000) / all.answered : undefined;
  });
  const { p50Ms, p99Ms, failed, refused } = all;
  const perSecond = all.answered / seconds;
  return { perSecond, p50Ms, p99Ms, failed: failed + refused, cpuMicros, databaseMicros };
}

function printRounds(
  { name }: { readonly name: string },
  rounds: ReadonlyMap<string, readonly Round[]>,
  ratios: readonly Ratio[],
): void {
  const rateOf = (contender: string) => median((rounds.get(contender) ?? []).map((round) => round.perSecond));
  const hasDatabase = [...rounds.values()].flat().some(({ databaseMicros }) => databaseMicros !== undefined);
  const rows = [...rounds].map(([contender, results]) => {
    const rates = results.map((round) => round.perSecond);
    for (const ratio of ratios)
      noteFigure(`${name}: ${contender} ${ratio.head}`, ratio.of(median(rates), rateOf));
    return [
      contender,
      grouped(median(rates)),
      `${grouped(Math.min(...rates))}–${grouped(Math.max(...rates))}`,
      ...ratios.map((ratio) => ratio.of(median(rates), rateOf).toFixed(2)),
      microsText(results.map((round) => round.cpuMicros)),
      ...(hasDatabase ? [microsText(results.map((round) => round.databaseMicros))] : []),
      median(results.map((round) => round.p50Ms)).toFixed(0),
      median(results.map((round) => round.p99Ms)).toFixed(0),
      String(results.reduce((sum, round) => sum + round.failed, 0)),
    ];
  });
  const heads = [...ratios.map((ratio) => ratio.head), 'CPU µs', ...(hasDatabase ? ['database µs'] : [])];
  const head = ['', 'requests/s', 'spread', ...heads, 'p50 ms', 'p99 ms', 'failed'];
  print(`\n${name}\n\n${toTable(head, rows)}`);
}

function microsText(values: readonly (number | undefined)[]): string {
  const known = values.flatMap((value) => value ?? []);
  return known.length === 0 ? '–' : median(known).toFixed(0);
}
