import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUpFans } from '../api.ts';
import { startPostgres } from '../postgres.ts';
import type { ServerProcess } from '../server-process.ts';
import { startThirteen } from '../thirteen.ts';
import { makeMix, requestsOf } from './mix.ts';
import type { Traffic } from './traffic.ts';

/** A site whose fans have signed up. */
export type Site = {
  readonly engine: string;
  readonly server: ServerProcess;
  /** So many clients; more than there are fans means several of one fan. */
  readonly clients: (count: number) => Traffic['connections'];
};

// One of them alone takes half of the time: `BENCH_ENGINE=SQLite`.
const ENGINES = ['SQLite', 'PostgreSQL'].filter(
  (engine) => engine === (process.env['BENCH_ENGINE'] ?? engine),
);

/** Runs something on a site with so many fans on each engine, one after the other, with limits raised out of the way. */
export async function onEachEngine(fans: number, run: (site: Site) => Promise<void>): Promise<void> {
  for (const engine of ENGINES) {
    const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
    const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
    try {
      const server = await startThirteen(folder, await postgres?.createDatabase('bench'));
      try {
        const tokens = await signUpFans(server.origin, fans);
        const mix = await makeMix(server.origin, tokens[0] ?? '');
        const connections = tokens.map((token, fan) => ({ token, requests: requestsOf(mix, fan) }));
        const clients = (count: number) =>
          Array.from(
            { length: count },
            (_, index) => connections[index % fans] ?? { token: '', requests: [] },
          );
        await server.untilCalm();
        await run({ engine, server, clients });
      } finally {
        await server.stop();
      }
    } finally {
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }
}
