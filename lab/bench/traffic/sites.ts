import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUpFans } from '../api.ts';
import { startPostgres } from '../postgres.ts';
import type { ServerProcess } from '../server-process.ts';
import { startBefore, startThirteen } from '../thirteen.ts';
import { makeMix, requestsOf, type Mix } from './mix.ts';
import type { Traffic } from './traffic.ts';

/** A site whose fans have signed up. */
export type Site = {
  readonly engine: string;
  /** `before` is the checkout that `BENCH_BEFORE` names. */
  readonly version: 'today' | 'before';
  readonly server: ServerProcess;
  /** So many clients; more than there are fans means several of one fan. */
  readonly clients: (count: number) => Traffic['connections'];
};

// One of them alone takes half of the time: `BENCH_ENGINE=SQLite`.
const ENGINES = ['SQLite', 'PostgreSQL'].filter(
  (engine) => engine === (process.env['BENCH_ENGINE'] ?? engine),
);

type Settings = {
  readonly mix?: (origin: string, token: string) => Promise<Mix>;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the site that `BENCH_BEFORE` names is measured, too. */
  readonly before?: boolean;
};

/** Runs something on a site with so many fans on each engine, one after the other, with limits raised out of the way. */
export async function onEachEngine(
  fans: number,
  run: (site: Site) => Promise<void>,
  { mix = makeMix, env = {}, before = false }: Settings = {},
): Promise<void> {
  for (const engine of ENGINES) {
    for (const version of before ? (['before', 'today'] as const) : (['today'] as const)) {
      const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
      const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
      const start = version === 'today' ? startThirteen : startBefore;
      try {
        const server = await start(folder, await postgres?.createDatabase('bench'), env);
        if (server === undefined) continue;
        try {
          const tokens = await signUpFans(server.origin, fans);
          const requests = await mix(server.origin, tokens[0] ?? '');
          const connections = tokens.map((token, fan) => ({ token, requests: requestsOf(requests, fan) }));
          const clients = (count: number) =>
            Array.from(
              { length: count },
              (_, index) => connections[index % fans] ?? { token: '', requests: [] },
            );
          await server.untilCalm();
          await run({ engine, version, server, clients });
        } finally {
          await server.stop();
        }
      } finally {
        await postgres?.stop();
        await rm(folder, { recursive: true, force: true });
      }
    }
  }
}
