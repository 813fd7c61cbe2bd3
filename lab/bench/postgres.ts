import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { cpuMsOfTree } from './process-figures.ts';

const PROGRAM = fileURLToPath(
  new URL('../../apps/server/src/testing/databases/postgres-process.ts', import.meta.url),
);

/** A PostgreSQL on this machine that waits for the disk as a real one does, and ends with the benchmark. */
export type BenchPostgres = {
  /** Makes an empty database and answers its address. */
  createDatabase(name: string): Promise<string>;
  /** CPU time of all its processes so far in milliseconds; undefined where the machine doesn't tell. */
  cpuMs(): number | undefined;
  stop(): Promise<void>;
};

/** Starts the packaged PostgreSQL with its files in the temporary folder. */
export async function startPostgres(): Promise<BenchPostgres> {
  const child = spawn(process.execPath, [PROGRAM, '--syncs'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const said = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)]);
  if (said === undefined) throw new Error('PostgreSQL did not start: see the lines above.');
  const url = String(said[0]).trim();
  return {
    async createDatabase(name) {
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`create database ${pg.escapeIdentifier(name)}`);
      await client.end();
      return url.replace(/[^/]*$/, name);
    },
    cpuMs: () => cpuMsOfTree(child.pid),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
