import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { createSecurityLog } from '../../src/platform/security-log.ts';
import { addAlbum } from './add-album.ts';
import { createAsk } from './ask.ts';
import { bounced } from './bounced.ts';
import { distribute } from './distribute.ts';
import { endSecondFactor, endSessions } from './endings.ts';
import { deleteAccount } from './delete.ts';
import { list } from './list.ts';
import type { AdminCommand } from './order.ts';
import { rename } from './rename.ts';
import { grant, revoke } from './rights.ts';
import { hide, show } from './visibility.ts';

/** Where a command runs: the process, or what stands in for it. */
export type Terminal = Pick<NodeJS.Process, 'env'> & {
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
};

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

/** Does what the operator orders, also while the server runs, and says so. Answers the exit code. */
export async function runAdmin(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    terminal.stdout.write(`${await obey(words, terminal)}\n`);
    return 0;
  } catch (error) {
    terminal.stderr.write(`${explain(error)}\n`);
    return 1;
  }
}

/** Answers the last line to print. */
async function obey([verb = '', ...words]: readonly string[], terminal: Terminal): Promise<string> {
  const order = Object.hasOwn(commands, verb) ? commands[verb]?.read(words) : undefined;
  if (!order) throw new Error(usage());
  const config = readConfig(terminal.env);
  // The log has its own stream, so that the answer can be read by a program.
  const securityLog = createSecurityLog(pino({ level: config.logLevel, base: null }, terminal.stderr));
  const say = (line: string) => void terminal.stdout.write(`${line}\n`);
  const database = await openDatabase(config);
  try {
    return await order({ config, database, securityLog, say, ask: createAsk(terminal) });
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
