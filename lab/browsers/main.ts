import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { engineNames, findEngine, isEngine } from './engines.ts';

// The journeys of Chromium are in e2e, and far more.
const OTHER_ENGINES = engineNames.filter((name) => name !== 'chromium');

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: OTHER_ENGINES },
    /** The main ones alone. */
    quick: { type: 'boolean', default: false },
    /** A file for what came of it, as Playwright writes it; `{ "missing": … }` where the engine is not installed. */
    report: { type: 'string' },
  },
});

let code = 0;
for (const name of values.engine) {
  const found = isEngine(name) ? findEngine[name]() : { missing: `There is no engine called ${name}.` };
  if ('missing' in found) {
    console.log(`${name}: not tested. ${found.missing}`);
    await keepReport({ missing: found.missing });
    // Who asks for a report reads there that it was not tested, and goes on.
    code ||= values.report === undefined ? 1 : 0;
  } else {
    code ||= await runJourneys(name);
  }
}
process.exitCode = code;

async function runJourneys(name: string): Promise<number> {
  const reporters = values.report === undefined ? 'list' : 'dot,json';
  const child = spawn(
    process.execPath,
    [
      here('../../node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      here('playwright.config.ts'),
      '--project',
      name,
      `--reporter=${reporters}`,
      ...(values.quick ? ['--grep', '@quick'] : []),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, ...(values.report && { PLAYWRIGHT_JSON_OUTPUT_FILE: values.report }) },
    },
  );
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  return exitCode ?? 1;
}

async function keepReport(report: object): Promise<void> {
  if (values.report === undefined) return;
  await mkdir(dirname(values.report), { recursive: true });
  await writeFile(values.report, JSON.stringify(report));
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
