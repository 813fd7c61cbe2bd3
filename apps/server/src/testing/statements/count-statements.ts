import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { vi } from 'vitest';

/** How many statements that name a table, or one whose name begins so, either database got meanwhile, from whomever. */
export async function countStatements(table: string, work: () => Promise<unknown>): Promise<number> {
  const sqlite = [vi.spyOn(StatementSync.prototype, 'run'), vi.spyOn(StatementSync.prototype, 'all')];
  const postgres = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = [
      ...sqlite.flatMap(({ mock }) =>
        mock.contexts.map((on) => (on instanceof StatementSync ? on.sourceSQL : '')),
      ),
      ...postgres.mock.calls.map(([text]) => String(text)),
    ];
    return texts.filter((text) => text.includes(`"${table}`)).length;
  } finally {
    for (const spy of [...sqlite, postgres]) spy.mockRestore();
  }
}
