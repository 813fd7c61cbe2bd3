import type {
  AlbumRankingEntry,
  AllSongsEntry,
  CatalogueEntry,
  RankingEntry,
  Rankings,
  TopAlbum,
  TrackRankingEntry,
} from '@thirteen/contract/rankings.ts';
import {
  SINGLES_KEY,
  SINGLES_RANKING,
  type Album,
  type Catalogue,
  type Song,
} from '@thirteen/domain/catalogue/catalogue.ts';
import { coverUrl, previewUrl, type MediaHost } from '@thirteen/domain/catalogue/media.ts';
import {
  rankableAlbums,
  TOP_ALBUMS,
  completeOrder,
  type OrderProblem,
} from '@thirteen/domain/rankings/complete-order.ts';
import type { TrackGroups } from '@thirteen/domain/rankings/track-groups.ts';
import { fail, type Result } from '@thirteen/domain/result.ts';
import { placedIn, type ListName, type StoredRow } from '#platform/saving/lists.repository.ts';
import { toEtag } from '#platform/http/entity-tags.ts';
import type { ListProblem } from '#platform/saving/change-list.ts';
import { parseOrder } from './rankings.repository.ts';

/** The Top 5 of an album ranking, which the catalogue brings up to date; empty where there is none. */
export function toTopAlbums(
  order: readonly string[] | undefined,
  known: Catalogue,
  media: MediaHost,
): TopAlbum[] {
  if (!order) return [];
  const keys = rankableAlbums(known).map((album) => album.key);
  return completeOrder(order, keys)
    .slice(0, TOP_ALBUMS)
    .flatMap((key) => {
      const album = known.albumsByKey.get(key);
      return album ? { albumCover: coverUrl(media, album), albumName: album.title } : [];
    });
}

/** A ranking as it is told: its ids, and those of them that the fan placed. */
type Told = { readonly ids: readonly string[]; readonly own: ReadonlySet<string> };

/** A saved order as it is told: brought up to date with `all`, of which nothing new counts as placed. */
export function toTold(
  stored: { readonly items: readonly string[]; readonly placed: string | null },
  all: readonly string[],
): Told {
  return { ids: completeOrder(stored.items, all), own: placedIn(stored.items, stored.placed) };
}

/** Fills ids in with what the catalogue knows. */
export function createRankingReplies(catalogue: { current(): Catalogue }, media: MediaHost) {
  const describe = (id: string): { readonly song: Song; readonly album: Album } | undefined => {
    const { songsById, albumsByKey } = catalogue.current();
    const song = songsById.get(id);
    const album = song && albumsByKey.get(song.albumKey);
    return song && album && { song, album };
  };
  const describeAll = (ids: readonly string[]) => ids.flatMap((id) => describe(id) ?? []);

  const albumEntries = ({ ids, own }: Told): AlbumRankingEntry[] =>
    ids.flatMap((key, index) => {
      const album = catalogue.current().albumsByKey.get(key);
      if (!album) return [];
      const albumCover = coverUrl(media, album);
      return { rank: index + 1, albumName: album.title, albumCover, placed: own.has(key) };
    });

  const songEntries = ({ ids, own }: Told): RankingEntry[] =>
    describeAll(ids).map(({ song, album }, index) => ({
      slot: index + 1,
      albumName: album.title,
      songId: song.id,
      songTitle: song.title,
      albumCover: coverUrl(media, album),
      rank: index + 1,
      placed: own.has(song.id),
    }));

  const allSongs = (): CatalogueEntry[] =>
    describeAll(catalogue.current().songs.map((song) => song.id)).map(({ song, album }) => ({
      songId: song.id,
      songTitle: song.title,
      albumName: album.title,
      albumImageSource: coverUrl(media, album),
      audioSource: previewUrl(media, song),
    }));

  const allSongsRanking = ({ ids, own }: Told): AllSongsEntry[] =>
    describeAll(ids).map(({ song, album }, index) => ({
      songId: song.id,
      songTitle: song.title,
      albumName: album.title,
      albumImageSource: coverUrl(media, album),
      rank: index + 1,
      placed: own.has(song.id),
    }));

  const trackGroups = (groups: TrackGroups, own: ReadonlySet<string>): TrackRankingEntry[][] =>
    groups.map((group) =>
      describeAll(group).map(({ song, album }, index) => ({
        songId: song.id,
        songTitle: song.title,
        albumName: album.title,
        audioSource: previewUrl(media, song),
        albumImageSource: coverUrl(media, album),
        rank: index + 1,
        placed: own.has(song.id),
      })),
    );

  /** Every ranking of albums and of songs within one, brought up to date with the catalogue. */
  const rankings = (rows: readonly StoredRow[]): Rankings => {
    const { albums } = catalogue.current();
    const stored = new Map<ListName, StoredRow>(rows.map((row) => [row.list, row]));
    const orderOf = (list: ListName, all: readonly string[]) => {
      const row = stored.get(list);
      return toTold({ items: row ? parseOrder(row.items) : [], placed: row?.placed ?? null }, row ? all : []);
    };
    const etagOf = (list: ListName) => toEtag(stored.get(list)?.revision ?? 0);
    const songsOf = (album: Album) =>
      songEntries(
        orderOf(
          `album:${album.key}`,
          album.songs.map((song) => song.id),
        ),
      );
    const singles = albums.find((album) => album.key === SINGLES_KEY);
    const others = albums.filter((album) => album.key !== SINGLES_KEY);
    const albumKeys = rankableAlbums(catalogue.current()).map((album) => album.key);
    return {
      albumRankings: {
        ...Object.fromEntries(others.map((album) => [album.key, songsOf(album)])),
        standaloneSingles: singles ? songsOf(singles) : [],
        allAlbums: albumEntries(orderOf('allAlbums', albumKeys)),
      },
      revisions: {
        ...Object.fromEntries(others.map((album) => [album.key, etagOf(`album:${album.key}`)])),
        [SINGLES_RANKING]: etagOf(`album:${SINGLES_KEY}`),
        allAlbums: etagOf('allAlbums'),
      },
    };
  };

  return { albumEntries, allSongs, allSongsRanking, trackGroups, rankings };
}

/** Tells a rule's refusal of an order as the API does: the code, the field, and the items by name. */
export function toListProblem(problem: OrderProblem, field: string, place = ''): Result<never, ListProblem> {
  const names = problem.items.slice(0, 20).join(', ');
  const isUnknown = problem.code === 'ranking-unknown';
  const message = isUnknown ? `Does not belong in this ranking: ${names}` : `Ranked more than once: ${names}`;
  return fail({
    code: isUnknown ? 'ranking-unknown' : 'ranking-duplicate',
    field,
    message: `${message}${place}`,
    details: problem.items,
  });
}
