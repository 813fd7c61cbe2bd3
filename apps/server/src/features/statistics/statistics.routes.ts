import { getAlbumPopularity } from '@thirteen/contract/rankings.ts';
import { listPopularTourSongs } from '@thirteen/contract/statistics.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { coverUrl, type MediaHost } from '@thirteen/domain/catalogue/media.ts';
import { rankableAlbums } from '@thirteen/domain/ranking/album-order.ts';
import { rankByPoints } from '@thirteen/domain/ranking/borda.ts';
import type { FastifyInstance } from 'fastify';
import { readCounters } from '#platform/db/counters.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { statisticNames } from './contributions.ts';

type StatisticsParts = {
  readonly database: Database;
  readonly catalogue: { current(): Catalogue };
  readonly media: MediaHost;
};

const POPULAR_SONGS = 10;

/** What all fans love, read from sums that were kept with each write. */
export function serveStatistics(app: FastifyInstance, { database, catalogue, media }: StatisticsParts): void {
  serve(app, listPopularTourSongs, async () => {
    const counts = await readCounters(database.read, statisticNames.tourSongs);
    return rankedTitles(counts, catalogue.current()).slice(0, POPULAR_SONGS);
  });

  serve(app, getAlbumPopularity, async () => {
    const [points, ballots] = await Promise.all([
      readCounters(database.read, statisticNames.albumPoints),
      readCounters(database.read, statisticNames.albumBallots),
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
      return song ? { title: song.title, count } : [];
    })
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'en'));
}
