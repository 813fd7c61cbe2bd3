import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { PATIENT_CONNECTIONS } from './postgres-pool.ts';

/**
 * A line for the operator when processes with so many connections each could ask PostgreSQL for more than it takes.
 * Undefined when there is room, and on SQLite.
 */
export async function findLackOfConnections(
  database: Database,
  wanted: { readonly processes: number; readonly databaseConnections: number },
): Promise<string | undefined> {
  if (database.engine !== 'postgres') return undefined;
  const { rows } = await sql<{ readonly room: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as room
  `.execute(database.read);
  const room = rows[0]?.room ?? 0;
  const { processes, databaseConnections } = wanted;
  const others = PATIENT_CONNECTIONS;
  if (processes * (databaseConnections + others) <= room) return undefined;
  const share = Math.max(2, Math.floor(room / processes) - others);
  return (
    `${processes} processes with up to ${databaseConnections} + ${others} connections each are more than the ${room} that ` +
    `PostgreSQL takes: set DATABASE_CONNECTIONS=${share}, raise its max_connections, or put PgBouncer between`
  );
}
