import { forgetReports } from '../../src/features/report/report.repository.ts';
import type { Tx } from '../../src/platform/db/tables.ts';
import type { SecurityEvent } from '../../src/platform/security-log.ts';
import type { FanUpdates } from '../../src/app/fan-updates.ts';
import { accountCommand, fanUpdatesOf, requireAccount, type AdminAction } from './admin-command.ts';

type Visibility = {
  /** Answers whether anything changed. */
  readonly change: (tx: Tx, userId: string, updates: FanUpdates) => Promise<boolean>;
  readonly event: SecurityEvent;
  readonly done: string;
  readonly unchanged: string;
};

/** Changes whether a fan is seen in public places. */
const visibilityOf =
  ({ change, event, done, unchanged }: Visibility) =>
  (username: string): AdminAction =>
  async (surroundings) => {
    const account = await requireAccount(surroundings, username);
    const updates = await fanUpdatesOf(surroundings);
    const isChanged = await surroundings.database.writeForUser(account.id, (tx) =>
      change(tx, account.id, updates),
    );
    if (!isChanged) return `${account.username} ${unchanged}`;
    surroundings.securityLog(event, { userId: account.id, what: 'operator' });
    return `${account.username} ${done}`;
  };

/** Takes a fan out of all public places; the fan keeps using the site, which says so. */
export const hideCommand = accountCommand(
  'hide',
  visibilityOf({
    change: (tx, userId, { setHidden }) => setHidden(tx, userId, true),
    event: 'fan-hidden',
    done: 'is hidden: gone from all public places.',
    unchanged: 'is hidden already.',
  }),
);

/** Brings a fan back, and forgets the reports, which have been looked at then. */
export const showCommand = accountCommand(
  'show',
  visibilityOf({
    change: async (tx, userId, { setHidden }) => {
      await forgetReports(tx, userId);
      return setHidden(tx, userId, false);
    },
    event: 'fan-shown',
    done: 'is back in all public places.',
    unchanged: 'is not hidden; reports, if there were any, are forgotten.',
  }),
);
