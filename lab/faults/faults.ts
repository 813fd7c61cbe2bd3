import { setTimeout as sleep } from 'node:timers/promises';
import { roundsOn, type Fault } from './fault.ts';
import { ANSWER_WITHIN_MS } from './load/asker.ts';
import { openPostgresSite, openSqliteSite } from './site.ts';

/** The one process of a site on SQLite dies in the middle of writing. */
const killSqlite: Fault = {
  name: 'kill-sqlite',
  title: 'kill -9 of the process, SQLite',
  rounds: { full: 50, quick: 0 },
  play: roundsOn(openSqliteSite, async ({ crowd, apps }, { chance, notes }) => {
    // Not always at the same point of a group of writes.
    await sleep(chance(120));
    await apps[0]?.kill();
    await crowd.halt();
    const killedAt = performance.now();
    await apps[0]?.start();
    notes.time('back after', performance.now() - killedAt);
  }),
};

// The other process answers at once; what the dead one had under way is sent again.
const SERVED_WITHIN_MS = 2000;

/** One of two processes dies in the middle of writing; the other one serves on. */
const killProcess: Fault = {
  name: 'kill-process',
  title: 'kill -9 of one of two processes, PostgreSQL',
  rounds: { full: 50, quick: 1 },
  play: roundsOn(openPostgresSite, async ({ crowd, apps }, { chance, notes }) => {
    const victim = apps[chance(apps.length)];
    await sleep(chance(120));
    await victim?.kill();
    notes.time('next change after', await crowd.untilAcknowledged(1), SERVED_WITHIN_MS);
    await crowd.untilAcknowledged(10);
    await crowd.halt();
    await victim?.start();
  }),
};

/** PostgreSQL dies in the middle of writing, with all connections to it, and comes back. */
const killPostgres: Fault = {
  name: 'kill-postgres',
  title: 'kill -9 of PostgreSQL',
  rounds: { full: 20, quick: 1 },
  play: roundsOn(openPostgresSite, async ({ crowd, postgres, untilReady }, { chance, notes }) => {
    await sleep(chance(120));
    await postgres.kill();
    // Everybody is told to come back while it is away.
    await crowd.untilTold(20);
    await sleep(chance(800));
    await postgres.start();
    const cameBackAt = performance.now();
    await untilReady();
    await crowd.untilAcknowledged(1);
    notes.time('back after', performance.now() - cameBackAt, 2000);
    notes.time('answer after', crowd.asker.longestMs);
    await crowd.untilAcknowledged(10);
  }),
};

/** What a connection has just said, or is about to say, when it breaks: of each kind one in a row of rounds. */
const MOMENTS = [
  { text: 'commit', when: 'after' },
  { text: 'commit', when: 'before' },
  { text: 'insert', when: 'after' },
  { text: 'update', when: 'before' },
  { text: 'begin', when: 'after' },
] as const;

/** One connection to PostgreSQL breaks in the middle of a transaction, also when nobody knows whether it was kept. */
const cutConnection: Fault = {
  name: 'cut-connection',
  title: 'connection cut in mid-transaction, PostgreSQL',
  rounds: { full: 50, quick: 1 },
  play: roundsOn(openPostgresSite, async ({ crowd, line }, { round, notes }) => {
    const { text, when } = MOMENTS[round % MOMENTS.length] ?? MOMENTS[0];
    await line.cutOneAt(text, when);
    notes.time('next change after', await crowd.untilAcknowledged(1));
    await crowd.untilAcknowledged(5);
  }),
};

const DELAY_MS = 5000;
// Four seconds of silence, and two for a question of its own.
const NOTICED_WITHIN_MS = 7000;
// A database that is known to be away is not asked.
const KNOWN_WITHIN_MS = 500;

/** PostgreSQL answers, but five seconds late. */
const slowDatabase: Fault = {
  name: 'slow-database',
  title: 'database that answers after 5 s, PostgreSQL',
  rounds: { full: 12, quick: 1 },
  play: roundsOn(openPostgresSite, async ({ crowd, line, apps, untilReady }, { notes }) => {
    crowd.asker.longestMs = 0;
    line.delay(DELAY_MS);
    await sleep(NOTICED_WITHIN_MS);
    notes.time('first answers after', crowd.asker.longestMs, ANSWER_WITHIN_MS);
    for (const { url } of apps) {
      const askedAt = performance.now();
      const { status } = await fetch(`${url}/api/ready`);
      if (status !== 503) throw new Error(`/api/ready answered ${status} while the database is slow`);
      notes.time('later answers after', performance.now() - askedAt, KNOWN_WITHIN_MS);
    }
    line.delay(0);
    const mendedAt = performance.now();
    await untilReady();
    notes.time('back after', performance.now() - mendedAt, 5000);
    await crowd.untilAcknowledged(10);
  }),
};

/** All that is done to a site. Those of a row run one after the other, the rows beside each other in the quick form. */
export const faultRows: readonly (readonly Fault[])[] = [
  [killSqlite, killProcess],
  [killPostgres, cutConnection],
  // Mostly waiting.
  [slowDatabase],
];
