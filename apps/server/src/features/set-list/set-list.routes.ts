import {
  getPublicSetList,
  getSetList,
  getSetListOf,
  hasCompletedSetList,
  listSurpriseSongs,
  saveSetList,
  SET_LIST_PUBLISHED_AT_HEADER,
  SET_LIST_PUBLISHED_HEADER,
  type EraEntry,
} from '@thirteen/contract/set-list.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { MediaHost } from '@thirteen/domain/catalogue/media.ts';
import { ok } from '@thirteen/domain/result.ts';
import {
  publicationOf,
  withSaved,
  type StoredSetList,
  type Publishing,
} from '@thirteen/domain/set-list/published-set-list.ts';
import { verifySetList } from '@thirteen/domain/set-list/set-list-rules.ts';
import { emptySetList, titleOfSetSong, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import type { FastifyInstance } from 'fastify';
import { isHidden } from '#platform/db/users.ts';
import type { Tx } from '#platform/db/tables.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { IfMatch } from '#platform/http/entity-tags.ts';
import { serve, type ReplyParts } from '#platform/http/serve.ts';
import { serveCached } from '#platform/http/serve-cached.ts';
import type { ListChanged, ListParts } from '#platform/saving/change-list.ts';
import { parseSetList } from './parse-set-list.ts';
import { toDetail } from './set-list.words.ts';
import { toEraEntries } from './set-list.replies.ts';
import {
  findSetList,
  findPublishedSetList,
  hasPublishedSetList,
  listSurprisePicks,
  notePublished,
  parseSetListText,
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
  const toReply = (setList: SetListDraft) => toEraEntries(setList, catalogue.current(), media);

  serve(app, getSetList, async ({ user, reply }) => {
    const stored = await findSetList(database.read, user.id);
    reply.revision(stored?.revision ?? 0);
    tellPublication(reply, stored?.items);
    return stored ? toReply(stored.items) : [];
  });

  serve(app, saveSetList, async ({ body, user, ifMatch, reply }) => {
    const known = await catalogue.refresh();
    const sent = parseSetList(body.erasTourSetList, known);
    const at = new Date(parts.now()).toISOString();
    const saved = await parts.saveList<StoredSetList>({
      userId: user.id,
      list: 'setList',
      ifMatch,
      empty: { ...emptySetList(known), published: null },
      rule: (stored) => (sent.ok ? ok(withSaved(stored, sent.value, toPublishing(body, ifMatch), at)) : sent),
    });
    const verified = body.verify === true ? verifySetList(saved.items) : undefined;
    if (verified && !verified.ok) {
      const details = verified.problem.map((problem) => toDetail(problem, known));
      throw new HttpProblem('set-list-breaks-rules', { details, revision: saved.revision });
    }
    reply.revision(saved.revision);
    tellPublication(reply, saved.items);
    return toReply(saved.items);
  });

  const readPublic = async (username: string, reply: ReplyParts): Promise<EraEntry[]> => {
    const setList = await findPublishedSetList(database.read, username);
    if (!setList) throw new HttpProblem('not-found');
    return reply.fresh(toReply(setList));
  };
  serve(app, getSetListOf, ({ params, reply }) => readPublic(params.username, reply));
  serve(app, getPublicSetList, ({ params, reply }) => readPublic(params.username, reply));

  serve(app, hasCompletedSetList, async ({ params, reply }) =>
    reply.fresh({ hasCompletedSetlist: await hasPublishedSetList(database.read, params.username) }),
  );

  const readPicks = async () =>
    (await listSurprisePicks(database.read, { without: authorId })).map(({ username, guitar, piano }) => ({
      username,
      guitar: titleOf(guitar),
      piano: titleOf(piano),
    }));
  serveCached(app, listSurpriseSongs, { now: parts.now, read: readPicks });
}

/**
 * What a save does to the published version. A client written against the specification knows no `verify`: the list
 * itself tells. Earlier releases of the web app sent none with each edit either, but always `If-Match`: in a tab that
 * still runs one, editing must not take a show away from friends.
 */
function toPublishing(
  { verify, withdraw = false }: { readonly verify?: boolean; readonly withdraw?: boolean },
  ifMatch: IfMatch,
): Publishing {
  const follows = verify === undefined && ifMatch === undefined;
  return { mode: verify === true ? 'publish' : follows ? 'follow' : 'keep', withdraws: withdraw };
}

function tellPublication(reply: ReplyParts, setList: StoredSetList | undefined): void {
  reply.header(SET_LIST_PUBLISHED_HEADER, setList ? publicationOf(setList) : 'none');
  if (setList?.published) reply.header(SET_LIST_PUBLISHED_AT_HEADER, setList.published.at);
}

/** Updates the note of who has a published set list with each change of one. */
export const updatePublished: ListChanged = async (tx, { userId, before, after }) => {
  const { published } = parseSetListText(after);
  const was = before === undefined ? null : parseSetListText(before).published;
  if (JSON.stringify(published) !== JSON.stringify(was))
    await notePublished(tx, userId, (await isHidden(tx, userId)) ? null : published);
};

/** Takes a fan's set list from everyone, or brings it back, once it was noted whether the fan is hidden. */
export async function updateHiddenSetList(tx: Tx, userId: string): Promise<void> {
  const isShown = !(await isHidden(tx, userId));
  const stored = isShown ? await findSetList(tx, userId) : undefined;
  await notePublished(tx, userId, stored?.items.published ?? null);
}
