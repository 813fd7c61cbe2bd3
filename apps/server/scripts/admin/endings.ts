import { deleteSecondFactor } from '../../src/features/account/second-factor/second-factor.repository.ts';
import {
  deleteEverybodysSessions,
  deleteSessions,
} from '../../src/features/account/sessions/sessions.repository.ts';
import type { Tx } from '../../src/platform/db/tables.ts';
import type { SecurityEvent } from '../../src/platform/security-log.ts';
import { accountCommand, requireAccount, type AdminCommand, type AdminAction } from './admin-command.ts';

// Usernames begin with a letter or digit.
const EVERYBODY = '--all';

type Ending = {
  readonly end: (tx: Tx, userId: string) => Promise<unknown>;
  readonly event: SecurityEvent;
  readonly done: string;
};

/** Ends something of an account, with all its sessions. */
const endOf =
  ({ end, event, done }: Ending) =>
  (username: string): AdminAction =>
  async (surroundings) => {
    const account = await requireAccount(surroundings, username);
    await surroundings.database.writeForUser(account.id, (tx) => end(tx, account.id));
    surroundings.securityLog(event, { userId: account.id, what: 'operator' });
    return `${username} ${done}`;
  };

const endSessionsOf = endOf({
  end: deleteSessions,
  event: 'sessions-ended',
  done: 'is logged out on all devices.',
});

const endEverybodysSessions: AdminAction = async ({ database, securityLog }) => {
  await database.write(deleteEverybodysSessions);
  securityLog('sessions-ended', { what: 'everybody' });
  return 'Everybody is logged out on all devices.';
};

const endSecondFactorOf = endOf({
  end: async (tx, userId) => {
    await deleteSecondFactor(tx, userId);
    await deleteSessions(tx, userId);
  },
  event: 'second-factor-off',
  done: 'logs in with the password alone, and is logged out on all devices.',
});

export const endSessionsCommand: AdminCommand = {
  usage: `end-sessions <username>|${EVERYBODY}`,
  read: ([username, ...rest]) => {
    if (!username || rest.length > 0) return undefined;
    return username === EVERYBODY ? endEverybodysSessions : endSessionsOf(username);
  },
};

export const endSecondFactorCommand = accountCommand('end-second-factor', endSecondFactorOf);
