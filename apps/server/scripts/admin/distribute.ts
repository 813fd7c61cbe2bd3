import { distribute } from '../../src/platform/db/distribute.ts';
import type { AdminCommand } from './admin-command.ts';

/** Spreads a database on Citus over its nodes; run again after an upgrade, it spreads the tables that are new. */
export const distributeCommand: AdminCommand = {
  usage: 'distribute',
  read: (words) => {
    if (words.length > 0) return undefined;
    return async ({ config, say }) => {
      const nodes = await distribute(config.databaseUrl, say);
      return `The rows of fans are on ${nodes} ${nodes === 1 ? 'node' : 'nodes'}.`;
    };
  },
};
