import type { ComparedAlbum, Comparison } from '@thirteen/contract/match.ts';
import type { Top13Entry } from '@thirteen/contract/top13.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { coverUrl, type MediaHost } from '@thirteen/domain/catalogue/media.ts';
import { compareTastes, type AlbumInBoth, type Taste } from '@thirteen/domain/match/compare.ts';
import { verdictOf } from '@thirteen/domain/match/verdict.ts';
import { rankableAlbums, completeOrder } from '@thirteen/domain/rankings/complete-order.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';

/** What of a fan's profile is compared and drawn. */
export type ComparedFan = {
  readonly userId: string;
  readonly username: string;
  readonly choices: { readonly theme: string; readonly image: string; readonly comparing: boolean };
  /** Whether the operator keeps the fan out of all public places. */
  readonly hidden: boolean;
  readonly top13: Top13;
  /** The keys of the ranked albums; undefined when they were never ranked. */
  readonly albumOrder: readonly string[] | undefined;
};

/** What the things that are compared are told from. */
export type ComparisonParts = {
  readonly catalogue: { current(): Catalogue };
  readonly media: MediaHost;
  readonly listReplies: { readonly top13: (top13: Top13) => Top13Entry[] };
};

/** What a fan has in common with another one, filled in from the catalogue, but for the figure and its pictures. */
export function toComparison(
  { catalogue, media, listReplies }: ComparisonParts,
  yours: ComparedFan,
  theirs: ComparedFan,
): Omit<Comparison, 'match' | 'pictures'> {
  const known = catalogue.current();
  const likeness = compareTastes(toTaste(yours, known), toTaste(theirs, known));
  const tell = ({ albumKey, yourRank, theirRank }: AlbumInBoth): ComparedAlbum[] => {
    const album = known.albumsByKey.get(albumKey);
    return album ? [{ albumName: album.title, albumCover: coverUrl(media, album), yourRank, theirRank }] : [];
  };
  return {
    username: theirs.username,
    yourImage: yours.choices.image,
    theirImage: theirs.choices.image,
    yourTop13: listReplies.top13(yours.top13),
    theirTop13: listReplies.top13(theirs.top13),
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

function toTaste({ top13, albumOrder }: ComparedFan, known: Catalogue): Taste {
  const keys = rankableAlbums(known).map((album) => album.key);
  return { top13, albumOrder: albumOrder ? completeOrder(albumOrder, keys) : [] };
}
