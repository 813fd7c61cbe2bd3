import type { Db } from '#platform/db/tables.ts';

/** Which accounts the operator wants to see. */
export const accountFilters = ['all', 'hidden', 'reported', 'bounced'] as const;
export type AccountFilter = (typeof accountFilters)[number];

/** An account as the operator sees it in a list. Times are ISO 8601 in UTC. */
export type ListedAccount = {
  readonly username: string;
  readonly createdAt: string;
  readonly hiddenAt: string | null;
  readonly bouncedAt: string | null;
  /** How often its pages were reported since the operator looked. */
  readonly reports: number;
};

/** Accounts by a filter, the newest first, those with reports by their number. Reads all of them where they are many. */
export async function listAccounts(
  db: Db,
  { filter, limit }: { readonly filter: AccountFilter; readonly limit: number },
): Promise<readonly ListedAccount[]> {
  const rows = await accountsOf(db, filter)
    .select(['users.username', 'users.created_at as createdAt', 'users.hidden_at as hiddenAt'])
    .select(['bounced_addresses.bounced_at as bouncedAt', 'reported.reports'])
    .$if(filter === 'reported', (accounts) => accounts.orderBy('reported.reports', 'desc'))
    .orderBy('users.created_at', 'desc')
    .orderBy('users.username_key')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, reports: Number(row.reports ?? 0) }));
}

/** How many accounts a filter finds. */
export async function countAccounts(db: Db, filter: AccountFilter): Promise<number> {
  const { count } = await accountsOf(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function accountsOf(db: Db, filter: AccountFilter) {
  const accounts = db
    .selectFrom('users')
    .leftJoin('bounced_addresses', 'bounced_addresses.email_key', 'users.email_key')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('reports')
          .select(['user_id', ({ fn }) => fn.sum<number>('count').as('reports')])
          .groupBy('user_id')
          .as('reported'),
      (join) => join.onRef('reported.user_id', '=', 'users.id'),
    );
  if (filter === 'hidden') return accounts.where('users.hidden_at', 'is not', null);
  if (filter === 'bounced') return accounts.where('bounced_addresses.bounced_at', 'is not', null);
  if (filter === 'reported') return accounts.where('reported.reports', 'is not', null);
  return accounts;
}
