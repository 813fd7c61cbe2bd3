import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestApp } from './test-app.ts';
import { text } from 'node:stream/consumers';
import { processEnv } from './server-process.ts';

const STATISTICS_CHECK = fileURLToPath(new URL('../../scripts/statistics-check.ts', import.meta.url));
const ADMIN = fileURLToPath(new URL('../../scripts/admin.ts', import.meta.url));

/** Where a site keeps its data. */
type Place = Pick<TestApp, 'dataDir' | 'databaseUrl'>;

/** Runs `npm run admin -- ...` beside an app that runs. */
export function runAdminFor(site: Place, ...args: string[]) {
  return runAdminTyping(site, '', ...args);
}

/** As `runAdminFor`, by an operator who types something when asked. */
export async function runAdminTyping(site: Place, typed: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl ?? '' };
  const admin = spawn(process.execPath, [ADMIN, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  // A command that asks nothing may have ended by then.
  admin.stdin.on('error', () => undefined).end(typed);
  const output = { stdout: '', stderr: '' };
  admin.stdout.setEncoding('utf8').on('data', (part: string) => (output.stdout += part));
  admin.stderr.setEncoding('utf8').on('data', (part: string) => (output.stderr += part));
  const [code] = await once(admin, 'close');
  return { code: Number(code), ...output };
}

/** Runs the script that checks the statistics, as an operator does, and answers what it printed. */
export async function runStatisticsCheck(
  env: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const child = spawn(process.execPath, [STATISTICS_CHECK, ...options], {
    env: { ...processEnv(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code: Number(code), lines: printed.trim().split('\n') };
}
