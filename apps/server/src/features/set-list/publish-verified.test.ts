import { exampleShow } from '@thirteen/catalogue/author.ts';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { tourData } from '@thirteen/catalogue/tour-data.ts';
import { buildCatalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { publicationOf } from '@thirteen/domain/set-list/published-set-list.ts';
import { expect, test } from 'vitest';
import { withOldDatabase } from '../../testing/databases/old-database.ts';
import { findPublishedSetList, findSetList } from './set-list.repository.ts';

const AT = '2026-01-13T13:00:00.000Z';
const { entries } = exampleShow(tourData, buildCatalogue(catalogueAlbums));

test('what was verified in the release before is published, and drafts stay drafts', async () => {
  const fans = ['verified', 'draft'] as const;
  await withOldDatabase(
    '0017-second-factors',
    async (old) => {
      for (const name of fans) {
        const user = { id: name, username: name, username_key: name, email: name, email_key: name };
        await old
          .insertInto('users')
          .values({ ...user, created_at: AT })
          .execute();
        const items = JSON.stringify({ entries, verified: name === 'verified' });
        const list = { user_id: name, list: 'setList', items, revision: 7 };
        await old
          .insertInto('lists')
          .values({ ...list, updated_at: '2026-02-02T02:00:00.000Z' })
          .execute();
      }
      await old
        .insertInto('verified_set_lists')
        .values({ user_id: 'verified', changed_at: AT, guitar: 'one', piano: 'two' })
        .execute();
    },
    async ({ read }) => {
      const [verified, draft] = await Promise.all(fans.map((name) => findSetList(read, name)));
      expect(verified).toMatchObject({ items: { entries, published: { at: AT, entries } }, revision: 7 });
      expect(verified && publicationOf(verified.items)).toBe('current');
      expect(draft).toMatchObject({ items: { entries, published: null }, revision: 7 });
      expect(await findPublishedSetList(read, 'verified')).toEqual({ at: AT, entries });
      expect(await findPublishedSetList(read, 'draft')).toBeUndefined();
    },
  );
});
