import { Socket } from 'node:net';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { createAwayWatch } from './away-watch.ts';
import { DatabaseUnavailable, type DatabaseLoad } from '../database.ts';

/** What a process may have open beside the connections of requests. */
export const PATIENT_CONNECTIONS = 2;
// Waiting for a connection of the pool, and for a new one.
const CONNECT_WITHIN_MS = 5000;
// No statement of a request takes as long: the server hangs, or the way to it.
const SILENCE_MS = 4000;
// Both together: from a question to the state of the database, a request waits at most this long.
const ANSWER_WITHIN_MS = 2000;

/** A pool that tells how many of its connections are open, idle and waited for. */
type RequestPool = PostgresPool & { readonly load: () => NonNullable<DatabaseLoad['connections']> };

/**
 * The connections of requests. A database that falls silent fails them, and while it stays away they fail at once, with
 * DatabaseUnavailable; it is asked four times a second whether it is back.
 */
export function openRequestPool(connectionString: string, connections: number): RequestPool {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: 15_000,
    // Writes of a group hand in statements at the same time; they go out together and are run in that order.
    pipeline: true,
    Client: TimedClient,
    types: { getTypeParser },
  });
  const watch = createAwayWatch(() => askOnce(connectionString));
  // A connection that breaks while idle is replaced by the pool; one that breaks between two statements of a transaction
  // is told by the next. Unheard, either would end the process.
  pool.on('error', watch.look);
  pool.on('connect', (client) => client.on('error', watch.look));
  pool.on('acquire', (client) => waitAtMost(client, SILENCE_MS));
  pool.on('release', (_error, client) => waitAtMost(client, 0));
  return {
    options: pool.options,
    load: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: connections,
    }),
    async connect() {
      if (watch.isAway()) throw new DatabaseUnavailable('PostgreSQL is away');
      try {
        return await pool.connect();
      } catch (error) {
        watch.look();
        throw error;
      }
    },
    end() {
      watch.close();
      return pool.end();
    },
  };
}

/** Connections for work that may take its time: migrations, and reads of everything at once. They open when needed. */
export function openPatientPool(connectionString: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: PATIENT_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    types: { getTypeParser },
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function askOnce(connectionString: string): Promise<void> {
  const client = new TimedClient({ connectionString, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  client.on('error', () => undefined);
  client.waitAtMost(ANSWER_WITHIN_MS);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    // Its connection may be dead already; nobody waits for its end.
    client.end().catch(() => undefined);
  }
}

/** A client that can break its connection off when nothing comes for too long, whatever stands between it and the server. */
class TimedClient extends pg.Client {
  readonly #socket: Socket;

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    socket.on('timeout', () => {
      const silent = new Error(`PostgreSQL said nothing for ${socket.timeout ?? 0} ms`);
      socket.destroy(Object.assign(silent, { code: 'ETIMEDOUT' }));
    });
  }

  /** From now on silence may last so long; 0: for ever. */
  waitAtMost(silenceMs: number): void {
    this.#socket.setTimeout(silenceMs);
  }
}

function waitAtMost(client: pg.PoolClient, silenceMs: number): void {
  if (client instanceof TimedClient) client.waitAtMost(silenceMs);
}

// The driver gives 64-bit integers, counts among them, as text; ours stay far below 2^53.
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) =>
  oid === pg.types.builtins.INT8 && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text');
