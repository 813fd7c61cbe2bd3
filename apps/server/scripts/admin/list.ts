import {
  accountFilters,
  countAccounts,
  listAccounts,
  type AccountFilter,
  type ListedAccount,
} from '../../src/features/account/listed-accounts.repository.ts';
import type { AdminCommand, AdminAction } from './admin-command.ts';

const SHOWN = 100;

const listOf =
  (filter: AccountFilter): AdminAction =>
  async ({ database, say }) => {
    const accounts = await listAccounts(database.read, { filter, limit: SHOWN });
    for (const account of accounts) say(describe(account));
    const count = await countAccounts(database.read, filter);
    const counted = count === 1 ? '1 account.' : `${count} accounts.`;
    return count > accounts.length ? `The first ${accounts.length} of ${counted}` : counted;
  };

/** One line of the list: the name, then what there is to know of it. */
function describe({ username, createdAt, hiddenAt, bouncedAt, reports }: ListedAccount): string {
  const facts = [
    `since ${dayOf(createdAt)}`,
    reports > 0 && `reported ${reports === 1 ? 'once' : `${reports} times`}`,
    hiddenAt !== null && `hidden since ${dayOf(hiddenAt)}`,
    bouncedAt !== null && `no mail since ${dayOf(bouncedAt)}`,
  ].filter((fact) => fact !== false);
  return `${username}: ${facts.join(', ')}`;
}

function dayOf(isoTime: string): string {
  return isoTime.slice(0, 'yyyy-mm-dd'.length);
}

/** Lists accounts, the newest first, with those that are hidden, reported or without a mailbox on request. */
export const listCommand: AdminCommand = {
  usage: 'list [--hidden|--reported|--bounced]',
  read: ([option, ...rest]) => {
    if (rest.length > 0) return undefined;
    if (option === undefined) return listOf('all');
    const filter = accountFilters.find((known) => known !== 'all' && option === `--${known}`);
    return filter && listOf(filter);
  },
};
