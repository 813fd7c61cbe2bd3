import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runAdmin } from '../../scripts/admin/run-admin.ts';
import { processEnv } from './crashes/server-process.ts';
import type { TestApp } from './test-app.ts';

const STATISTICS_CHECK = fileURLToPath(new URL('../../scripts/statistics-check.ts', import.meta.url));
const ADMIN = fileURLToPath(new URL('../../scripts/admin.ts', import.meta.url));

/** Where a site keeps its data. */
type Place = Pick<TestApp, 'dataDir' | 'databaseUrl'>;

type Said = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** What `npm run admin -- ...` does, beside an app that runs. */
export function runAdminFor(site: Place, ...args: string[]): Promise<Said> {
  return runAdminTyping(site, '', ...args);
}

/** As `runAdminFor`, by an operator who types something when asked. */
export async function runAdminTyping(site: Place, typed: string, ...args: string[]): Promise<Said> {
  const said = { stdout: '', stderr: '' };
  const noting = (stream: keyof typeof said) =>
    new Writable({
      write(part, _encoding, done) {
        said[stream] += String(part);
        done();
      },
    });
  const streams = { stdin: Readable.from([typed]), stdout: noting('stdout'), stderr: noting('stderr') };
  const code = await runAdmin(args, { env: envOf(site), ...streams });
  return { code, ...said };
}

/** As `runAdminTyping`, by the program itself. */
export async function runAdminProgram(site: Place, typed: string, ...args: string[]): Promise<Said> {
  const env = envOf(site);
  const admin = spawn(process.execPath, [ADMIN, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  // A command that asks nothing may have ended by then.
  admin.stdin.on('error', () => undefined).end(typed);
  const [stdout, stderr, [code]] = await Promise.all([
    text(admin.stdout),
    text(admin.stderr),
    once(admin, 'close'),
  ]);
  return { code: Number(code), stdout, stderr };
}

const envOf = ({ dataDir, databaseUrl }: Place) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
});

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
