import type { Fault } from './fault.ts';
import { clockSteps } from './kinds/clock-steps.ts';
import { cutConnection } from './kinds/cut-connection.ts';
import { killPostgres } from './kinds/kill-postgres.ts';
import { killProcess } from './kinds/kill-process.ts';
import { killSqlite } from './kinds/kill-sqlite.ts';
import { readOnly } from './kinds/read-only.ts';
import { slowDatabase } from './kinds/slow-database.ts';

/** All that is done to a site. Those of a row run one after the other, the rows beside each other in the quick form. */
export const faultRows: readonly (readonly Fault[])[] = [
  [killSqlite, readOnly],
  [killProcess, killPostgres, cutConnection],
  // Mostly waiting.
  [slowDatabase, clockSteps],
];
