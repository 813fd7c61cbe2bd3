import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { ListedLine } from '@thirteen/domain/transfer/listed-line.ts';
import {
  checkText,
  LIST_LIMITS,
  readListedLines,
  type TransferProblem,
} from '@thirteen/domain/transfer/read-lines.ts';
import { fail, ok, type Result } from '@thirteen/domain/result.ts';
import { readTop13Code, TOP13_CODE_LENGTH } from '@thirteen/domain/top13/top13-code.ts';
import Papa from 'papaparse';

type Lines = Result<readonly ListedLine[], TransferProblem>;

const TOP13_ADDRESS = new RegExp(String.raw`/t13/(?<code>\w{${TOP13_CODE_LENGTH}})(?:\W|$)`, 'u');
/** The names that columns have in tables of songs, folded. */
const COLUMNS = {
  title: ['track name', 'title', 'song', 'song title', 'song name', 'track', 'track title', 'name'],
  artist: ['artist name', 'artist', 'artists', 'artist name(s)', 'creator'],
  album: ['album', 'album name', 'album title', 'record', 'release'],
  rank: ['rank', 'position', 'place', '#', 'no', 'no.', 'number'],
} as const;

/**
 * Reads a list of songs out of a text, whatever it is: a file of this site, a JSPF or XSPF playlist, a table, an address of
 * a Top 13, or lines. `songOf` finds a song by its permanent number. Nothing that the text refers to is fetched.
 */
export function readList(text: string, songOf: (number: number) => string | undefined): Lines {
  const problem = checkText(text);
  if (problem) return fail(problem);
  const trimmed = text.replace(/^\uFEFF/u, '').trim();
  const { code } = TOP13_ADDRESS.exec(trimmed)?.groups ?? {};
  if (code !== undefined && !trimmed.includes('\n')) return readAddress(trimmed, code, songOf);
  if (/^[{[]/u.test(trimmed)) return readJson(trimmed);
  if (trimmed.startsWith('<')) return readXspf(trimmed);
  return readTable(trimmed) ?? readListedLines(text);
}

function readAddress(text: string, code: string, songOf: (number: number) => string | undefined): Lines {
  const read = readTop13Code(code, songOf);
  return read.ok
    ? ok(read.value.map((songId, index) => ({ line: index + 1, text, songId })))
    : fail({ code: 'damaged' });
}

/** Our own file, a JSPF playlist, or a list of titles. */
function readJson(text: string): Lines {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail({ code: 'damaged' });
  }
  const list = Array.isArray(value)
    ? value
    : (partOf(value, 'songs') ?? partOf(partOf(value, 'playlist'), 'track'));
  if (!Array.isArray(list)) return fail({ code: 'damaged' });
  if (list.length > LIST_LIMITS.lines) return fail({ code: 'too-many-lines' });
  return ok(
    list.flatMap((song: unknown, index) => {
      const line = index + 1;
      if (typeof song === 'string') return { line, text: cut(song) };
      const title = textOf(song, 'title');
      if (title === undefined) return [];
      return toLine(line, {
        title,
        artist: textOf(song, 'artist') ?? textOf(song, 'creator'),
        album: textOf(song, 'album'),
        songId: textOf(song, 'id'),
      });
    }),
  );
}

/** A playlist by XSPF 1. What could make a small file large, or have others fetched, is refused. */
function readXspf(text: string): Lines {
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) return fail({ code: 'web-page' });
  try {
    const { root } = parseXml(text);
    if (root?.name !== 'playlist') return fail({ code: 'web-page' });
    const tracks = childrenOf(root, 'trackList').flatMap((tracksOf) => childrenOf(tracksOf, 'track'));
    if (tracks.length > LIST_LIMITS.lines) return fail({ code: 'too-many-lines' });
    return ok(
      tracks.flatMap((track, index) => {
        const part = (name: string) => childrenOf(track, name)[0]?.text;
        const title = part('title');
        if (title === undefined) return [];
        return toLine(index + 1, { title, artist: part('creator'), album: part('album') });
      }),
    );
  } catch {
    return fail({ code: 'damaged' });
  }
}

/** A table whose first line names a column of titles; undefined for any other text. */
function readTable(text: string): Lines | undefined {
  const head = text.slice(0, LIST_LIMITS.lineLetters).split(/[\r\n]/u, 1)[0] ?? '';
  const [names = []] = Papa.parse<string[]>(head).data;
  const columnOf = (kind: keyof typeof COLUMNS) =>
    names.findIndex((name) => (COLUMNS[kind] as readonly string[]).includes(name.trim().toLowerCase()));
  const [title, artist, album, rank] = [
    columnOf('title'),
    columnOf('artist'),
    columnOf('album'),
    columnOf('rank'),
  ];
  if (names.length < 2 || title < 0) return undefined;
  const long = text.split(/\r\n|\r|\n/u).findIndex((line) => line.length > LIST_LIMITS.lineLetters);
  if (long >= 0) return fail({ code: 'line-too-long', line: long + 1 });
  const rows = Papa.parse<string[]>(text, { skipEmptyLines: false }).data.map((cells, index) => ({
    line: index + 1,
    cells,
  }));
  const songs = rows.slice(1).filter(({ cells }) => (cells[title] ?? '').trim() !== '');
  const rankOf = (cells: readonly string[]) => Number(cells[rank] ?? Number.NaN);
  const isRanked = rank >= 0 && songs.every(({ cells }) => rankOf(cells) > 0);
  return ok(
    (isRanked ? songs.toSorted((a, b) => rankOf(a.cells) - rankOf(b.cells)) : songs).flatMap(
      ({ line, cells }) =>
        toLine(line, {
          title: unescape(cells[title] ?? ''),
          artist: unescape(cells[artist] ?? '') || undefined,
          album: unescape(cells[album] ?? '') || undefined,
        }),
    ),
  );
}

/** Takes back what keeps a spreadsheet from reading a formula. */
function unescape(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/u, '');
}

type Parts = { readonly [Part in 'artist' | 'album' | 'songId']?: string | undefined } & {
  readonly title: string;
};

function toLine(line: number, { title, artist, album, songId }: Parts): ListedLine {
  const named = [title, album ?? artist].filter((part) => part !== undefined).map(cut);
  return {
    line,
    text: named.join(' – '),
    title: cut(title),
    ...(artist !== undefined && { artist: cut(artist) }),
    ...(album !== undefined && { album: cut(album) }),
    ...(songId !== undefined && { songId }),
  };
}

function cut(text: string): string {
  return text.slice(0, LIST_LIMITS.lineLetters);
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown, name: string): string | undefined {
  const part = partOf(value, name);
  return typeof part === 'string' ? part : undefined;
}

function childrenOf(parent: XmlElement, name: string): readonly XmlElement[] {
  return parent.children
    .filter((child) => child instanceof XmlElement)
    .filter((child) => child.name === name);
}
