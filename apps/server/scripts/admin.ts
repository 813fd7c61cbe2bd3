import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { findAccountByName } from '../src/features/account/account.repository.ts';
import { deleteSecondFactor } from '../src/features/account/second-factor.repository.ts';
import { deleteEverybodysSessions, deleteSessions } from '../src/features/account/sessions.repository.ts';
import { addAlbum } from '../src/features/catalogue/add-album.service.ts';
import { openCatalogue } from '../src/features/catalogue/catalogue.service.ts';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { grantRight, revokeRight, rights } from '../src/platform/db/rights.ts';
import type { Tx } from '../src/platform/db/tables.ts';
import { createSecurityLog, type SecurityEvent, type SecurityLog } from '../src/platform/security-log.ts';

const USAGE = `Usage: npm run admin -- grant|revoke ${rights.join('|')} <username>
       npm run admin -- end-sessions <username>|--all
       npm run admin -- end-second-factor <username>
       npm run admin -- add-album <file>`;

type Surroundings = { readonly database: Database; readonly securityLog: SecurityLog };

/** What the operator wants done. Answers the line to print. */
type Order = (surroundings: Surroundings) => Promise<string>;

const rightChanges = {
  grant: { change: grantRight, event: 'right-granted', done: 'now has' },
  revoke: { change: revokeRight, event: 'right-revoked', done: 'no longer has' },
} as const satisfies Record<string, { readonly event: SecurityEvent; readonly [part: string]: unknown }>;

/** What ends for an account, with all its sessions. */
const endings = {
  'end-sessions': {
    end: deleteSessions,
    event: 'sessions-ended',
    done: 'is logged out on all devices.',
  },
  'end-second-factor': {
    end: async (tx: Tx, userId: string) => {
      await deleteSecondFactor(tx, userId);
      await deleteSessions(tx, userId);
    },
    event: 'second-factor-off',
    done: 'logs in with the password alone, and is logged out on all devices.',
  },
} as const satisfies Record<string, { readonly event: SecurityEvent; readonly [part: string]: unknown }>;

/** Reads what to do; undefined when it can't be read. */
function readOrder([verb, ...rest]: readonly string[]): Order | undefined {
  if (verb === 'grant' || verb === 'revoke') return orderRightChange(verb, rest);
  if (verb === 'end-sessions' && rest.length === 1 && rest[0] === EVERYBODY) return endEverybodysSessions;
  if (verb === 'add-album') return orderAlbum(rest);
  return verb === 'end-sessions' || verb === 'end-second-factor' ? orderEnd(verb, rest) : undefined;
}

function orderEnd(verb: keyof typeof endings, [username, ...rest]: readonly string[]): Order | undefined {
  if (!username || rest.length > 0) return undefined;
  const { end, event, done } = endings[verb];
  return async ({ database, securityLog }) => {
    const account = await findAccountByName(database.read, username);
    if (!account) throw noAccount(username);
    await database.writeForUser(account.id, (tx) => end(tx, account.id));
    securityLog(event, { userId: account.id, what: 'operator' });
    return `${username} ${done}`;
  };
}

// Usernames begin with a letter or digit.
const EVERYBODY = '--all';

const endEverybodysSessions: Order = async ({ database, securityLog }) => {
  await database.write(deleteEverybodysSessions);
  securityLog('sessions-ended', { what: 'everybody' });
  return 'Everybody is logged out on all devices.';
};

function orderRightChange(
  verb: keyof typeof rightChanges,
  [rightName, username, ...rest]: readonly string[],
): Order | undefined {
  const right = rights.find((known) => known === rightName);
  if (!right || !username || rest.length > 0) return undefined;
  const { change, event, done } = rightChanges[verb];
  return async ({ database, securityLog }) => {
    const userId = await database.write((tx) => change(tx, username, right));
    if (userId === undefined) throw noAccount(username);
    securityLog(event, { userId, what: right });
    return `${username} ${done} the right ${right}.`;
  };
}

/** Adds the album of a record, a JSON file like those of `packages/catalogue`; a running server knows it a second later. */
function orderAlbum([file, ...rest]: readonly string[]): Order | undefined {
  if (!file || rest.length > 0) return undefined;
  return async ({ database }) => {
    const record: unknown = JSON.parse(await readFile(file, 'utf8'));
    // On a new site the albums that the project brings along come first.
    const catalogue = await openCatalogue(database);
    catalogue.close();
    const key = await database.write((tx) => addAlbum(tx, record));
    return `The album ${key} is in the catalogue.`;
  };
}

function noAccount(username: string): Error {
  return new Error(`There is no account ${JSON.stringify(username)}.`);
}

/** Does what the operator orders, also while the server runs. Answers the line to print. */
async function run(args: readonly string[]): Promise<string> {
  const order = readOrder(args);
  if (!order) throw new Error(USAGE);
  const config = readConfig(process.env);
  // The log has its own stream, so that the answer can be read by a program.
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ dest: 2, sync: true }));
  const database = await openDatabase(config);
  try {
    return await order({ database, securityLog: createSecurityLog(log) });
  } finally {
    await database.close();
  }
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
