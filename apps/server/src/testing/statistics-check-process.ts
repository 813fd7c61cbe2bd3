import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { processEnv } from './process-env.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/statistics-check.ts', import.meta.url));

/** Runs the script that checks the statistics, as an operator does, and answers what it printed. */
export async function runStatisticsCheck(
  env: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const child = spawn(process.execPath, [SCRIPT, ...options], {
    env: { ...processEnv(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code: Number(code), lines: printed.trim().split('\n') };
}
