import { findAccountByName, nameKey } from '../../src/features/account/account.repository.ts';
import { linkMailKinds } from '../../src/features/account/emails/account-mails.words.ts';
import { findUsernameProblem } from '../../src/features/account/usernames.ts';
import { createSiteNames } from '../../src/features/account/passwords/new-password.ts';
import { openCatalogue } from '../../src/features/catalogue/catalogue.service.ts';
import { HttpProblem } from '../../src/platform/http/problem.ts';
import { storeLinkMail } from '../../src/platform/mail/mail.repository.ts';
import { fanUpdatesOf, requireAccount, type AdminCommand, type Surroundings } from './admin-command.ts';

/** Gives an account another username, by the rules of new ones. A mail tells the fan, who logs in with it from now on. */
async function renameAccount(surroundings: Surroundings, username: string, wanted: string): Promise<string> {
  const { database, config, securityLog } = surroundings;
  const account = await requireAccount(surroundings, username);
  if (nameKey(account.username) === nameKey(config.authorUsername))
    throw new Error(
      'This account is named by AUTHOR_USERNAME, and a new one would be made at the next start.',
    );
  await requireGoodName(surroundings, wanted);
  const holder = await findAccountByName(database.read, wanted);
  if (holder && holder.id !== account.id) throw new Error(new HttpProblem('username-taken').message);

  const { renameFan } = await fanUpdatesOf(surroundings);
  const mail = { kind: linkMailKinds.renamed, userId: account.id, recipient: account.email };
  await database.writeForUser(account.id, async (tx) => {
    await renameFan(tx, account.id, wanted);
    if (account.email !== '') await storeLinkMail(tx, mail, Date.now());
  });
  securityLog('account-renamed', { userId: account.id, what: 'operator' });
  return `${account.username} is now ${wanted}.`;
}

async function requireGoodName({ database }: Surroundings, wanted: string): Promise<void> {
  const catalogue = await openCatalogue(database);
  catalogue.close();
  const problem = findUsernameProblem(wanted, createSiteNames(catalogue.current));
  if (problem) throw new Error(new HttpProblem(problem).message);
}

export const renameCommand: AdminCommand = {
  usage: 'rename <username> <new username>',
  read: ([username, wanted, ...rest]) => {
    if (!username || !wanted || rest.length > 0) return undefined;
    return (surroundings) => renameAccount(surroundings, username, wanted);
  },
};
