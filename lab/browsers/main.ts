import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { engineNames, findEngine, isEngine } from './engines.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    /** The main ones alone. */
    quick: { type: 'boolean', default: false },
    /** Rounds of a server that is killed around an edit, in place of the journeys; so many, and repeated by their seed. */
    kills: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seed: { type: 'string' },
    /** A file for what came of it, as Playwright writes it; `{ "missing": … }` where the engine is not installed. */
    report: { type: 'string' },
  },
});
const { kills, quick, report, rounds, seed } = values;
// The journeys of Chromium are in e2e, and far more.
const usual = kills ? engineNames : engineNames.filter((name) => name !== 'chromium');
const chosen = kills
  ? ['--grep', '@kills']
  : ['--grep-invert', '@kills', ...(quick ? ['--grep', '@quick'] : [])];

let code = 0;
for (const name of values.engine ?? usual) {
  const found = isEngine(name) ? findEngine[name]() : { missing: `There is no engine called ${name}.` };
  if ('missing' in found) {
    console.log(`${name}: not tested. ${found.missing}`);
    if (report !== undefined) {
      await mkdir(dirname(report), { recursive: true });
      await writeFile(report, JSON.stringify({ missing: found.missing }));
    }
    // Who asks for a report reads there that it was not tested, and goes on.
    code ||= isEngine(name) && (kills || report !== undefined) ? 0 : 1;
  } else {
    code ||= await runJourneys(name);
  }
}
process.exitCode = code;

async function runJourneys(name: string): Promise<number> {
  const program = here('../../node_modules/@playwright/test/cli.js');
  const config = ['--config', here('playwright.config.ts'), '--project', name, ...chosen];
  const reporter = `--reporter=${report === undefined ? 'list' : 'dot,json'}`;
  const child = spawn(process.execPath, [program, 'test', ...config, reporter], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(report !== undefined && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      ...(rounds !== undefined && { KILL_ROUNDS: rounds }),
      ...(seed !== undefined && { KILL_SEED: seed }),
    },
  });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  return exitCode ?? 1;
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
