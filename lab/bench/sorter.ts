import { openSort, type SortPlan } from '@thirteen/domain/sorter/sort.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { seededRandom, shuffled } from '../chance.ts';
import { grouped, percentile, printMachine, printTable } from './report.ts';

const ORDERS = Number(process.env['BENCH_ROUNDS'] ?? 100);
const LOVERS = 30;
/** How many songs the catalogue's eleven albums and, last, its singles had: 259. Frozen, so that figures stay comparable. */
const ALBUMS = [14, 25, 22, 29, 21, 15, 18, 17, 17, 21, 31, 29];
const PARTS = [0.25, 0.5, 0.75];

const albums = ALBUMS.map((songs, album) =>
  Array.from({ length: songs }, (_, song) => `album-${album}-${song}`),
);

/** What a fan thinks in truth, best first, and what of it is known before. */
type Fan = { readonly truth: readonly string[]; readonly known: readonly (readonly string[])[] };
type Kind = {
  readonly name: string;
  readonly wanted: SortPlan['wanted'];
  readonly fanOf: (truth: readonly string[]) => Fan;
};

const anyFan = (truth: readonly string[]): Fan => ({ truth, known: [] });
const albumFan = (truth: readonly string[]): Fan => ({
  truth,
  known: albums.map((album) => truth.filter((song) => album.includes(song))),
});
const fanOfNew =
  (count: number) =>
  (truth: readonly string[]): Fan => {
    const fresh = albums.flat().slice(0, count);
    return { truth, known: [truth.filter((song) => !fresh.includes(song))] };
  };

const KINDS: readonly Kind[] = [
  { name: 'all 259, nothing known', wanted: 'all', fanOf: anyFan },
  { name: 'all 259, albums and singles ranked', wanted: 'all', fanOf: albumFan },
  { name: 'Top 13 of 259', wanted: TOP13_SLOTS, fanOf: anyFan },
  { name: 'Top 13, albums and singles ranked', wanted: TOP13_SLOTS, fanOf: albumFan },
  { name: 'one new song into 259', wanted: 'all', fanOf: fanOfNew(1) },
  { name: 'five new songs into 259', wanted: 'all', fanOf: fanOfNew(5) },
];

/** Sorts by fans who know their true order, the same in each run: taps beside what mathematics allows, how early the result is good, and times. */
export async function run(): Promise<void> {
  printMachine(`${ORDERS} true orders for each row`);
  printLoved();
  const questionMs: number[] = [];
  for (const choices of [2, 5, 9] as const) {
    const rows = KINDS.map(({ name, wanted, fanOf }) => {
      const fans = Array.from({ length: ORDERS }, (_, seed) => fanOf(truthOf(seed + 1)));
      const runs = fans.map((fan) => sort(fan, { wanted, choices }));
      for (const one of runs) questionMs.push(...one.questionMs);
      const of = (read: (one: (typeof runs)[number]) => number) => runs.map(read);
      return [
        name,
        figure(of(({ taps }) => taps)),
        grouped(Math.max(...of(({ taps }) => taps))),
        figure(of(({ expected }) => expected)),
        grouped(Math.max(...of(({ atMost }) => atMost))),
        figure(fans.map((fan) => informationBound(fan, wanted) / Math.log2(choices))),
        figure(of(({ settled }) => settled)),
        ...PARTS.map((_, part) => mean(of(({ taus }) => taus[part] ?? 0)).toFixed(3)),
      ];
    });
    const taps = ['mean', 'worst', 'expected', 'at most', 'bound'];
    const early = ['settled at ¼', 'tau ¼', 'tau ½', 'tau ¾'];
    printTable(
      `${choices} at a time: taps, and what is known when stopped early`,
      ['', ...taps, ...early],
      rows,
    );
  }
  const times = [0.5, 0.99].map((part) => [`${part * 100} %`, percentile(questionMs, part).toFixed(2)]);
  printTable('The next question, ms', ['', 'ms'], times);
}

/** The way to the first thirteen of a fan who tapped what is loved, in screens and in taps, with and without a second tap. */
function printLoved(): void {
  const rows = [13, 20, 40].flatMap((loved) => {
    const fans = Array.from({ length: LOVERS }, (_, seed) => anyFan(truthOf(seed + 1).slice(0, loved)));
    return ([2, 5, 9] as const).flatMap((choices) =>
      (choices === 2 ? [false] : [false, true]).map((tapsTwice) => {
        const runs = fans.map((fan) => sort(fan, { wanted: TOP13_SLOTS, choices }, tapsTwice));
        const name = `${loved} loved, ${choices} at a time${tapsTwice ? ', a second tap' : ''}`;
        return [name, figure(runs.map(({ screens }) => screens)), figure(runs.map(({ taps }) => taps))];
      }),
    );
  });
  printTable(
    `The first ${TOP13_SLOTS} of what is loved: means of ${LOVERS} fans`,
    ['', 'screens', 'taps'],
    rows,
  );
}

/** Answers by the truth until there is no question left. `tapsTwice`: the next best of each screen, too. */
function sort({ truth, known }: Fan, goal: Pick<SortPlan, 'wanted' | 'choices'>, tapsTwice = false) {
  const ranks = new Map(truth.map((item, rank) => [item, rank]));
  const rankOf = (item: string) => ranks.get(item) ?? 0;
  const plan: SortPlan = { items: truth.toSorted(), known, ...goal };
  const sorting = openSort(plan);
  const { expected, atMost } = sorting.left();
  const questionMs: number[] = [];
  const choose = (of: readonly string[]) => {
    const best = of.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a));
    const outcome = sorting.answer({ kind: 'best', of, best });
    if (!outcome.ok) throw new Error(`A true answer was refused: ${outcome.problem.code}`);
  };
  for (;;) {
    const before = performance.now();
    const question = sorting.question();
    questionMs.push(performance.now() - before);
    if (!question) break;
    choose(question);
    const others = tapsTwice ? sorting.others() : undefined;
    if (others) choose(others);
  }
  if (sorting.result().settled.some((item, rank) => rankOf(item) !== rank))
    throw new Error('A result is not the true order');
  const answers = sorting.answers();
  const stopped = PARTS.map((part) =>
    openSort(plan, answers.slice(0, Math.round(answers.length * part))).result(),
  );
  return {
    taps: answers.length,
    screens: questionMs.length - 1,
    expected,
    atMost,
    questionMs,
    settled: stopped[0]?.settled.length ?? 0,
    taus: stopped.map((result) => kendallTau([...result.settled, ...result.rest].map(rankOf))),
  };
}

function truthOf(seed: number): readonly string[] {
  return shuffled(albums.flat(), seededRandom(seed));
}

/** The bits that tell the true order, or its first places, among all that agree with what is known. */
function informationBound({ truth, known }: Fan, wanted: SortPlan['wanted']): number {
  if (wanted !== 'all')
    return known.length > 0 ? Number.NaN : bitsOf(truth.length) - bitsOf(truth.length - wanted);
  return bitsOf(truth.length) - known.reduce((sum, line) => sum + bitsOf(line.length), 0);
}

function bitsOf(items: number): number {
  return Array.from({ length: items }, (_, at) => Math.log2(at + 1)).reduce((sum, bits) => sum + bits, 0);
}

/** Kendall's tau (1938) of true ranks in a found order: 1 where the orders are the same, 0 where they have nothing to do with each other. */
function kendallTau(ranks: readonly number[]): number {
  const pairs = ranks.flatMap((rank, at) => ranks.slice(at + 1).map((other) => (other > rank ? 1 : -1)));
  return mean(pairs);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function figure(values: readonly number[]): string {
  const value = mean(values);
  return Number.isNaN(value) ? '–' : value.toFixed(1);
}
