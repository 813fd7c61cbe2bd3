import type { Album, Song } from './catalogue.ts';

/** Where covers and previews load from: this server's drawings and clips in a version, or a site's own files. */
export type MediaHost =
  | { readonly kind: 'own'; readonly baseUrl: string; readonly version: string }
  | { readonly kind: 'files'; readonly baseUrl: string };

/** The address of an album's cover: its own, a file of the media host, or the drawing of its era. */
export function coverUrl(media: MediaHost, album: Pick<Album, 'key' | 'cover' | 'theme'>): string {
  if (album.cover !== null) return album.cover;
  if (media.kind === 'files') return `${media.baseUrl}/covers/${album.key}.jpg`;
  return `${media.baseUrl}/covers/${album.theme}.svg?v=${media.version}`;
}

/** The address of a song's preview: its own, or the clip made for it. */
export function previewUrl(media: MediaHost, song: Pick<Song, 'id' | 'audioSource'>): string {
  if (song.audioSource !== null) return song.audioSource;
  const url = `${media.baseUrl}/previews/${encodeURIComponent(song.id)}.mp3`;
  return media.kind === 'own' ? `${url}?v=${media.version}` : url;
}
