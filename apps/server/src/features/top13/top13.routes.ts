import {
  clearTop13Slot,
  fillTop13Slot,
  getTop13,
  readTop13Link,
  reorderTop13,
} from '@thirteen/contract/top13.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { MediaHost } from '@thirteen/domain/catalogue/media.ts';
import { ok, type Result } from '@thirteen/domain/result.ts';
import { checkTop13, clearSlot, emptyTop13, fillSlot, type Top13 } from '@thirteen/domain/top13/top13.ts';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '#platform/http/problem.ts';
import type { IfMatch } from '#platform/http/entity-tags.ts';
import { serve } from '#platform/http/serve.ts';
import type { ListParts, ListProblem } from '#platform/saving/change-list.ts';
import { songsOfTop13Code, createTop13Reply, toTop13Entries } from './top13.replies.ts';
import { findList, type StoredList } from '#platform/saving/lists.repository.ts';
import type { Db } from '#platform/db/tables.ts';

// Browsers ask again after a minute, as they do for the catalogue, and get a 304 while nothing changed.
const MAX_AGE_SECONDS = 60;

type Top13Parts = ListParts & {
  readonly catalogue: { current(): Catalogue; refresh(): Promise<Catalogue>; revision(): number };
  readonly media: MediaHost;
};

/** The Top 13 calls. Each answers the whole list, with its revision. */
export function serveTop13(app: FastifyInstance, parts: Top13Parts): void {
  const { database, catalogue, media } = parts;
  const replyOf = createTop13Reply(media);
  const toReply = (top13: Top13) => replyOf(top13, catalogue.current());
  const change = (userId: string, ifMatch: IfMatch, rule: (top13: Top13) => Result<Top13, ListProblem>) =>
    parts.saveList<Top13>({
      userId,
      list: 'top13',
      ifMatch,
      empty: emptyTop13,
      rule: (stored) => rule(stored ?? emptyTop13),
    });
  const knowing = async (ids: readonly string[]): Promise<Catalogue> => {
    const known = catalogue.current();
    return ids.every((id) => known.songsById.has(id)) ? known : catalogue.refresh();
  };

  serve(app, getTop13, async ({ user, reply }) => {
    const { items, revision } = await readTop13(database.read, user.id);
    reply.revision(revision);
    return toReply(items);
  });

  serve(app, fillTop13Slot, async ({ body, user, ifMatch, reply }) => {
    const { songsById } = await knowing([body.songId]);
    const song = songsById.get(body.songId);
    if (!song) throw new HttpProblem('song-not-found', { field: 'songId' });

    const saved = await change(user.id, ifMatch, (top13) => fillSlot(top13, body.slot, song, songsById));
    reply.revision(saved.revision);
    return toReply(saved.items);
  });

  serve(app, reorderTop13, async ({ body, user, ifMatch, reply }) => {
    const ids = body.slots.filter((id) => id !== null);
    const { songsById } = await knowing(ids);
    const unknown = ids.filter((id) => !songsById.has(id));
    if (unknown.length > 0) {
      const message = `Unknown songs: ${unknown.join(', ')}`;
      throw new HttpProblem('unknown-songs', { field: 'slots', message, details: unknown });
    }

    const saved = await change(user.id, ifMatch, () => checkTop13(body.slots, songsById));
    reply.revision(saved.revision);
    return toReply(saved.items);
  });

  serve(app, clearTop13Slot, async ({ params, user, ifMatch, reply }) => {
    const saved = await change(user.id, ifMatch, (top13) => ok(clearSlot(top13, params.slot)));
    reply.revision(saved.revision);
    return toReply(saved.items);
  });
  serve(app, readTop13Link, ({ params: { code }, reply }) => {
    const songs = songsOfTop13Code(code, catalogue.current());
    if (!songs) throw new HttpProblem('not-found', { field: 'code', message: 'No Top 13 has this code' });
    reply.publicEtag(`"c${catalogue.revision()}"`, MAX_AGE_SECONDS);
    return { code, songs: toTop13Entries(songs, catalogue.current(), media) };
  });
}

/** A fan's Top 13; empty, with revision 0, when none was ever saved. */
async function readTop13(db: Db, userId: string): Promise<StoredList<Top13>> {
  const stored = await findList(db, { userId, list: 'top13' }, parseSlots);
  return stored ?? { items: emptyTop13, revision: 0 };
}

// Only the Top 13's own calls write these rows.
function parseSlots(json: string): Top13 {
  return JSON.parse(json) as Top13;
}
