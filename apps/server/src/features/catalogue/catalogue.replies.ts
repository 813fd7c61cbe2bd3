import { vaultSongs } from '@thirteen/catalogue/catalogue-data.ts';
import type { Album as AlbumReply, Song as SongReply } from '@thirteen/contract/catalogue.ts';
import { SINGLES_KEY, type Album, type Song } from '@thirteen/domain/catalogue/catalogue.ts';
import { coverUrl, previewUrl, type MediaHost } from '@thirteen/domain/catalogue/media.ts';

/** An album as the API shows it. The singles have no cover of their own there: the client shows its default. */
export function toAlbumReply(album: Album, media: MediaHost): AlbumReply {
  const albumsByKey = new Map([[album.key, album]]);
  return {
    title: album.title,
    releaseDate: album.releaseDate,
    releaseYear: album.releaseYear,
    albumCover: album.key === SINGLES_KEY ? null : coverUrl(media, album),
    key: album.key,
    slug: album.slug,
    era: album.era,
    onTour: album.onTour,
    theme: album.theme,
    shortNames: [...album.shortNames],
    songs: album.songs.map((song) => toSongReply(song, albumsByKey, media)),
  };
}

/** A song as the API shows it, with its album's title and cover. */
export function toSongReply(
  song: Song,
  albumsByKey: ReadonlyMap<string, Album>,
  media: MediaHost,
): SongReply {
  const album = albumsByKey.get(song.albumKey);
  if (!album) throw new Error(`Song ${song.id} has no album ${song.albumKey}`);
  return {
    _id: song.id,
    title: song.title,
    album: album.title,
    albumImageSource: coverUrl(media, album),
    audioSource: previewUrl(media, song),
    track: song.track,
    artist: song.artist,
    featuring: song.featuring,
    durationSeconds: song.durationSeconds,
    number: song.numbers?.[0] ?? null,
    fromTheVault: vaultSongs.has(song.id),
    ...(song.linkedPage !== undefined && { listenPage: song.linkedPage }),
  };
}
