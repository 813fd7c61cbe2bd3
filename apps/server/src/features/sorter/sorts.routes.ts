import {
  appendAnswers,
  deleteSort,
  getSort,
  getSorterResults,
  listSorts,
  saveSort,
} from '@thirteen/contract/sorter.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { fail } from '@thirteen/domain/result.ts';
import { checkStoredPlan } from '@thirteen/domain/sorter/stored-sort.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import type { Limits, LimitRule } from '#platform/http/limits.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { serve } from '#platform/http/serve.ts';
import { isBegunUnconfirmed } from './sorts.repository.ts';
import {
  changeSort,
  deleteSortOf,
  listSortsOf,
  sumUpSorts,
  readSort,
  toStoredSort,
  toSummary,
  withAnswers,
} from './sorts.service.ts';

const HOUR = 60 * 60;

/** How often sorts may be begun, before `LIMITS_FACTOR`. */
const sortsLimits = {
  /** By accounts whose e-mail address nobody confirmed, of which anybody can have many: at most 4 MB an hour. */
  unconfirmedPerAddress: { name: 'sort-address', points: 60, seconds: HOUR },
} as const satisfies Record<string, LimitRule>;

type SorterParts = {
  readonly database: Database;
  readonly now: () => number;
  readonly limits: Pick<Limits, 'take'>;
  readonly catalogue: { refresh(): Promise<Catalogue> };
};

/** The calls of sorts under way. A tap sends one answer; the sort itself is worked out by the client. */
export function serveSorter(app: FastifyInstance, parts: SorterParts): void {
  const { database, catalogue, limits } = parts;

  serve(app, listSorts, ({ user }) => listSortsOf(database.read, user.id));

  serve(app, getSorterResults, async ({ user }) => {
    const { songsById } = await catalogue.refresh();
    return sumUpSorts(database.read, user.id, (id) => songsById.has(id));
  });

  serve(app, getSort, async ({ params: { id }, user, reply }) => {
    const found = await readSort(database.read, { userId: user.id, id });
    reply.revision(found.revision);
    return toStoredSort(id, found);
  });

  serve(app, saveSort, async ({ params: { id }, body, user, address, ifMatch, reply }) => {
    const { goal, plan, answers, left } = body;
    const checked = checkStoredPlan(plan, unknownOf(await catalogue.refresh()));
    const sent = checked.ok
      ? withAnswers({ goal, plan, answers: [], left }, { from: 0, answers, left })
      : fail({ code: 'invalid' as const, ...checked.problem });
    if (sent.ok && (await isBegunUnconfirmed(database.read, { userId: user.id, id })))
      await limits.take({ rule: sortsLimits.unconfirmedPerAddress, address });
    const saved = await changeSort(parts, { userId: user.id, id, ifMatch, rule: () => sent });
    reply.revision(saved.revision);
    return toStoredSort(id, saved);
  });

  serve(app, appendAnswers, async ({ params: { id }, body, user, ifMatch, reply }) => {
    const saved = await changeSort(parts, {
      userId: user.id,
      id,
      ifMatch,
      rule: (stored) => {
        if (!stored) throw new HttpProblem('not-found');
        return withAnswers(stored, body);
      },
    });
    reply.revision(saved.revision);
    return toSummary(id, saved);
  });

  serve(app, deleteSort, async ({ params: { id }, user, ifMatch }) => {
    await deleteSortOf(parts, { userId: user.id, id, ifMatch });
    return { message: 'The sort is deleted.' };
  });
}

/** Tells which items are neither all songs nor all albums: those that are fewer. */
function unknownOf({ songsById, albumsByKey }: Catalogue) {
  return (items: readonly string[]): readonly string[] => {
    const notSongs = items.filter((id) => !songsById.has(id));
    const notAlbums = items.filter((id) => !albumsByKey.has(id));
    return notAlbums.length < notSongs.length ? notAlbums : notSongs;
  };
}
