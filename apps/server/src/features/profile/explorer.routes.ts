import { listNewestProfiles, listPublicProfiles } from '@thirteen/contract/profile.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/db/tables.ts';
import { serve } from '#platform/http/serve.ts';
import { countPublicProfiles, EXPLORER_DEPTH, listNewestCards, searchCards } from './explorer.repository.ts';

const NEWEST_CARDS = 5000;
// All that a username may hold; a search for anything else finds nobody.
const PART_OF_NAME = /^[a-z0-9_.-]+$/;

/** The calls that find shareable profiles: a page at a time, by a part of the name, or the newest. */
export function serveExplorer(app: FastifyInstance, db: Db): void {
  serve(app, listPublicProfiles, async ({ query }) => {
    const { page, limit } = query;
    const isWithin = page * limit <= EXPLORER_DEPTH;
    const part = isWithin ? { offset: (page - 1) * limit, limit } : { offset: 0, limit: 0 };
    const search = query.search.toLowerCase();
    if (search === '') {
      const [cards, totalCount] = await Promise.all([listNewestCards(db, part), countPublicProfiles(db)]);
      return { users: [...cards], totalCount };
    }
    if (!PART_OF_NAME.test(search)) return { users: [], totalCount: 0 };
    const { cards, count } = await searchCards(db, search, part);
    return { users: [...cards], totalCount: count };
  });

  serve(app, listNewestProfiles, async () => [
    ...(await listNewestCards(db, { offset: 0, limit: NEWEST_CARDS })),
  ]);
}
