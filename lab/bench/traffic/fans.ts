import { createPostgresDatabase } from '../../../apps/server/src/testing/databases/postgres-databases.ts';
import { startPostgresProcess } from '../../../apps/server/src/testing/databases/start-postgres.ts';
import { addFans } from '../../../apps/server/src/testing/fan.ts';
import { engines, inFolder, startThirteen, versions, type BenchServer } from '../servers.ts';
import { makeMix, requestsOf, type Mix } from './mix.ts';
import type { Traffic } from './traffic.ts';

/** A site whose fans have signed up. */
export type Site = {
  /** Its engine, and whether it is today's or the one that `BENCH_BEFORE` names. */
  readonly name: string;
  readonly server: BenchServer;
  /** So many clients; more than there are fans means several of one fan. */
  readonly clients: (count: number) => Traffic['connections'];
};

/** Runs something on a site with so many fans on each engine, one after the other, with limits raised out of the way. */
export async function fansOnEachEngine(
  fans: number,
  run: (site: Site) => Promise<void>,
  toMix: (mix: Mix) => Mix = (mix) => mix,
): Promise<void> {
  for (const engine of engines) {
    for (const [version, checkout] of Object.entries(versions)) {
      await inFolder(async (folder) => {
        const started: { stop(): Promise<void> }[] = [];
        try {
          const postgres = engine === 'PostgreSQL' ? await startPostgresProcess({ syncs: true }) : undefined;
          if (postgres) started.push(postgres);
          const databaseUrl = postgres ? (await createPostgresDatabase(postgres.url)).url : '';
          const server = await startThirteen(folder, { checkout, databaseUrl });
          started.push(server);
          const tokens = await addFans(server.origin, fans);
          const mix = toMix(await makeMix(server.origin));
          const all = tokens.map((token, fan) => ({ token, requests: requestsOf(mix, fan) }));
          const clients = (count: number) =>
            Array.from({ length: count }, (_, at) => all[at % fans]).flatMap((one) => one ?? []);
          await server.untilCalm();
          await run({ name: `${engine}, ${version}`, server, clients });
        } finally {
          for (const one of started.toReversed()) await one.stop();
        }
      });
    }
  }
}
