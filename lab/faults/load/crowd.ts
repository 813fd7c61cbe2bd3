import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolderNames } from '../../../apps/server/src/platform/data-folder.ts';
import type { Database } from '../../../apps/server/src/platform/db/database.ts';
import { addFan } from '../../../apps/server/src/testing/fan.ts';
import { readSiteFacts } from '../../../apps/server/src/testing/public-facts.ts';
import { chanceOf } from '../../chance.ts';
import { findBookErrors } from './books.ts';
import { createAsker } from './asker.ts';
import { enterFan, type Fan } from './fan.ts';
import { keptThings } from '../../kept-things.ts';
import { createNewcomers } from './newcomers.ts';

/** A running site: its processes that serve now, its data folder, and a way to look into its database. */
export type Site = {
  readonly origins: () => readonly string[];
  readonly dataDir: string;
  readonly database: Database;
};

const FANS = 8;
// Limits of what never comes, far beyond what a busy machine takes.
const COMES_WITHIN_MS = 60_000;
const READ_WITHIN_MS = 60_000;

/** Brings fans to a site that serves, who use it at the same time, and judges what came of it. The same seed makes the same plans. */
export async function openCrowd(site: Site, seed: number) {
  const asker = createAsker(site.origins);
  const [origin = ''] = site.origins();
  const things = keptThings(await readSiteFacts(origin));
  const fans: Fan[] = [];
  for (let number = 1; number <= FANS; number += 1) {
    const { username, session } = await addFan(origin, `fan-${number}-`);
    const chance = chanceOf(seed + number);
    fans.push(await enterFan({ asker, things, chance, username, token: session.token }));
  }
  const newcomers = createNewcomers({
    asker,
    outbox: join(site.dataDir, dataFolderNames.outbox),
    listWaiting: (address) => untilRead(() => listWaiting(site.database, address)),
    prefix: `new-${seed}`,
  });
  const everybody = [...fans, newcomers];
  const acknowledged = () => everybody.reduce((sum, one) => sum + one.acknowledged(), 0);
  const told = () => asker.statuses.get(503) ?? 0;
  let isOver = true;
  let lives: Promise<unknown> = Promise.resolve();

  return {
    asker,
    /** Lets everybody begin. They go on through faults until `halt`. */
    go() {
      isOver = false;
      lives = Promise.all(everybody.map((one) => one.live(() => isOver)));
    },
    /** Stops everybody once their open requests have ended; nothing is sent again. */
    async halt() {
      isOver = true;
      await lives;
    },
    /** Resolves with how long it took until so many more changes were acknowledged; throws where that doesn't come. */
    untilAcknowledged: (more: number) => untilMore('changes were not acknowledged', acknowledged, more),
    /** The same for requests that got a 503. */
    untilTold: (more: number) => untilMore('requests were not told to come back', told, more),
    /** What is wrong, in sentences, while everybody halts and the site serves. */
    async findLosses() {
      const losses = await Promise.all(everybody.map((one) => one.findLosses()));
      const errors = await untilRead(() => findBookErrors(site.database));
      return [...losses.flat(), ...errors, ...asker.offences.splice(0)];
    },
    /** How many changes were acknowledged, had no answer when everybody was halted, and were told to come back. */
    counts: (): Readonly<Record<string, number>> => ({
      acknowledged: acknowledged(),
      interrupted: fans.reduce((sum, fan) => sum + fan.interrupted(), 0),
      'told to come back': told(),
    }),
  };
}

/** How long it took until so many more were counted. */
async function untilMore(what: string, count: () => number, more: number): Promise<number> {
  const begunAt = performance.now();
  const wanted = count() + more;
  while (count() < wanted) {
    if (performance.now() - begunAt > COMES_WITHIN_MS)
      throw new Error(`${more} more ${what} within ${COMES_WITHIN_MS} ms`);
    await sleep(5);
  }
  return performance.now() - begunAt;
}

/** What is read after a fault. A busy machine can take longer to open a connection than a site waits for one. */
async function untilRead<Value>(read: () => Promise<Value>): Promise<Value> {
  const begunAt = performance.now();
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (performance.now() - begunAt > READ_WITHIN_MS) throw error;
      await sleep(100);
    }
  }
}

async function listWaiting({ read }: Database, address: string): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', address)
    .where('sent_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
