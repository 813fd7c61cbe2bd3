import {
  getPublicSetList,
  getSetList,
  getSetListOf,
  hasCompletedSetList,
  listSurpriseSongs,
  saveSetList,
  type EraEntry,
} from '@thirteen/contract/set-list.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { MediaHost } from '@thirteen/domain/catalogue/media.ts';
import { ok } from '@thirteen/domain/result.ts';
import { verifySetList } from '@thirteen/domain/set-list/set-list-rules.ts';
import { emptySetList, titleOfSetSong } from '@thirteen/domain/set-list/set-list.ts';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '#platform/http/problem.ts';
import { serve } from '#platform/http/serve.ts';
import { serveShared } from '#platform/http/serve-shared.ts';
import { changeList, type ListChanged, type ListParts } from '#platform/lists/change-list.ts';
import { parseSetList } from './parse-set-list.ts';
import { toDetail } from './set-list-words.ts';
import { toEraEntries } from './set-list.replies.ts';
import {
  findSetList,
  findVerifiedSetList,
  hasVerifiedSetList,
  isSameShow,
  listSurprisePicks,
  noteVerified,
  parseSetListText,
  type StoredSetList,
} from './set-list.repository.ts';

type SetListParts = ListParts & {
  readonly catalogue: { current(): Catalogue; refresh(): Promise<Catalogue> };
  readonly media: MediaHost;
  /** Whose set list is an example, and no pick of a fan's. */
  readonly authorId: string | undefined;
};

/** The set list calls: the fan's own, the public ones, and the surprise songs that were picked. */
export function serveSetList(app: FastifyInstance, parts: SetListParts): void {
  const { database, catalogue, media, authorId } = parts;
  const titleOf = (song: string) =>
    titleOfSetSong(song, (id) => catalogue.current().songsById.get(id)?.title);
  const toReply = (setList: StoredSetList) => toEraEntries(setList, catalogue.current(), media);

  serve(app, getSetList, async ({ user, reply }) => {
    const stored = await findSetList(database.read, user.id);
    reply.revision(stored?.revision ?? 0);
    return stored ? toReply(stored.items) : [];
  });

  serve(app, saveSetList, async ({ body, user, ifMatch, reply }) => {
    const known = await catalogue.refresh();
    const sent = parseSetList(body.erasTourSetList, known);
    const broken = sent.ok && body.verify === true ? verifySetList(sent.value) : undefined;
    const saved = await changeList<StoredSetList>(parts, {
      userId: user.id,
      list: 'setList',
      ifMatch,
      empty: { ...emptySetList(known), verified: false },
      rule: (stored) => {
        if (!sent.ok) return sent;
        const keeps = stored !== undefined && isSameShow(stored, sent.value) && stored.verified;
        return ok({ entries: sent.value.entries, verified: keeps || broken?.ok === true });
      },
    });
    if (broken && !broken.ok) {
      const details = broken.problem.map((problem) => toDetail(problem, known));
      throw new HttpProblem('set-list-breaks-rules', { details, revision: saved.revision });
    }
    reply.revision(saved.revision);
    return toReply(saved.items);
  });

  const readPublic = async (username: string): Promise<EraEntry[]> => {
    const setList = await findVerifiedSetList(database.read, username);
    if (!setList) throw new HttpProblem('not-found');
    return toReply(setList);
  };
  serve(app, getSetListOf, ({ params }) => readPublic(params.username));
  serve(app, getPublicSetList, ({ params }) => readPublic(params.username));

  serve(app, hasCompletedSetList, async ({ params }) => ({
    hasCompletedSetlist: await hasVerifiedSetList(database.read, params.username),
  }));

  const readPicks = async () =>
    (await listSurprisePicks(database.read, { without: authorId })).map(({ username, guitar, piano }) => ({
      username,
      guitar: titleOf(guitar),
      piano: titleOf(piano),
    }));
  serveShared(app, listSurpriseSongs, { now: parts.now, read: readPicks });
}

/** Keeps the note of verified set lists true with each change of one. */
export function keepVerified(now: () => number): ListChanged {
  return async (tx, { userId, list, after }) => {
    if (list !== 'setList') return;
    await noteVerified(tx, userId, { setList: parseSetListText(after), at: new Date(now()).toISOString() });
  };
}
