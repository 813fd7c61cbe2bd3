import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { createSecurityLog } from '../src/platform/security-log.ts';
import { addAlbum } from './admin/add-album.ts';
import { ask } from './admin/ask.ts';
import { bounced } from './admin/bounced.ts';
import { distribute } from './admin/distribute.ts';
import { endSecondFactor, endSessions } from './admin/endings.ts';
import { deleteAccount } from './admin/delete.ts';
import { list } from './admin/list.ts';
import type { AdminCommand } from './admin/order.ts';
import { rename } from './admin/rename.ts';
import { grant, revoke } from './admin/rights.ts';
import { hide, show } from './admin/visibility.ts';

/** All that the operator can order. A new command is one more line here. */
const commands: Readonly<Record<string, AdminCommand>> = {
  grant,
  revoke,
  list,
  hide,
  show,
  rename,
  delete: deleteAccount,
  bounced,
  'end-sessions': endSessions,
  'end-second-factor': endSecondFactor,
  'add-album': addAlbum,
  distribute,
};

/** Does what the operator orders, also while the server runs. Answers the last line to print. */
async function run([verb = '', ...words]: readonly string[]): Promise<string> {
  const order = Object.hasOwn(commands, verb) ? commands[verb]?.read(words) : undefined;
  if (!order) throw new Error(usage());
  const config = readConfig(process.env);
  // The log has its own stream, so that the answer can be read by a program.
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ dest: 2, sync: true }));
  const database = await openDatabase(config);
  try {
    return await order({ config, database, securityLog: createSecurityLog(log), say: console.log, ask });
  } finally {
    await database.close();
  }
}

function usage(): string {
  const lines = Object.values(commands).map((command) => `npm run admin -- ${command.usage}`);
  return `Usage: ${lines.join('\n       ')}`;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
