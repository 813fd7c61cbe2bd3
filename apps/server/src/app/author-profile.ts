import { authorProfile, exampleShow } from '@thirteen/catalogue/author.ts';
import { tourData } from '@thirteen/catalogue/tour-data.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { rankableAlbums, completeOrder } from '@thirteen/domain/rankings/complete-order.ts';
import { ok } from '@thirteen/domain/result.ts';
import { withSaved } from '@thirteen/domain/set-list/published-set-list.ts';
import { changeProfileIn } from '#features/profile/profile.service.ts';
import type { Database } from '#platform/db/database.ts';
import type { ListName } from '#platform/saving/lists.repository.ts';
import type { Tx } from '#platform/db/tables.ts';
import { shareableChanged } from './fan-updates.ts';
import { createSaveList } from './save-list.ts';

type Parts = {
  readonly database: Database;
  readonly catalogue: { current(): Catalogue };
  readonly now: () => number;
};

/**
 * Gives the author's new account a full profile and a published set list, in the transaction that makes the account, so
 * that the links of a new site lead somewhere. These lists count in no statistic.
 */
export function fillAuthorProfile({ database, catalogue, now }: Parts) {
  return async (tx: Tx, userId: string): Promise<void> => {
    // The account is this transaction's own, so that nobody else can write for it.
    const inside: Database = { ...database, writeForUser: (_userId, work) => work(tx) };
    const saveList = createSaveList({ database: inside, now, catalogue, isCounted: () => false });
    const save = (list: ListName, items: unknown) =>
      saveList({ userId, list, ifMatch: undefined, rule: () => ok(items) });

    const { theme, image, answers, top13, albums } = authorProfile;
    const known = catalogue.current();
    const show = exampleShow(tourData, known);
    const albumKeys = rankableAlbums(known).map((album) => album.key);
    await changeProfileIn(tx, { now, shareableChanged }, userId, { theme, image, answers });
    await save('top13', top13);
    await save('allAlbums', completeOrder(albums, albumKeys));
    const at = new Date(now()).toISOString();
    await save('setList', withSaved(undefined, show, { mode: 'publish', withdraws: false }, at));
  };
}
