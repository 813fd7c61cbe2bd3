import { grantRight, revokeRight, rights } from '../../src/platform/db/rights.ts';
import type { SecurityEvent } from '../../src/platform/security-log.ts';
import { noAccount, type AdminCommand } from './admin-command.ts';

type RightChange = {
  readonly verb: string;
  readonly change: typeof grantRight;
  readonly event: SecurityEvent;
  readonly done: string;
};

/** Gives an account a right, or takes it. */
const changeRight = ({ verb, change, event, done }: RightChange): AdminCommand => ({
  usage: `${verb} ${rights.join('|')} <username>`,
  read: ([rightName, username, ...rest]) => {
    const right = rights.find((known) => known === rightName);
    if (!right || !username || rest.length > 0) return undefined;
    return async ({ database, securityLog }) => {
      const userId = await database.write((tx) => change(tx, username, right));
      if (userId === undefined) throw noAccount(username);
      securityLog(event, { userId, what: right });
      return `${username} ${done} the right ${right}.`;
    };
  },
});

export const grantCommand = changeRight({
  verb: 'grant',
  change: grantRight,
  event: 'right-granted',
  done: 'now has',
});
export const revokeCommand = changeRight({
  verb: 'revoke',
  change: revokeRight,
  event: 'right-revoked',
  done: 'no longer has',
});
