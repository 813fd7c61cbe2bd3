import type { ComparedAlbum, Comparison } from '@thirteen/contract/profile.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { coverUrl, type MediaHost } from '@thirteen/domain/catalogue/media.ts';
import { compareTastes, type AlbumInBoth, type Taste } from '@thirteen/domain/profile/compare.ts';
import { verdictOf } from '@thirteen/domain/profile/verdict.ts';
import { rankableAlbums } from '@thirteen/domain/ranking/album-order.ts';
import { completeOrder } from '@thirteen/domain/ranking/complete-order.ts';
import type { StoredProfile } from './profile.repository.ts';

/** What the things that are compared are told from. */
export type ComparisonParts = {
  readonly catalogue: { current(): Catalogue };
  readonly media: MediaHost;
};

/** What a fan has in common with another one, filled in from the catalogue. */
export function toComparison(
  { catalogue, media }: ComparisonParts,
  yours: StoredProfile,
  theirs: StoredProfile,
): Comparison {
  const known = catalogue.current();
  const likeness = compareTastes(toTaste(yours, known), toTaste(theirs, known));
  const tell = ({ albumKey, yourRank, theirRank }: AlbumInBoth): ComparedAlbum[] => {
    const album = known.albumsByKey.get(albumKey);
    return album ? [{ albumName: album.title, albumCover: coverUrl(media, album), yourRank, theirRank }] : [];
  };
  return {
    username: theirs.username,
    songsInCommon: likeness.songs.flatMap(({ songId, ...slots }) => {
      const song = known.songsById.get(songId);
      const album = song && known.albumsByKey.get(song.albumKey);
      return song && album
        ? {
            songId,
            songTitle: song.title,
            albumName: album.title,
            albumCover: coverUrl(media, album),
            ...slots,
          }
        : [];
    }),
    albumsAlike: likeness.alike.flatMap(tell),
    albumsApart: likeness.apart.flatMap(tell),
    verdict: verdictOf(likeness, yours.top13, (key) => known.albumsByKey.get(key)?.title ?? key),
  };
}

function toTaste({ top13, albumOrder }: StoredProfile, known: Catalogue): Taste {
  const keys = rankableAlbums(known).map((album) => album.key);
  return { top13, albumOrder: albumOrder ? completeOrder(albumOrder, keys) : [] };
}
