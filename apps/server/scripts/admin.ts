import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { grantRight, revokeRight, rights } from '../src/platform/db/rights.ts';

const USAGE = `Usage: npm run admin -- grant|revoke ${rights.join('|')} <username>`;

const actions = {
  grant: { change: grantRight, done: 'now has' },
  revoke: { change: revokeRight, done: 'no longer has' },
} as const;

/** Gives an account a right or takes it away, also while the server runs. Answers the line to print. */
async function changeRight([verb, rightName, username, ...rest]: readonly string[]): Promise<string> {
  const action = verb === 'grant' || verb === 'revoke' ? actions[verb] : undefined;
  const right = rights.find((known) => known === rightName);
  if (!action || !right || !username || rest.length > 0) throw new Error(USAGE);

  const database = await openDatabase(readConfig(process.env));
  try {
    const isKnown = await database.write((tx) => action.change(tx, username, right));
    if (!isKnown) throw new Error(`There is no account ${JSON.stringify(username)}.`);
    return `${username} ${action.done} the right ${right}.`;
  } finally {
    await database.close();
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

try {
  console.log(await changeRight(process.argv.slice(2)));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
