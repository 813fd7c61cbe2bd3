import type { Album, Catalogue, Song } from './catalogue.ts';

/** Where covers and previews load from: this server's drawings and clips in a version, or a site's own files. */
export type MediaHost =
  | { readonly kind: 'own'; readonly baseUrl: string; readonly version: string }
  | { readonly kind: 'files'; readonly baseUrl: string };

/** The address of an album's cover: its own, a file of the media host, a linked one, or the drawing of its era. */
export function coverUrl(
  media: MediaHost,
  album: Pick<Album, 'key' | 'cover' | 'linkedCover' | 'theme'>,
): string {
  if (album.cover !== null) return album.cover;
  if (media.kind === 'files') return `${media.baseUrl}/covers/${album.key}.jpg`;
  if (album.linkedCover !== undefined) return album.linkedCover;
  return `${media.baseUrl}/covers/${album.theme}.svg?v=${media.version}`;
}

/** The address of a song's preview: its own, a file of the media host, a linked one, or the clip made for it. */
export function previewUrl(media: MediaHost, song: Pick<Song, 'id' | 'audioSource' | 'linkedAudio'>): string {
  if (song.audioSource !== null) return song.audioSource;
  if (media.kind === 'own' && song.linkedAudio !== undefined) return song.linkedAudio;
  const url = `${media.baseUrl}/previews/${encodeURIComponent(song.id)}.mp3`;
  return media.kind === 'own' ? `${url}?v=${media.version}` : url;
}

/** The origins of media on other hosts, which a browser has to be allowed to load. */
export type MediaOrigins = { readonly pictures: readonly string[]; readonly sounds: readonly string[] };

/** Where covers and previews of a catalogue lie, beyond the media host. */
export function mediaOrigins(media: MediaHost, { albums, songs }: Catalogue): MediaOrigins {
  return {
    pictures: originsOf(albums.map((album) => coverUrl(media, album))),
    sounds: originsOf(songs.map((song) => previewUrl(media, song))),
  };
}

// Only encrypted ones: a page that came over TLS would not load others.
const ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?=\/|$)/;

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => ORIGIN.exec(address)?.[0] ?? []))].toSorted();
}
