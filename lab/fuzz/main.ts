import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fuzzEngine, type EngineResult, type Failure } from './fuzz-engine.ts';
import type { EngineName } from './site.ts';

const SHORT = { seed: 13, requests: 2500, shrinkMs: 1500, endAfterMs: 180_000 };
const LONG = { requests: 20_000, shrinkMs: 10_000, endAfterMs: 3_600_000 };
const ENGINES: readonly EngineName[] = ['sqlite', 'postgres'];
const MAX_SEED = 2 ** 31;
const SHOWN_LETTERS = 160;

/** Fuzzes the real server on each engine, one after the other, and prints each failure with the command that repeats it. */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    engine: { type: 'string' },
    seed: { type: 'string' },
    requests: { type: 'string' },
    route: { type: 'string' },
    path: { type: 'string' },
    // The file for the counts, for `npm test`.
    report: { type: 'string' },
  },
});
const form = values.short ? SHORT : { ...LONG, seed: Math.floor(Math.random() * MAX_SEED) };
const seed = Number(values.seed ?? form.seed);
const requests = Number(values.requests ?? form.requests);
const engines = ENGINES.filter((engine) => engine === (values.engine ?? engine));
if (!Number.isInteger(seed) || !Number.isInteger(requests) || engines.length === 0)
  throw new Error('--seed and --requests are whole numbers, --engine is sqlite or postgres');

const targets: EngineResult['results'][number][] = [];
for (const engine of engines) {
  const { route, path } = values;
  const result = await fuzzEngine(engine, { ...form, seed, requests, route, path });
  targets.push(...result.results);
  console.log(describe(result));
}
// Each target on each engine counts as a test.
const failed = targets.filter(({ failures }) => failures.length > 0).length;
const counts = { passed: targets.length - failed, failed };
console.log(`${counts.passed} passed, ${failed} failed`);
if (values.report !== undefined) await writeFile(values.report, JSON.stringify(counts));
process.exitCode = failed > 0 ? 1 : 0;

function describe({ engine, results, sent, longestMs }: EngineResult): string {
  const sum = `${engine}: ${sent} requests to ${results.length} targets, seed ${seed}; the longest kept the main thread for ${longestMs.toFixed(1)} ms`;
  const failures = results.flatMap(({ target, failures: found }) =>
    found.flatMap((one) => describeFailure(engine, target, one)),
  );
  return [sum, ...failures].join('\n');
}

function describeFailure(engine: EngineName, target: string, { findings, request, path }: Failure) {
  const where = path ? ` --path ${path}` : '';
  return [
    `  FAIL ${target}: ${findings.map(({ text }) => text).join('; ')}`,
    ...(request === undefined ? [] : [`    ${JSON.stringify(request, shorten)}`]),
    `    npm run lab -- fuzz --engine ${engine} --seed ${seed} --route "${target}"${where}`,
  ];
}

function shorten(_name: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= SHOWN_LETTERS) return value;
  return `${value.slice(0, SHOWN_LETTERS)}… (${value.length} letters)`;
}
