import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { createSecurityLog } from '../../src/platform/security-log.ts';
import { addAlbumCommand } from './add-album.ts';
import { createAsk } from './ask.ts';
import { bouncedCommand } from './bounced.ts';
import { distributeCommand } from './distribute.ts';
import { endSecondFactorCommand, endSessionsCommand } from './endings.ts';
import { deleteCommand } from './delete.ts';
import { listCommand } from './list.ts';
import type { AdminCommand } from './admin-command.ts';
import { renameCommand } from './rename.ts';
import { grantCommand, revokeCommand } from './rights.ts';
import { hideCommand, showCommand } from './visibility.ts';

/** Where a command runs: the process, or what stands in for it. */
export type Terminal = Pick<NodeJS.Process, 'env'> & {
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
};

/** All that the operator can order. A new command is one more line here. */
const commands: Readonly<Record<string, AdminCommand>> = {
  grant: grantCommand,
  revoke: revokeCommand,
  list: listCommand,
  hide: hideCommand,
  show: showCommand,
  rename: renameCommand,
  delete: deleteCommand,
  bounced: bouncedCommand,
  'end-sessions': endSessionsCommand,
  'end-second-factor': endSecondFactorCommand,
  'add-album': addAlbumCommand,
  distribute: distributeCommand,
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
