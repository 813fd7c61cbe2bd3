import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { excusedStatements } from './excused-statements.ts';
import { listTableUses } from './source-statements.ts';

// Each of its rows goes to one node; which ones a request needs shows only in its plan.
const ITEMS_AT_ONCE = 'changeCounters';

const uses = listTableUses();
const scattered = uses.filter(({ routing }) => routing === undefined);
const excused = new Set(excusedStatements.map((excuse) => excuse.function));

// Read from the code, so that a statement which no test runs counts as well. On a Citus the tests' requests are asked
// for their plans, too: `planned-statements.ts`.
describe('the statements of the server, as its code has them', () => {
  test('are all found', () => {
    const count = uses.length;
    expect(count).toBeGreaterThan(100);
  });

  test('find rows of one fan, or of one item, alone', () => {
    const refused = scattered
      .filter((use) => !excused.has(use.function))
      .map((use) => `${use.file}:${use.line} ${use.function} asks all nodes for ${use.table}`);
    expect(refused).toEqual([]);
  });

  test('are excused only where there is something to excuse', () => {
    const needed = new Set(scattered.map((use) => use.function));
    expect([...excused].filter((name) => !needed.has(name))).toEqual([ITEMS_AT_ONCE]);
  });

  test('are written by hand as SQL text nowhere but in the storage itself', () => {
    const sources = fileURLToPath(new URL('../../', import.meta.url));
    const byHand = globSync('{app,features,platform}/**/*.ts', { cwd: sources })
      .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('platform/db/'))
      .filter((file) =>
        /sql`\s*(?:select|insert|update|delete)\b/i.test(readFileSync(sources + file, 'utf8')),
      );
    expect(byHand).toEqual([]);
  });
});
