import {
  deleteHistory,
  deleteHistoryDay,
  getHistory,
  getListHistory,
  saveHistoryKept,
  type HistoryOverview,
  type ListHistory,
} from '@thirteen/contract/history.ts';
import { SINGLES_KEY, SINGLES_RANKING, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import {
  dayNumberOf,
  dayNumberOfIso,
  inSequence,
  isoOfDay,
  stateOn,
} from '@thirteen/domain/history/kept-days.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { serve } from '#platform/http/serve.ts';
import type { ListName } from '#platform/saving/lists.repository.ts';
import {
  countStates,
  deleteAllStates,
  deleteStates,
  isKept,
  listStates,
  saveKept,
} from './history.repository.ts';
import { toListHistory } from './history.replies.ts';
import { readStates } from './history.service.ts';

type HistoryParts = {
  readonly database: Database;
  readonly now: () => number;
  readonly catalogue: { refresh(): Promise<Catalogue> };
};

/** The calls of a fan's lists through time. They are the fan's own alone. */
export function serveHistory(app: FastifyInstance, { database, now, catalogue }: HistoryParts): void {
  const read = database.read;
  const overviewOf = async (userId: string): Promise<HistoryOverview> => ({
    kept: await isKept(read, userId),
    lists: (await countStates(read, userId)).map(({ list, states, since }) => ({
      list: toApiName(list),
      states,
      since: isoOfDay(since),
    })),
  });
  const listHistoryOf = async (userId: string, list: ListName, known: Catalogue): Promise<ListHistory> => ({
    kept: await isKept(read, userId),
    today: isoOfDay(dayNumberOf(now())),
    ...toListHistory(list, await readStates(read, { userId, list, now: now() }, known), known),
  });

  serve(app, getHistory, ({ user }) => overviewOf(user.id));

  serve(app, getListHistory, async ({ params, user }) => {
    const known = await catalogue.refresh();
    return listHistoryOf(user.id, requireList(params.list, known), known);
  });

  serve(app, saveHistoryKept, async ({ body, user }) => {
    const at = new Date(now()).toISOString();
    await database.writeForUser(user.id, (tx) => saveKept(tx, user.id, { kept: body.enabled, at }));
    return overviewOf(user.id);
  });

  serve(app, deleteHistory, async ({ user }) => {
    await database.writeForUser(user.id, (tx) => deleteAllStates(tx, user.id));
    return overviewOf(user.id);
  });

  serve(app, deleteHistoryDay, async ({ params, user }) => {
    const known = await catalogue.refresh();
    const list = requireList(params.list, known);
    const day = dayNumberOfIso(params.day);
    if (day === undefined) throw new HttpProblem('invalid', { field: 'day', message: 'day must be a date' });
    await database.writeForUser(user.id, async (tx) => {
      const kept = stateOn(inSequence(await listStates(tx, user.id, list)), day);
      if (!kept) throw new HttpProblem('not-found', { field: 'day', message: 'Nothing is kept of this day' });
      await deleteStates(tx, { userId: user.id, list, untils: [kept.until] });
    });
    return listHistoryOf(user.id, list, known);
  });
}

/** The stored name of a list that is kept through time. Throws HttpProblem `not-found`. */
function requireList(name: string, { albumsByKey }: Catalogue): ListName {
  if (name === 'top13' || name === 'allAlbums' || name === 'allSongs' || name === 'setList') return name;
  const key = name === SINGLES_RANKING ? SINGLES_KEY : name;
  if (name === SINGLES_KEY || !albumsByKey.has(key))
    throw new HttpProblem('not-found', { field: 'list', message: 'There is no such list' });
  return `album:${key}`;
}

/** What the API calls a stored list. */
function toApiName(list: ListName): string {
  const name = list.replace('album:', '');
  return name === SINGLES_KEY ? SINGLES_RANKING : name;
}
