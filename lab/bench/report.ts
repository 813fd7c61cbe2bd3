import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const RESULTS = fileURLToPath(new URL('./results/', import.meta.url));
// Addresses and folders of the one machine say nothing to others.
const SETTINGS = ['BENCH_ROUNDS', 'BENCH_SECONDS', 'BENCH_SESSIONS', 'BENCH_ENGINE'];

const printed: string[] = [];
const figures: Record<string, number> = {};
const loadBefore = Number((loadavg()[0] ?? 0).toFixed(1));

/** Prints a line or a table, which is kept for `writeReport`. */
export function print(text: string): void {
  console.log(text);
  printed.push(text);
}

/** Prints on what it runs: every report begins with it. */
export function printMachine(more: string): void {
  print(`\nNode ${process.versions.node}, ${availableParallelism()} cores, ${more}`);
}

/** Prints a table in Markdown, columns aligned; all but the first hold figures. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  print(`\n${title}\n\n${[head, rule, ...rows].map(line).join('\n')}`);
}

/** Keeps a figure for the line of history, for example a ratio. */
export function noteFigure(name: string, value: number): void {
  figures[name] = Number(value.toPrecision(4));
}

/** The value that a part of all values, 0 to 1, does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** The middle value; of an even number of values the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Whole numbers with separators of thousands. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/**
 * Writes what a scenario printed to `results/<name>.md`, of one engine alone to `<name>-<engine>.md`, and a line of its
 * figures to `results/history.jsonl`: when, of which commit, how short it was made, and how busy the machine was before.
 */
export function writeReport(scenario: string): void {
  const date = new Date().toISOString();
  // A copy of the sources has no history.
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], {
    encoding: 'utf8',
    cwd: RESULTS,
  });
  const commit = stdout.trim() || 'unknown';
  const settings = Object.fromEntries(
    SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const set = Object.entries(settings).map(([name, value]) => ` ${name}=${value}`);
  const engine = process.env['BENCH_ENGINE'];
  const file = engine === undefined ? scenario : `${scenario}-${engine.toLowerCase()}`;
  const head = `# ${scenario}, ${date.slice(0, 10)}, ${commit}${set.join('')}`;
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}${file}.md`, `${head}\n\n${printed.splice(0).join('\n').trim()}\n`);
  const machine = { node: process.versions.node, cores: availableParallelism(), loadBefore };
  const line = { date, scenario, commit, ...machine, settings, figures };
  appendFileSync(`${RESULTS}history.jsonl`, `${JSON.stringify(line)}\n`);
  for (const name of Object.keys(figures)) delete figures[name];
}
