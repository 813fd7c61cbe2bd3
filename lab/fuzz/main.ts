import { writeFile } from 'node:fs/promises';
import { fuzzEngine, type EngineResult } from './fuzz-engine.ts';
import { readOptions } from './options.ts';
import { countTargets, describeRun } from './report.ts';

/** Fuzzes the real server on each engine, one after the other, and prints what it found. */
const options = readOptions(process.argv.slice(2));
const engines: EngineResult[] = [];
for (const engine of options.engines) engines.push(await fuzzEngine(engine, options));
process.stdout.write(`${describeRun(engines, options)}\n`);
const counts = countTargets(engines);
if (options.report !== undefined) await writeFile(options.report, JSON.stringify(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
