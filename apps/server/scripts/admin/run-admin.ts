import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { createSecurityLog } from '../../src/platform/security-log.ts';
import { bouncedCommand } from './bounced.ts';
import { endSecondFactorCommand, endSessionsCommand } from './endings.ts';
import { deleteCommand } from './delete.ts';
import { listCommand } from './list.ts';
import type { AdminCommand } from './admin-command.ts';
import { renameCommand } from './rename.ts';
import { grantCommand, revokeCommand } from './rights.ts';
import { hideCommand, showCommand } from './visibility.ts';
import { readFile } from 'node:fs/promises';
import { storeNewAlbum } from '../../src/features/catalogue/add-album.service.ts';
import { openCatalogue } from '../../src/features/catalogue/catalogue.service.ts';
import { createInterface } from 'node:readline/promises';
import { distribute } from '../../src/platform/db/postgres/distribute.ts';

/** Spreads a database on Citus over its nodes; run again after an upgrade, it spreads the tables that are new. */
const distributeCommand: AdminCommand = {
  usage: 'distribute',
  read: (words) => {
    if (words.length > 0) return undefined;
    return async ({ config, say }) => {
      const nodes = await distribute(config.databaseUrl, say);
      return `The rows of fans are on ${nodes} ${nodes === 1 ? 'node' : 'nodes'}.`;
    };
  },
};

/** Adds the album of a record, a JSON file like those of `packages/catalogue`; a running server knows it a second later. */
const addAlbumCommand: AdminCommand = {
  usage: 'add-album <file>',
  read: ([file, ...rest]) => {
    if (!file || rest.length > 0) return undefined;
    return async ({ database }) => {
      const record: unknown = JSON.parse(await readFile(file, 'utf8'));
      // On a new site the albums that the project brings along come first.
      const catalogue = await openCatalogue(database);
      catalogue.close();
      const key = await database.write((tx) => storeNewAlbum(tx, record));
      return `The album ${key} is in the catalogue.`;
    };
  },
};

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

/** Where there may be somebody to ask. The output is left to answers that programs read. */
type Place = { readonly stdin: NodeJS.ReadableStream; readonly stderr: NodeJS.WritableStream };

/** Asks whoever runs a command, and answers the line that was typed; empty when there is nobody to type. */
function createAsk({ stdin, stderr }: Place): (question: string) => Promise<string> {
  return async (question) => {
    const lines = createInterface({ input: stdin, output: stderr });
    const { promise: nobody, resolve } = Promise.withResolvers<string>();
    lines.once('close', () => resolve(''));
    try {
      return await Promise.race([lines.question(question), nobody]);
    } finally {
      lines.close();
    }
  };
}
