import { getAlbumPopularity } from '@thirteen/contract/rankings.ts';
import type { Endpoint, ReplyOf } from '@thirteen/contract/endpoint.ts';
import {
  listAllFavoriteSongs,
  listLogins,
  listPopularTourSongs,
  listTopFavoriteSongs,
} from '@thirteen/contract/statistics.ts';
import { ARTIST_USERNAME_KEY } from '@thirteen/domain/account/account-rules.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { coverUrl, type MediaHost } from '@thirteen/domain/catalogue/media.ts';
import { rankableAlbums } from '@thirteen/domain/ranking/album-order.ts';
import { rankByPoints } from '@thirteen/domain/ranking/borda.ts';
import type { FastifyInstance } from 'fastify';
import { readCounters } from '#platform/db/counters.ts';
import type { Database } from '#platform/db/database.ts';
import { JsonText, serve } from '#platform/http/serve.ts';
import { shareReading } from '#platform/shared-reading.ts';
import { statisticNames } from './contributions.ts';
import { listTopLogins } from './statistics.repository.ts';

type StatisticsParts = {
  readonly database: Database;
  readonly catalogue: { current(): Catalogue };
  readonly media: MediaHost;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const TOP_SONGS = 10;
const TOP_FANS = 10;
// Statistics may be two seconds old. The catalogue may add a second to this one.
const MAX_AGE_MS = 1000;

/** What all fans love, read from sums that were kept with each write. */
export function serveStatistics(
  app: FastifyInstance,
  { database, catalogue, media, now }: StatisticsParts,
): void {
  const db = database.read;
  const serveShared = <E extends Endpoint>(endpoint: E, read: () => Promise<ReplyOf<E>>) => {
    const readText = async () => new JsonText(JSON.stringify(await read()));
    serve(app, endpoint, shareReading(readText, { maxAgeMs: MAX_AGE_MS, now }));
  };
  const rankSongs = async (name: string) => rankedTitles(await readCounters(db, name), catalogue.current());

  serveShared(listLogins, () => listTopLogins(db, { without: ARTIST_USERNAME_KEY, limit: TOP_FANS }));

  serveShared(listAllFavoriteSongs, () => rankSongs(statisticNames.favoriteSongs));

  serveShared(listTopFavoriteSongs, async () =>
    (await rankSongs(statisticNames.favoriteSongs)).slice(0, TOP_SONGS),
  );

  serveShared(listPopularTourSongs, async () =>
    (await rankSongs(statisticNames.tourSongs)).slice(0, TOP_SONGS),
  );

  serveShared(getAlbumPopularity, async () => {
    const [points, ballots] = await Promise.all([
      readCounters(db, statisticNames.albumPoints),
      readCounters(db, statisticNames.albumBallots),
    ]);
    // Ties go by release date, the order in which albums stand before they are ranked.
    const ranked = rankableAlbums(catalogue.current()).filter((album) => points.has(album.key));
    return rankByPoints(ranked, (album) => points.get(album.key) ?? 0).map((album) => ({
      albumCover: coverUrl(media, album),
      albumName: album.title,
      points: points.get(album.key) ?? 0,
      ballots: ballots.get(album.key) ?? 0,
    }));
  });
}

/** Songs by how often they were counted, most first; ties by title. */
function rankedTitles(
  counts: ReadonlyMap<string, number>,
  { songsById }: Pick<Catalogue, 'songsById'>,
): { title: string; count: number }[] {
  return [...counts]
    .flatMap(([id, count]) => {
      const song = songsById.get(id);
      return song ? [{ title: song.title, count }] : [];
    })
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'en'));
}
