import { LIST_FILE } from '@thirteen/contract/account-file/account-file.ts';
import { writeCsv } from '#lib/browser/offer-file.ts';
import type { TakenList, TakenSong } from './song-list.ts';
import type { transferWords } from './transfer.words.ts';

const CSV_COLUMNS = ['Rank', 'Track name', 'Artist name', 'Album', 'Release date'];
const XSPF = 'http://xspf.org/ns/0/';

/** The kinds of files, by their endings. */
export type FileEnding = keyof typeof transferWords.files;

/** A kind of file: its media type, and how it is written. */
type FileKind = { readonly type: string; readonly write: (list: TakenList) => string };

/** What a list can be saved as. */
export const fileKinds: Readonly<Record<FileEnding, FileKind>> = {
  csv: { type: 'text/csv', write: toSongTable },
  xspf: { type: 'application/xspf+xml', write: toXspf },
  jspf: { type: 'application/json', write: toJspf },
  json: { type: 'application/json', write: toJson },
};

/** A table with the columns that movers of playlists read. */
export function toSongTable({ songs }: TakenList): string {
  const rows = songs.map(({ title, artist, album, released }, index) => [
    index + 1,
    title,
    artist,
    album,
    released?.slice(0, 10) ?? '',
  ]);
  return writeCsv([CSV_COLUMNS, ...rows]);
}

/** A playlist by XSPF 1 (xspf.org). */
function toXspf({ name, songs }: TakenList): string {
  const track = ({ title, artist, album }: TakenSong) =>
    `    <track><title>${escapeXml(title)}</title><creator>${escapeXml(artist)}</creator><album>${escapeXml(album)}</album></track>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<playlist version="1" xmlns="${XSPF}">`,
    `  <title>${escapeXml(name)}</title>`,
    '  <trackList>',
    ...songs.map(track),
    '  </trackList>',
    '</playlist>',
    '',
  ].join('\n');
}

/** The same as JSON (xspf.org/jspf). */
function toJspf({ name, songs }: TakenList): string {
  const track = songs.map(({ title, artist: creator, album }) => ({ title, creator, album }));
  return toText({ playlist: { title: name, track } });
}

function toJson({ name, songs }: TakenList): string {
  return toText({
    ...LIST_FILE,
    name,
    songs: songs.map((song, index) => ({ rank: index + 1, ...song })),
  });
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** What XML 1.0 can't hold. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escapeXml(text: string): string {
  return text
    .replaceAll(NO_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
