import {
  clearTop13Slot,
  fillTop13Slot,
  getTop13,
  reorderTop13,
  type Top13Entry,
} from '@thirteen/contract/top13.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { coverUrl, previewUrl, type MediaHost } from '@thirteen/domain/catalogue/media.ts';
import { ok } from '@thirteen/domain/result.ts';
import { checkTop13, clearSlot, fillSlot, type Top13 } from '@thirteen/domain/top13/top13.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { serve } from '#platform/http/serve.ts';
import { readTop13 } from './top13.repository.ts';
import { changeTop13 } from './top13.service.ts';

type Top13Parts = {
  readonly database: Database;
  readonly catalogue: { current(): Catalogue; refresh(): Promise<Catalogue> };
  readonly media: MediaHost;
  readonly now: () => number;
};

/** The Top 13 calls. Each answers the whole list, with its revision. */
export function serveTop13(app: FastifyInstance, parts: Top13Parts): void {
  const { database, catalogue, media, now } = parts;
  const toReply = (top13: Top13) => toTop13Entries(top13, catalogue.current(), media);
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

    const saved = await changeTop13(database, { userId: user.id, ifMatch, now }, (top13) =>
      fillSlot(top13, body.slot, song, songsById),
    );
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

    const saved = await changeTop13(database, { userId: user.id, ifMatch, now }, () =>
      checkTop13(body.slots, songsById),
    );
    reply.revision(saved.revision);
    return toReply(saved.items);
  });

  serve(app, clearTop13Slot, async ({ params, user, ifMatch, reply }) => {
    const saved = await changeTop13(database, { userId: user.id, ifMatch, now }, (top13) =>
      ok(clearSlot(top13, params.slot)),
    );
    reply.revision(saved.revision);
    return toReply(saved.items);
  });
}

/** The taken slots in order, with what the catalogue knows of each song. A song that left the catalogue is left out. */
function toTop13Entries(top13: Top13, catalogue: Catalogue, media: MediaHost): Top13Entry[] {
  return top13.flatMap((id, index) => {
    const song = id === null ? undefined : catalogue.songsById.get(id);
    const album = song && catalogue.albumsByKey.get(song.albumKey);
    if (!song || !album) return [];
    const cover = coverUrl(media, album);
    return {
      slot: index + 1,
      songId: song.id,
      songTitle: song.title,
      albumName: album.title,
      albumCover: cover,
      albumImage: cover,
      audioSource: previewUrl(media, song),
    };
  });
}
