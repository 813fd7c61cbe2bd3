import Papa from 'papaparse';
import type { TakenList, TakenSong } from './song-list.ts';

/** The schema of our own file, and its version: see docs/decisions/0026-files-to-take-along.md. */
const LIST_SCHEMA = 'thirteen-list';
const LIST_VERSION = 1;

const CSV_COLUMNS = ['Rank', 'Track name', 'Artist name', 'Album', 'Release date'];
const XSPF = 'http://xspf.org/ns/0/';

/** A kind of file: its ending, its media type, and how it is written. */
export type FileKind = {
  readonly ending: string;
  readonly type: string;
  readonly write: (list: TakenList) => string;
};

/** What a list can be saved as. */
export const fileKinds: readonly FileKind[] = [
  { ending: 'csv', type: 'text/csv', write: toSongTable },
  { ending: 'xspf', type: 'application/xspf+xml', write: toXspf },
  { ending: 'jspf', type: 'application/json', write: toJspf },
  { ending: 'json', type: 'application/json', write: toJson },
];

/**
 * A table with the columns that movers of playlists read. A cell that a spreadsheet would take for a formula begins with
 * an apostrophe (OWASP, CSV injection).
 */
export function toSongTable({ songs }: TakenList): string {
  const rows = songs.map(({ title, artist, album, released }, index) => [
    index + 1,
    title,
    artist,
    album,
    released?.slice(0, 10) ?? '',
  ]);
  return `${Papa.unparse([CSV_COLUMNS, ...rows], { escapeFormulae: true })}\r\n`;
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
    schema: LIST_SCHEMA,
    version: LIST_VERSION,
    name,
    songs: songs.map((song, index) => ({ rank: index + 1, ...song })),
  });
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
