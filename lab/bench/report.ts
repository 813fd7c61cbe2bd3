import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const RESULTS = fileURLToPath(new URL('./results/', import.meta.url));

let printed: string[] = [];
let figures: Record<string, number> = {};
let loadBefore = loadavg()[0];

/** Prints a line or a table, which is kept for `writeReport`. */
export function print(text: string): void {
  console.log(text);
  printed.push(text);
}

/** Keeps a figure for the line of history, for example a ratio. */
export function noteFigure(name: string, value: number): void {
  figures[name] = Number(value.toPrecision(4));
}

/**
 * Writes what a scenario printed to `bench/results/<name>.md`, of one engine alone to `<name>-<engine>.md`, and a line of its figures to `bench/results/history.jsonl`:
 * when, of which commit, how short it was made, and how busy the machine was before it began (its load of one minute).
 */
export function writeReport(scenario: string): void {
  if (printed.length === 0) return;
  mkdirSync(RESULTS, { recursive: true });
  const engine = process.env['BENCH_ENGINE'];
  const file = engine === undefined ? scenario : `${scenario}-${engine.toLowerCase()}`;
  writeFileSync(`${RESULTS}${file}.md`, `# ${describeRun(scenario)}\n\n${printed.join('\n').trim()}\n`);
  const line = {
    date: new Date().toISOString(),
    scenario,
    commit: git('describe', '--always', '--dirty'),
    node: process.versions.node,
    cores: availableParallelism(),
    loadBefore: Number((loadBefore ?? 0).toFixed(1)),
    settings: settings(),
    figures,
  };
  appendFileSync(`${RESULTS}history.jsonl`, `${JSON.stringify(line)}\n`);
  printed = [];
  figures = {};
  loadBefore = loadavg()[0];
}

function describeRun(scenario: string): string {
  const set = Object.entries(settings()).map(([name, value]) => ` ${name}=${value}`);
  return `${scenario}, ${new Date().toISOString().slice(0, 10)}, ${git('describe', '--always', '--dirty')}${set.join('')}`;
}

// Addresses and folders of the one machine say nothing to others.
function settings(): Record<string, string> {
  const names = [
    'BENCH_ROUNDS',
    'BENCH_SECONDS',
    'BENCH_CARDS',
    'BENCH_USERS',
    'BENCH_SESSIONS',
    'BENCH_ENGINE',
  ];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', cwd: RESULTS, stdio: 'pipe' }).trim();
  } catch {
    // A copy of the sources without a history.
    return 'unknown';
  }
}
