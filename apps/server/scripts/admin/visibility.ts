import { forgetReports } from '../../src/features/report/report.repository.ts';
import { fanUpdatesOf, requireAccount, type AdminCommand, type Order } from './order.ts';

/** Takes a fan out of all public places; the fan keeps using the site, which says so. */
const hideFan =
  (username: string): Order =>
  async (surroundings) => {
    const { database, securityLog } = surroundings;
    const [account, { setHidden }] = [
      await requireAccount(surroundings, username),
      await fanUpdatesOf(surroundings),
    ];
    const isChanged = await database.writeForUser(account.id, (tx) => setHidden(tx, account.id, true));
    if (!isChanged) return `${account.username} is hidden already.`;
    securityLog('fan-hidden', { userId: account.id, what: 'operator' });
    return `${account.username} is hidden: gone from all public places.`;
  };

/** Brings a fan back, and forgets the reports, which have been looked at then. */
const showFan =
  (username: string): Order =>
  async (surroundings) => {
    const { database, securityLog } = surroundings;
    const [account, { setHidden }] = [
      await requireAccount(surroundings, username),
      await fanUpdatesOf(surroundings),
    ];
    const isChanged = await database.writeForUser(account.id, async (tx) => {
      await forgetReports(tx, account.id);
      return setHidden(tx, account.id, false);
    });
    if (!isChanged) return `${account.username} is not hidden; reports, if there were any, are forgotten.`;
    securityLog('fan-shown', { userId: account.id, what: 'operator' });
    return `${account.username} is back in all public places.`;
  };

const commandOf = (verb: string, order: (username: string) => Order): AdminCommand => ({
  usage: `${verb} <username>`,
  read: ([username, ...rest]) => (username && rest.length === 0 ? order(username) : undefined),
});

export const hide = commandOf('hide', hideFan);
export const show = commandOf('show', showFan);
