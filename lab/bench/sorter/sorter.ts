import { availableParallelism } from 'node:os';
import type { SortAnswer } from '@thirteen/domain/sorter/answer.ts';
import { openSort, type SortPlan } from '@thirteen/domain/sorter/sort.ts';
import { grouped, percentile, toTable } from '../figures.ts';
import { kendallTau } from './kendall-tau.ts';
import { printLoved } from './loved.ts';
import { informationBound, tournament } from './peers.ts';
import { albumFan, anyFan, fanOfNewSongs, type Fan } from './true-orders.ts';
import { print } from '../report.ts';

const ORDERS = Number(process.env['BENCH_ROUNDS'] ?? 100);

type Row = {
  readonly name: string;
  readonly fanOf: (seed: number) => Fan;
  readonly wanted: SortPlan['wanted'];
};

const ROWS: readonly Row[] = [
  { name: 'all 259, nothing known', fanOf: anyFan, wanted: 'all' },
  { name: 'all 259, albums and singles ranked', fanOf: albumFan, wanted: 'all' },
  { name: 'Top 13 of 259', fanOf: anyFan, wanted: 13 },
  { name: 'Top 13, albums and singles ranked', fanOf: albumFan, wanted: 13 },
  { name: 'one new song into 259', fanOf: fanOfNewSongs(1), wanted: 'all' },
  { name: 'five new songs into 259', fanOf: fanOfNewSongs(5), wanted: 'all' },
];

const PARTS = [0.25, 0.5, 0.75];

type Run = {
  readonly taps: number;
  readonly expected: number;
  readonly atMost: number;
  /** How many places were settled after a quarter of the taps. */
  readonly settled: number;
  /** Kendall's tau of the result to the true order after a quarter, a half and three quarters. */
  readonly taus: readonly number[];
  readonly questionMs: readonly number[];
};

/** Sorts by fans who know their true order: taps beside other ways to sort, how early the result is good, and times. */
export async function run(): Promise<void> {
  print(
    `\nNode ${process.versions.node}, ${availableParallelism()} cores, ${ORDERS} true orders for each row`,
  );
  printLoved();
  const questionMs: number[] = [];
  for (const choices of [2, 5, 9] as const) {
    const taps: string[][] = [];
    const quality: string[][] = [];
    for (const row of ROWS) {
      const fans = Array.from({ length: ORDERS }, (_, seed) => row.fanOf(seed + 1));
      const runs = fans.map((fan) => sort(fan, { wanted: row.wanted, choices }));
      taps.push([row.name, ...tapsOf(runs), ...peersOf(fans, row.wanted, choices)]);
      quality.push([row.name, ...qualityOf(runs)]);
      for (const one of runs) for (const ms of one.questionMs) questionMs.push(ms);
    }
    const peers = ['bound', 'tournament'];
    print(`\n${choices} at a time: taps`);
    print(`\n${toTable(['', 'mean', 'worst', 'expected', 'at most', ...peers], taps)}`);
    print(
      `\n${choices} at a time: settled after a quarter of the taps, and Kendall's tau when stopped early`,
    );
    print(`\n${toTable(['', 'settled', 'fewest', 'tau ¼', 'tau ½', 'tau ¾'], quality)}`);
  }
  printTimes(questionMs);
}

function tapsOf(runs: readonly Run[]): readonly string[] {
  return [
    figure(mean(runs.map(({ taps }) => taps))),
    grouped(Math.max(...runs.map(({ taps }) => taps))),
    grouped(mean(runs.map(({ expected }) => expected))),
    grouped(Math.max(...runs.map(({ atMost }) => atMost))),
  ];
}

function peersOf(fans: readonly Fan[], wanted: SortPlan['wanted'], choices: number): readonly string[] {
  const places = wanted === 'all' ? (fans[0]?.truth.length ?? 0) : wanted;
  const peer = (count: (fan: Fan) => number) => figure(mean(fans.map(count)));
  return [
    peer((fan) => informationBound(fan, places) / Math.log2(choices)),
    peer((fan) => tournament(fan, places, choices)),
  ];
}

function qualityOf(runs: readonly Run[]): readonly string[] {
  return [
    figure(mean(runs.map(({ settled }) => settled))),
    grouped(Math.min(...runs.map(({ settled }) => settled))),
    ...PARTS.map((_, part) => mean(runs.map(({ taus }) => taus[part] ?? 0)).toFixed(3)),
  ];
}

function sort({ truth, known }: Fan, goal: Pick<SortPlan, 'wanted' | 'choices'>): Run {
  const ranks = new Map(truth.map((item, rank) => [item, rank]));
  const rankOf = (item: string) => ranks.get(item) ?? 0;
  const plan: SortPlan = { items: truth.toSorted(), known, ...goal };
  const sorting = openSort(plan);
  const { expected, atMost } = sorting.left();
  const questionMs: number[] = [];
  for (;;) {
    const before = performance.now();
    const question = sorting.question();
    questionMs.push(performance.now() - before);
    if (!question) break;
    const best = question.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a));
    const outcome = sorting.answer({ kind: 'best', of: question, best });
    if (!outcome.ok) throw new Error(`A true answer was refused: ${outcome.problem.code}`);
  }
  const { settled } = sorting.result();
  if (settled.some((item, rank) => rankOf(item) !== rank)) throw new Error('A result is not the true order');

  const answers = sorting.answers();
  const stopped = PARTS.map((part) =>
    openSort(plan, answers.slice(0, Math.round(answers.length * part))).result(),
  );
  return {
    taps: answers.length,
    expected,
    atMost,
    settled: stopped[0]?.settled.length ?? 0,
    taus: stopped.map((result) => kendallTau([...result.settled, ...result.rest].map(rankOf))),
    questionMs,
  };
}

function printTimes(questionMs: readonly number[]): void {
  const plan: SortPlan = {
    items: Array.from({ length: 320 }, (_, at) => `item ${at}`),
    wanted: 'all',
    known: [],
    choices: 2,
  };
  const sorting = openSort(plan);
  while (sorting.answers().length < 2000) {
    const [first = '', second = ''] = sorting.question() ?? [];
    const best = first < second ? first : second;
    sorting.answer({ kind: 'best', of: [first, second], best });
  }
  const answers: readonly SortAnswer[] = sorting.answers();
  const replayMs = Array.from({ length: 5 }, () => {
    const before = performance.now();
    openSort(plan, answers);
    return performance.now() - before;
  });
  const rows = [
    ['next question, median', percentile(questionMs, 0.5).toFixed(2)],
    ['next question, 99th percentile', percentile(questionMs, 0.99).toFixed(2)],
    [
      `opening a sort with ${grouped(answers.length)} answers, median of 5`,
      percentile(replayMs, 0.5).toFixed(1),
    ],
  ];
  print(`\nTimes\n\n${toTable(['', 'ms'], rows)}`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function figure(value: number): string {
  return Number.isNaN(value)
    ? '–'
    : value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
