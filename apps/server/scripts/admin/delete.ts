import { createDeletionLog } from '../../src/features/account/deletion-log.ts';
import { eraseAccount } from '../../src/features/account/erase-account.ts';
import { fanUpdatesOf, requireAccount, type AdminCommand, type AdminAction } from './admin-command.ts';

const YES = '--yes';

/** Removes an account and everything of it, once its name was typed a second time. */
const deleteOf =
  (username: string, isSure: boolean): AdminAction =>
  async (surroundings) => {
    const { config, database, securityLog, ask } = surroundings;
    const account = await requireAccount(surroundings, username);
    const typed = isSure
      ? account.username
      : await ask(`This can't be undone. Type ${account.username} again to delete it: `);
    if (typed.trim() !== account.username) throw new Error('Nothing was deleted: that is another name.');

    const { forgetFan } = await fanUpdatesOf(surroundings);
    const deletionLog = createDeletionLog({
      database,
      file: config.deletionsLog,
      // The account is gone all the same; a server writes down later what the database still holds.
      onFailure: (error) => console.error(`The log of deletions could not be written: ${String(error)}`),
    });
    await eraseAccount({ database, forgetFan, deletionLog, now: Date.now }, account.id);
    securityLog('account-deleted', { userId: account.id, what: 'operator' });
    return `${account.username} is deleted, with everything that belonged to it.`;
  };

export const deleteCommand: AdminCommand = {
  usage: `delete <username> [${YES}]`,
  read: ([username, option, ...rest]) => {
    if (!username || rest.length > 0 || (option !== undefined && option !== YES)) return undefined;
    return deleteOf(username, option === YES);
  },
};
