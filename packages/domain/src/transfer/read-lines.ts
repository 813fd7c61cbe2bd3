import { fail, ok, type Result } from '../result.ts';
import type { ListedLine } from './listed-line.ts';

/** The most that is read of a list from elsewhere. */
export const LIST_LIMITS = { bytes: 2_000_000, lines: 5000, lineLetters: 1000 } as const;

/** Why a text is no list. `line` is the first that is at fault. */
export type TransferProblem = {
  readonly code:
    | 'too-many-bytes'
    | 'too-many-lines'
    | 'line-too-long'
    | 'binary'
    | 'web-page'
    | 'damaged'
    | 'empty'
    | 'contradiction';
  readonly line?: number;
};

const BETTER_THAN = /\s+>+\s+/u;
const M3U_INFO = /^#EXTINF:[^,]*,(?<name>.+)$/u;

/** Whether a text can be a list at all; looks at no more of it than that takes. */
export function checkText(text: string): TransferProblem | undefined {
  if (text.length > LIST_LIMITS.bytes) return { code: 'too-many-bytes' };
  if (text.trim() === '') return { code: 'empty' };
  if (text.includes('\0') || text.includes('\uFFFD')) return { code: 'binary' };
  if (/^\s*<!doctype\s+html|^\s*<html[\s>]/iu.test(text)) return { code: 'web-page' };
  let lines = 1;
  for (let from = text.indexOf('\n'); from >= 0; from = text.indexOf('\n', from + 1)) lines += 1;
  return lines > LIST_LIMITS.lines ? { code: 'too-many-lines' } : undefined;
}

/**
 * Reads a text with one song a line: titles, numbered or not, an M3U playlist, or a sorter's history of "A > B", whose
 * songs come in an order in which each stands before those that it beat.
 */
export function readListedLines(text: string): Result<readonly ListedLine[], TransferProblem> {
  const lines = text
    .split(/\r\n|\r|\n/u)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '');
  const long = lines.find((line) => line.text.length > LIST_LIMITS.lineLetters);
  if (long) return fail({ code: 'line-too-long', line: long.line });
  if (lines.length > 0 && lines.every((line) => BETTER_THAN.test(line.text))) return readHistory(lines);
  if (lines[0]?.text.startsWith('#EXTM3U') !== true) return ok(lines);
  return ok(
    lines.flatMap(({ line, text: info }) => {
      const name = M3U_INFO.exec(info)?.groups?.['name'];
      return name === undefined ? [] : [{ line, text: name }];
    }),
  );
}

/** The songs of a history, by Kahn's sorting (1962); of several that could be next the one named first. */
function readHistory(lines: readonly ListedLine[]): Result<readonly ListedLine[], TransferProblem> {
  const { places, beaten } = readDuels(lines);
  const losses = new Map([...places.keys()].map((song) => [song, 0]));
  for (const song of [...beaten.values()].flatMap((below) => [...below])) {
    losses.set(song, (losses.get(song) ?? 0) + 1);
  }
  const free = [...places.keys()].filter((song) => losses.get(song) === 0);
  // It grows while it is gone through.
  for (const song of free) {
    for (const below of beaten.get(song) ?? []) {
      const left = (losses.get(below) ?? 0) - 1;
      losses.set(below, left);
      if (left === 0) free.push(below);
    }
  }
  const stuck = [...places].find(([song]) => (losses.get(song) ?? 0) > 0);
  if (stuck) return fail({ code: 'contradiction', line: stuck[1].line });
  return ok(free.flatMap((song) => places.get(song) ?? []));
}

/** Where each song of a history is named first, and which it beat. */
function readDuels(lines: readonly ListedLine[]) {
  const places = new Map<string, ListedLine>();
  const beaten = new Map<string, Set<string>>();
  for (const { line, text } of lines) {
    const songs = text.split(BETTER_THAN).filter((song) => song !== '');
    for (const [at, song] of songs.entries()) {
      if (!places.has(song)) places.set(song, { line, text: song });
      const next = songs[at + 1];
      const below = next === undefined || next === song ? [] : [next];
      beaten.set(song, new Set([...(beaten.get(song) ?? []), ...below]));
    }
  }
  return { places, beaten };
}
