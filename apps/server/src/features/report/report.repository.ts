import type { ReportedPage, ReportTopic } from '@thirteen/domain/report/report-rules.ts';
import { emptyTop13 } from '@thirteen/domain/top13/top13.ts';
import type { Db, Tx } from '#platform/db/tables.ts';
import { findUserByName } from '#platform/db/users.ts';

/** A fan with a public page, the username as the fan spells it. */
export type ShownFan = { readonly userId: string; readonly username: string };

/** The fan whose page of a kind everyone may see, by the username in any case. */
export async function findShownFan(
  db: Db,
  { page, username }: { readonly page: ReportedPage; readonly username: string },
): Promise<ShownFan | undefined> {
  const user = await findUserByName(db, username);
  if (!user) return undefined;
  const row = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('verified_set_lists', 'verified_set_lists.user_id', 'users.id')
    .leftJoin('lists as top13', (join) =>
      join.onRef('top13.user_id', '=', 'users.id').on('top13.list', '=', 'top13'),
    )
    .select(['users.id as userId', 'users.username', 'users.hidden_at', 'profiles.shareable'])
    .select(['profiles.named_top13', 'top13.items', 'verified_set_lists.user_id as verified'])
    .where('users.id', '=', user.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const hasSongs = row.items !== null && row.items !== JSON.stringify(emptyTop13);
  const isShown: Readonly<Record<ReportedPage, boolean>> = {
    profile: row.shareable === 1,
    'set-list': row.verified !== null,
    'top-13': row.named_top13 === 1 && row.hidden_at === null && hasSongs,
  };
  return isShown[page] ? { userId: row.userId, username: row.username } : undefined;
}

/** Counts a report of a fan. `at` is ISO 8601 in UTC. */
export async function countReport(tx: Tx, userId: string, topic: ReportTopic, at: string): Promise<void> {
  await tx
    .insertInto('reports')
    .values({ user_id: userId, topic, count: 1, last_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'topic'])
        .doUpdateSet((eb) => ({ count: eb('reports.count', '+', 1), last_at: at })),
    )
    .execute();
}

/** Forgets the reports of a fan, once the operator has looked. */
export async function forgetReports(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('reports').where('user_id', '=', userId).execute();
}
