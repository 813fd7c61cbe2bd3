import { checkEmail } from '@thirteen/domain/account/account-rules.ts';
import { findAccountByName } from '../../src/features/account/account.repository.ts';
import { clearBounced, markBounced } from '../../src/platform/mail/bounced-addresses.repository.ts';
import { HttpProblem } from '../../src/platform/http/problem.ts';
import type { AdminCommand, AdminAction } from './admin-command.ts';

const CLEAR = '--clear';

/** Stops mails to an address, or lets them go there again, whoever has it. */
const change =
  (email: string, isCleared: boolean): AdminAction =>
  async ({ database, securityLog }) => {
    const problem = checkEmail(email);
    if (problem) throw new Error(new HttpProblem(problem).message);
    const account = await findAccountByName(database.read, email);
    const facts = { userId: account?.id, what: 'operator' };
    const whose = account ? `, the address of ${account.username}` : ', which no account has';
    if (isCleared) {
      const wasMarked = await database.write((tx) => clearBounced(tx, email));
      if (!wasMarked) return `Nothing kept mails from ${email}${whose}.`;
      securityLog('email-bounce-cleared', facts);
      return `Mails go to ${email} again${whose}.`;
    }
    await database.write((tx) => markBounced(tx, email, Date.now()));
    securityLog('email-bounced', facts);
    return `No more mails go to ${email}${whose}.`;
  };

export const bouncedCommand: AdminCommand = {
  usage: `bounced <address> [${CLEAR}]`,
  read: ([email, option, ...rest]) => {
    if (!email || rest.length > 0 || (option !== undefined && option !== CLEAR)) return undefined;
    return change(email, option === CLEAR);
  },
};
