import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { listNodes } from '../databases/citus-nodes.ts';
import { excusedStatements } from './excused-statements.ts';

type Statements = Map<string, readonly unknown[]>;

const ofRequests = new AsyncLocalStorage<Statements>();

/** The statements of requests on a distributed database, whose plans can be asked for. Elsewhere none are kept. */
export function planStatements() {
  const statements: Statements = new Map();
  const isDistributed = listNodes().length > 0;
  if (isDistributed) listenToDriver();
  return {
    /** Runs a request; what it asks the database is kept, once for each text. */
    during: <Value>(request: () => Promise<Value>) =>
      isDistributed ? ofRequests.run(statements, request) : request(),
    /** Throws with each statement that did not go to one shard, or to a table which the coordinator has itself. */
    check: (databaseUrl: string) => checkPlans(databaseUrl, statements),
  };
}

const PLANNABLE = /^(?:select|insert|update|delete|with)\b/;
let isListening = false;

function listenToDriver(): void {
  if (isListening) return;
  isListening = true;
  // The driver's own method, which answers in several ways; it is called as it was.
  const query: (this: pg.Client, ...parts: unknown[]) => unknown = pg.Client.prototype.query;
  const listening = function (this: pg.Client, ...parts: unknown[]): unknown {
    const [text, values] = parts;
    if (typeof text === 'string' && PLANNABLE.test(text))
      ofRequests.getStore()?.set(text, Array.isArray(values) ? values : []);
    return query.apply(this, parts);
  };
  Object.assign(pg.Client.prototype, { query: listening });
}

async function checkPlans(databaseUrl: string, statements: Statements): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const refused: string[] = [];
    for (const [text, values] of statements) {
      const plan = await explain(client, text, values);
      if (!isNear(text, plan)) refused.push(`${text}\n${plan}`);
    }
    if (refused.length > 0) throw new Error(`Requests asked several nodes:\n${refused.join('\n\n')}`);
  } finally {
    await client.end();
  }
}

async function explain(client: pg.Client, text: string, values: readonly unknown[]): Promise<string> {
  const filled = text.replaceAll(/\$(\d+)/g, (_, index: string) => literalOf(values[Number(index) - 1]));
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${filled}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return typeof value === 'number' ? String(value) : pg.escapeLiteral(String(value));
}

function isNear(text: string, plan: string): boolean {
  if (/Distributed Subplan|MapMerge|repartition/i.test(plan)) return false;
  const tasks = Number(/Task Count: (\d+)/.exec(plan)?.[1] ?? 1);
  return tasks <= 1 || excusedStatements.some(({ sql }) => sql?.test(text));
}
