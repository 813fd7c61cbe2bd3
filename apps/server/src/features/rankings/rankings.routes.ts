import {
  getAllSongsRanking,
  getRankings,
  getTopAlbums,
  getTrackRankings,
  listAllSongs,
  saveAlbumRanking,
  saveAllSongsRanking,
  saveRanking,
  saveTrackRankings,
} from '@thirteen/contract/rankings.ts';
import { SINGLES_KEY, SINGLES_RANKING, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { MediaHost } from '@thirteen/domain/catalogue/media.ts';
import { rankableAlbums, checkOrder, completeOrder } from '@thirteen/domain/rankings/complete-order.ts';
import { checkTrackGroups, completeTrackGroups } from '@thirteen/domain/rankings/track-groups.ts';
import { ok } from '@thirteen/domain/result.ts';
import type { FastifyInstance } from 'fastify';
import { listStoredLists, placedIn, toPlaced, type ListName } from '#platform/saving/lists.repository.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { IfMatch } from '#platform/http/entity-tags.ts';
import { serve } from '#platform/http/serve.ts';
import type { ListParts } from '#platform/saving/change-list.ts';
import { createRankingReplies, toListProblem, toTold, toTopAlbums } from './rankings.replies.ts';
import { findOrder, findTrackGroups } from './rankings.repository.ts';

type RankingsParts = ListParts & {
  readonly catalogue: { current(): Catalogue; refresh(): Promise<Catalogue> };
  readonly media: MediaHost;
};

/** One entry that was sent: what it ranks, and whether the fan placed it, which holds where nothing is said. */
type Sent = { readonly id: string; readonly placed: boolean | undefined };

type Order = {
  readonly userId: string;
  readonly list: ListName;
  readonly ifMatch: IfMatch;
  readonly order: readonly Sent[];
  /** What the order is made of, in the catalogue's order. */
  readonly all: readonly string[];
  readonly field: string;
};

/** The ranking calls, but those of the set list. Each list is saved whole; what is left out goes last. */
export function serveRankings(app: FastifyInstance, parts: RankingsParts): void {
  const { database, catalogue, media } = parts;
  const replies = createRankingReplies(catalogue, media);
  const saveOrder = ({ order: sent, all, field, ...change }: Order) => {
    const order = sent.map(({ id }) => id);
    return parts.saveList<readonly string[]>({
      ...change,
      placedOf: (completed) => toPlaced(completed, ownOf(sent)),
      rule: () => {
        const checked = checkOrder(order, new Set(all));
        return checked.ok ? ok(completeOrder(order, all)) : toListProblem(checked.problem, field);
      },
    });
  };

  serve(app, getRankings, async ({ user }) =>
    replies.rankings(await listStoredLists(database.read, user.id)),
  );

  serve(app, saveRanking, async ({ params, body, user, ifMatch, reply }) => {
    const key = params.id === SINGLES_RANKING ? SINGLES_KEY : params.id;
    const album = params.id === SINGLES_KEY ? undefined : (await catalogue.refresh()).albumsByKey.get(key);
    if (!album) throw new HttpProblem('not-found');
    const saved = await saveOrder({
      userId: user.id,
      list: `album:${key}`,
      ifMatch,
      order: body.rankings.map(toSent),
      all: album.songs.map((song) => song.id),
      field: 'rankings',
    });
    reply.revision(saved.revision);
    return replies.rankings(await listStoredLists(database.read, user.id));
  });

  serve(app, saveAlbumRanking, async ({ body, user, ifMatch, reply }) => {
    const known = await catalogue.refresh();
    const keysByTitle = new Map(rankableAlbums(known).map((album) => [album.title, album.key]));
    const saved = await saveOrder({
      userId: user.id,
      list: 'allAlbums',
      ifMatch,
      order: body.rankings.map(({ albumName, placed }) => ({
        id: keysByTitle.get(albumName) ?? albumName,
        placed,
      })),
      all: albumKeys(known),
      field: 'rankings',
    });
    reply.revision(saved.revision);
    return replies.albumEntries(toTold(saved, albumKeys(known)));
  });

  serve(app, getTopAlbums, async ({ user }) => {
    const stored = await findOrder(database.read, user.id, 'allAlbums');
    return toTopAlbums(stored?.items, catalogue.current(), media);
  });

  serve(app, listAllSongs, () => replies.allSongs());

  serve(app, getAllSongsRanking, async ({ user, reply }) => {
    const stored = await findOrder(database.read, user.id, 'allSongs');
    reply.revision(stored?.revision ?? 0);
    return stored ? replies.allSongsRanking(toTold(stored, songIds(catalogue.current()))) : [];
  });

  serve(app, saveAllSongsRanking, async ({ body, user, ifMatch, reply }) => {
    const saved = await saveOrder({
      userId: user.id,
      list: 'allSongs',
      ifMatch,
      order: body.ranking.map(toSent),
      all: songIds(await catalogue.refresh()),
      field: 'ranking',
    });
    reply.revision(saved.revision);
    return replies.allSongsRanking(toTold(saved, saved.items));
  });

  serve(app, getTrackRankings, async ({ user, reply }) => {
    const stored = await findTrackGroups(database.read, user.id);
    reply.revision(stored?.revision ?? 0);
    if (!stored) return [];
    const own = placedIn(stored.items.flat(), stored.placed);
    return replies.trackGroups(completeTrackGroups(stored.items, catalogue.current()), own);
  });

  serve(app, saveTrackRankings, async ({ body, user, ifMatch, reply }) => {
    const known = await catalogue.refresh();
    const groups = body.trackRankings.map((group) => group.map((entry) => entry.songId));
    const saved = await parts.saveList({
      userId: user.id,
      list: 'trackRankings',
      ifMatch,
      placedOf: (completed) => toPlaced(completed.flat(), ownOf(body.trackRankings.flat().map(toSent))),
      rule: () => {
        const checked = checkTrackGroups(groups, known);
        if (checked.ok) return ok(completeTrackGroups(groups, known));
        return toListProblem(checked.problem, 'trackRankings', ` (track ${checked.problem.trackNumber})`);
      },
    });
    reply.revision(saved.revision);
    return replies.trackGroups(saved.items, placedIn(saved.items.flat(), saved.placed));
  });
}

function toSent({ songId, placed }: { songId: string; placed?: boolean }): Sent {
  return { id: songId, placed };
}

function ownOf(sent: readonly Sent[]): ReadonlySet<string> {
  return new Set(sent.filter(({ placed }) => placed !== false).map(({ id }) => id));
}

function albumKeys(known: Catalogue): readonly string[] {
  return rankableAlbums(known).map((album) => album.key);
}

function songIds(known: Catalogue): readonly string[] {
  return known.songs.map((song) => song.id);
}
