import {
  listKnownSongs,
  listLovedSongs,
  getWeeklyChanges,
  listAllFavoriteSongs,
  listLogins,
  listPopularTourSongs,
  listSongsPlaced,
  listTopFavoriteSongs,
} from '@thirteen/contract/statistics.ts';
import { getAlbumPopularity } from '@thirteen/contract/rankings.ts';
import { ARTIST_USERNAME_KEY } from '@thirteen/domain/account/reserved-usernames.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { coverUrl, type MediaHost } from '@thirteen/domain/catalogue/media.ts';
import { rankableAlbums } from '@thirteen/domain/rankings/complete-order.ts';
import { rankByPoints } from '@thirteen/domain/rankings/borda.ts';
import { orderFavorites } from '@thirteen/domain/statistics/favorite-order.ts';
import type { FastifyInstance } from 'fastify';
import type { Background } from '#platform/background.ts';
import { readCounters } from '#platform/db/counters.ts';
import type { Database } from '#platform/db/database.ts';
import { serveCached } from '#platform/http/serve-cached.ts';
import { readKnownSongs, readLovedSongs, readWeeklyChanges } from './statistics.replies.ts';
import { statisticNames } from './contributions.ts';
import { keepToday } from './statistics.service.ts';
import { listTopLogins, listFansByPlaced } from './statistics.repository.ts';

type StatisticsParts = {
  readonly database: Database;
  readonly catalogue: { current(): Catalogue };
  readonly media: MediaHost;
  /** The account whose lists are an example. */
  readonly authorId: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly background: Pick<Background, 'atStart' | 'repeat'>;
};

const TOP_SONGS = 10;
const TOP_FANS = 10;

/** What all fans love, read from sums that were kept with each write. */
export function serveStatistics(
  app: FastifyInstance,
  { database, catalogue, media, authorId, now, background }: StatisticsParts,
): void {
  const db = database.read;
  const rankSongs = async (name: string) => orderFavorites(await readCounters(db, name), catalogue.current());

  serveCached(app, listLogins, {
    now,
    read: () => listTopLogins(db, { without: ARTIST_USERNAME_KEY, limit: TOP_FANS }),
  });

  serveCached(app, listSongsPlaced, {
    now,
    read: () =>
      listFansByPlaced(db, {
        without: { username: ARTIST_USERNAME_KEY, userId: authorId ?? '' },
        limit: TOP_FANS,
      }),
  });

  serveCached(app, listAllFavoriteSongs, { now, read: () => rankSongs(statisticNames.favoriteSongs) });

  serveCached(app, listTopFavoriteSongs, {
    now,
    read: async () => (await rankSongs(statisticNames.favoriteSongs)).slice(0, TOP_SONGS),
  });

  serveCached(app, listPopularTourSongs, {
    now,
    read: async () => (await rankSongs(statisticNames.tourSongs)).slice(0, TOP_SONGS),
  });

  serveCached(app, getAlbumPopularity, { now, read: readPopularity });
  serveCached(app, getWeeklyChanges, {
    now,
    read: () => readWeeklyChanges(db, catalogue.current(), now()),
  });
  serveCached(app, listKnownSongs, { now, read: () => readKnownSongs(db, catalogue.current()) });
  serveCached(app, listLovedSongs, { now, read: () => readLovedSongs(db, catalogue.current()) });

  const keepDay = () => keepToday(database, now());
  background.atStart(keepDay, 'sums of the day not kept');
  background.repeat(keepDay, 'sums of the day not kept');

  async function readPopularity() {
    const [points, ballots] = await Promise.all([
      readCounters(db, statisticNames.albumPoints),
      readCounters(db, statisticNames.albumBallots),
    ]);
    // Ties go by release date, the order in which albums stand before they are ranked.
    const ranked = rankableAlbums(catalogue.current()).filter((album) => points.has(album.key));
    return rankByPoints(ranked, (album) => points.get(album.key) ?? 0).map((album) => ({
      albumCover: coverUrl(media, album),
      albumName: album.title,
      points: (points.get(album.key) ?? 0) / 2,
      ballots: ballots.get(album.key) ?? 0,
    }));
  }
}
