import { listNewestProfiles, listPublicProfiles, type ProfileCard } from '@thirteen/contract/explorer.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { EXPLORER_DEPTH } from '@thirteen/domain/profile/name-ends.ts';
import { themeFinder } from '@thirteen/domain/profile/profile-choices.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import {
  countPublicProfiles,
  filterCards,
  listNewestCards,
  searchCards,
  type Card,
} from './explorer.repository.ts';

const NEWEST_CARDS = 5000;
// All that a username may hold; a search for anything else finds nobody.
const PART_OF_NAME = /^[a-z0-9_.-]+$/;

type ExplorerParts = { readonly database: Database; readonly catalogue: { current(): Catalogue } };

/** The calls that find shareable profiles: a page at a time, by a part of the name, or the newest. */
export function serveExplorer(app: FastifyInstance, { database, catalogue }: ExplorerParts): void {
  const db = database.read;
  const toCards = (cards: readonly Card[]): ProfileCard[] => {
    const themeOf = themeFinder(catalogue.current());
    return cards.map((card) => {
      const { name, era } = themeOf(card.theme);
      return { ...card, theme: name, era };
    });
  };
  serve(app, listPublicProfiles, async ({ query }) => {
    const { page, limit } = query;
    const isWithin = page * limit <= EXPLORER_DEPTH;
    const part = isWithin ? { offset: (page - 1) * limit, limit } : { offset: 0, limit: 0 };
    const search = query.search.toLowerCase();
    const { theme, song } = query;
    if (search === '' && (theme !== '' || song !== '')) {
      const { cards, count } = await filterCards(db, { theme, song }, part);
      return { users: toCards(cards), totalCount: count };
    }
    if (search === '') {
      const [cards, totalCount] = await Promise.all([listNewestCards(db, part), countPublicProfiles(db)]);
      return { users: toCards(cards), totalCount };
    }
    if (!PART_OF_NAME.test(search)) return { users: [], totalCount: 0 };
    const { cards, count } = await searchCards(db, search, part);
    return { users: toCards(cards), totalCount: count };
  });

  serve(app, listNewestProfiles, async () =>
    toCards(await listNewestCards(db, { offset: 0, limit: NEWEST_CARDS })),
  );
}
