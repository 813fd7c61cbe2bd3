import { Readable, Writable } from 'node:stream';
import { runAdmin } from '../../scripts/admin/run-admin.ts';
import { runScript } from './crashes/server-process.ts';
import type { TestApp } from './test-app.ts';

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
  const code = await runAdmin(args, { env: { ...process.env, ...envOf(site) }, ...streams });
  return { code, ...said };
}

/** As `runAdminTyping`, by the program itself. */
export async function runAdminProgram(site: Place, typed: string, ...args: string[]): Promise<Said> {
  const { code, stdout, stderr } = await runScript('admin', args, { env: envOf(site), typed });
  return { code: Number(code), stdout, stderr };
}

const envOf = ({ dataDir, databaseUrl }: Place) => ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });

/** Runs the script that checks the statistics, as an operator does, and answers what it printed. */
export async function runStatisticsCheck(
  env: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const { code, stdout } = await runScript('statistics-check', options, { env });
  return { code: Number(code), lines: stdout.trim().split('\n') };
}
