import type { EngineResult, Failure, TargetResult } from './fuzz-engine.ts';
import type { FuzzOptions } from './options.ts';

const SHOWN_LETTERS = 160;

/** What a run found, for people: each failure with the request and the command that repeats it. */
export function describeRun(engines: readonly EngineResult[], { seed }: FuzzOptions): string {
  const lines = engines.flatMap(({ engine, results, sent, longestMs }) => [
    `${engine}: ${sent} requests to ${results.length} targets, seed ${seed}; the longest kept the main thread for ${longestMs.toFixed(1)} ms${process.platform === 'linux' ? '' : ' (not measured on this system)'}`,
    ...results.flatMap((result) =>
      result.failures.flatMap((failure) => describeFailure(result, failure, seed)),
    ),
  ]);
  const { passed, failed } = countTargets(engines);
  return [...lines, `${passed} passed, ${failed} failed`].join('\n');
}

/** Each target on each engine counts as a test. */
export function countTargets(engines: readonly EngineResult[]): {
  readonly passed: number;
  readonly failed: number;
} {
  const results = engines.flatMap((engine) => engine.results);
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  return { passed: results.length - failed, failed };
}

function describeFailure(
  { engine, target }: TargetResult,
  { findings, request, path }: Failure,
  seed: number,
): readonly string[] {
  const where = path === undefined ? '' : ` --path ${path}`;
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
