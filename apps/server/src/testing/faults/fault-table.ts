import type { Fault } from './fault.ts';
import { killSqlite } from './kinds/kill-sqlite.ts';

/** All that is done to a site. Those of a row run one after the other, the rows beside each other in the quick form. */
export const faultRows: readonly (readonly Fault[])[] = [[killSqlite], []];
