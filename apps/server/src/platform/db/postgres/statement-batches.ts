import { CompiledQuery, type InsertQueryNode, type QueryResult } from 'kysely';
import type { Db } from '../tables.ts';

/** A statement that finds, changes or adds rows by a key, alone, and for several keys at once (`forBatches`). */
export type BatchStatement<Row> = { readonly alone: CompiledQuery<Row>; readonly together: string };

/** Runs statements of one kind that are handed in at the same time as one statement. */
export type StatementBatches = {
  run<Row>(statement: BatchStatement<Row>, parameters: readonly unknown[]): Promise<QueryResult<Row>>;
  /** How many statements were handed in and not sent yet. */
  waiting(): number;
};

type Options = {
  /** How many batches of one kind may be under way; what arrives meanwhile is in the next. */
  readonly maxAtOnce: number;
  /** Calls back when all that arrives together has been handed in. */
  readonly soon: (callback: () => void) => void;
  /** Whether a failed batch is repeated one by one, so that nobody suffers from another's values. */
  readonly repeatsAlone: (error: unknown) => boolean;
};

type Entry = {
  readonly parameters: readonly unknown[];
  readonly resolve: (result: QueryResult<unknown>) => void;
  readonly reject: (error: unknown) => void;
};
type Line = { readonly entries: Entry[]; running: number; isDue: boolean };

// Large enough for all who ask within a few milliseconds, small enough that nobody waits for long.
const MAX_BATCH = 256;
const PLACE = 'batchPlace';

/** Makes the batches of one connection or pool of PostgreSQL. */
export function createStatementBatches(db: Db, { maxAtOnce, soon, repeatsAlone }: Options): StatementBatches {
  const lines = new Map<BatchStatement<unknown>, Line>();

  function sendDue(statement: BatchStatement<unknown>, line: Line): void {
    line.isDue = false;
    while (line.running < maxAtOnce && line.entries.length > 0) {
      line.running += 1;
      void send(statement, line.entries.splice(0, MAX_BATCH)).then(() => {
        line.running -= 1;
        sendDue(statement, line);
      });
    }
  }

  async function send(statement: BatchStatement<unknown>, entries: readonly Entry[]): Promise<void> {
    const [first] = entries;
    if (first && entries.length === 1) return sendAlone(statement, first);
    try {
      const results = await runTogether(db, statement, entries);
      for (const [index, entry] of entries.entries()) entry.resolve(results[index] ?? { rows: [] });
    } catch (error) {
      if (repeatsAlone(error)) await Promise.all(entries.map((entry) => sendAlone(statement, entry)));
      else for (const entry of entries) entry.reject(error);
    }
  }

  async function sendAlone({ alone }: BatchStatement<unknown>, entry: Entry): Promise<void> {
    await db.executeQuery({ ...alone, parameters: entry.parameters }).then(entry.resolve, entry.reject);
  }

  return {
    waiting: () => [...lines.values()].reduce((sum, { entries }) => sum + entries.length, 0),
    run<Row>(statement: BatchStatement<Row>, parameters: readonly unknown[]) {
      let line = lines.get(statement);
      if (!line) lines.set(statement, (line = { entries: [], running: 0, isDue: false }));
      const { promise, resolve, reject } = Promise.withResolvers<QueryResult<Row>>();
      // The statement says what its rows are; the line holds callers of statements of all types.
      line.entries.push({ parameters, resolve: resolve as Entry['resolve'], reject });
      if (!line.isDue) {
        const due = line;
        line.isDue = true;
        soon(() => sendDue(statement, due));
      }
      return promise;
    },
  };
}

async function runTogether(
  db: Db,
  { alone, together }: BatchStatement<unknown>,
  entries: readonly Entry[],
): Promise<readonly QueryResult<unknown>[]> {
  const columns = alone.parameters.map((_, index) => entries.map(({ parameters }) => parameters[index]));
  const { rows } = await db.executeQuery(CompiledQuery.raw(together, columns));
  const rowsOf = entries.map((): unknown[] => []);
  for (const row of rows as readonly { readonly [PLACE]: number }[]) rowsOf[row[PLACE] - 1]?.push(row);
  if (alone.query.kind === 'SelectQueryNode') return rowsOf.map((found) => ({ rows: found }));
  return rowsOf.map((changed) => ({ rows: [], numAffectedRows: BigInt(changed.length) }));
}

/**
 * Makes the form for several keys of a select, an update or an insert with a rule for rows which are there already, compiled
 * for PostgreSQL; undefined for others. Its parameters are arrays, one for each parameter of the single form; each row tells
 * the place of its key, from 1 on.
 */
export function forBatches<Row>(alone: CompiledQuery<Row>): BatchStatement<Row> | undefined {
  const arrays = alone.parameters.map(
    (value, index) => `$${index + 1}::${typeof value === 'number' ? 'bigint' : 'text'}[]`,
  );
  const names = alone.parameters.map((_, index) => `p${index + 1}`);
  const asked = `unnest(${arrays.join(', ')}) with ordinality as asked(${names.join(', ')}, place)`;
  const sql = alone.sql.replaceAll(/\$(\d+)/g, 'asked.p$1');
  const place = `asked.place as "${PLACE}"`;
  switch (alone.query.kind) {
    case 'SelectQueryNode':
      return {
        alone,
        together: `select found.*, ${place} from ${asked} cross join lateral (${sql}) as found`,
      };
    case 'UpdateQueryNode':
      return { alone, together: `${sql.replace(' where ', ` from ${asked} where `)} returning ${place}` };
    case 'InsertQueryNode': {
      const together = insertTogether(alone.query, sql, { asked, place });
      return together === undefined ? undefined : { alone, together };
    }
    default:
      return undefined;
  }
}

/**
 * Who finds a row there that stays is told of none, as with the single form. Its values are those to insert alone, of which an
 * update takes its own by `excluded`. No two of a batch may name the same key.
 */
function insertTogether(
  { columns, onConflict }: InsertQueryNode,
  sql: string,
  { asked, place }: { readonly asked: string; readonly place: string },
) {
  const names = columns?.map(({ column }) => column.name) ?? [];
  const key = onConflict?.columns?.map(({ column }) => column.name) ?? [];
  if (key.length === 0 || sql.split('asked.p').length - 1 !== names.length) return undefined;
  const isSame = key.map((name) => `added."${name}" = asked.p${names.indexOf(name) + 1}`);
  return `
    with asked as (select * from ${asked}),
    added as (
      ${sql.replace(/ values \((.*?)\)/, ' select $1 from asked')}
      returning ${key.map((name) => `"${name}"`).join(', ')})
    select ${place} from asked join added on ${isSame.join(' and ')}`;
}
