import { fail, ok, type Result } from '../result.ts';

/** Why a text is no code of songs. A code that a newer site made is whole, but of a version unknown here. */
export type SongCodeProblem =
  | { readonly code: 'song-code-damaged' }
  | { readonly code: 'song-code-version' }
  | { readonly code: 'song-code-song'; readonly number: number };

// Letters and digits alone: no chat or mail program ends a link before one. Without the l that looks like I and 1 they
// are 61, a prime, which the checks need.
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE = ALPHABET.length;

// A code: a sign for the version, the songs' numbers as one large number, and two check signs.
const VERSION = 1;
const CHECKS = 2;

/** The highest number of a song that codes of this version can hold. */
export const SONG_NUMBER_MOST = 556;
const NUMBERS = BigInt(SONG_NUMBER_MOST + 1);

/** How many songs a code can hold: the checks are sure for up to 61 signs. */
export const SONG_CODE_MOST = 37;

/** Stands for an empty slot: no song has this number. */
const EMPTY_SLOT = 0;

type NumberOf = (songId: string) => number | null | undefined;
type SongOf = (number: number) => string | undefined;

/**
 * An order of 1 to 37 songs as a text that can stand in an address. `numberOf` tells the permanent number of a song.
 * Undefined where there are more or fewer, or a song has no number that codes of this version can hold (1 to 556).
 */
export function toSongCode(order: readonly string[], numberOf: NumberOf): string | undefined {
  return toSlotCode(order, numberOf);
}

/** The same with empty slots among the songs, null each. Where there is none, it is the code of the order. */
export function toSlotCode(slots: readonly (string | null)[], numberOf: NumberOf): string | undefined {
  if (slots.length === 0 || slots.length > SONG_CODE_MOST) return undefined;
  let packed = 0n;
  for (const id of slots) {
    const number = id === null ? EMPTY_SLOT : numberOf(id) || undefined;
    if (number === undefined || number < EMPTY_SLOT || number >= NUMBERS) return undefined;
    packed = packed * NUMBERS + BigInt(number);
  }
  return toText(withChecks([VERSION, ...toDigits(packed, BigInt(BASE), digitsFor(slots.length))]));
}

/**
 * The ids of the songs of a code, in their order. `songOf` finds a song by its permanent number. One or two wrong signs,
 * and any two signs that changed places, are always found out.
 */
export function readSongCode(code: string, songOf: SongOf): Result<readonly string[], SongCodeProblem> {
  const read = readSlotCode(code, songOf);
  if (!read.ok) return read;
  const songs = read.value.filter((id) => id !== null);
  return songs.length === read.value.length ? ok(songs) : fail({ code: 'song-code-damaged' });
}

/** The same for a code that may have empty slots, null each. */
export function readSlotCode(
  code: string,
  songOf: SongOf,
): Result<readonly (string | null)[], SongCodeProblem> {
  const signs = fromText(code);
  if (!signs || !areChecked(signs)) return fail({ code: 'song-code-damaged' });
  const [version, ...digits] = signs.slice(0, -CHECKS);
  if (version !== VERSION) return fail({ code: 'song-code-version' });

  const packed = digits.reduce((all, digit) => all * BigInt(BASE) + BigInt(digit), 0n);
  const count = countOf(digits.length);
  const isWhole = count !== undefined && packed < NUMBERS ** BigInt(count);
  const numbers = isWhole ? toDigits(packed, NUMBERS, count) : [];
  const taken = numbers.filter((number) => number !== EMPTY_SLOT);
  if (!isWhole || new Set(taken).size < taken.length) return fail({ code: 'song-code-damaged' });

  const slots: (string | null)[] = [];
  for (const number of numbers) {
    const song = number === EMPTY_SLOT ? null : songOf(number);
    if (song === undefined) return fail({ code: 'song-code-song', number });
    slots.push(song);
  }
  return ok(slots);
}

/** How long the code of so many songs is. */
export function songCodeLength(count: number): number {
  return 1 + digitsFor(count) + CHECKS;
}

/** The digits that the numbers of so many songs take: each song one or two more, so that the length tells their count. */
function digitsFor(count: number): number {
  const most = NUMBERS ** BigInt(count);
  let digits = 0;
  for (let reach = 1n; reach < most; reach *= BigInt(BASE)) digits += 1;
  return digits;
}

/** How many songs so many digits hold; undefined for a number of digits that no code has. */
function countOf(digits: number): number | undefined {
  const counts = Array.from({ length: SONG_CODE_MOST }, (_, index) => index + 1);
  return counts.find((count) => digitsFor(count) === digits);
}

/** A number in `count` digits of a base, the highest first. */
function toDigits(value: bigint, base: bigint, count: number): readonly number[] {
  const digits: number[] = [];
  for (let rest = value; digits.length < count; rest /= base) digits.unshift(Number(rest % base));
  return digits;
}

/**
 * Adds two signs, so that both sums below are 0 modulo the base: the Reed-Solomon code (1960) of distance 3 over the
 * numbers modulo a prime, for up to 61 signs.
 */
function withChecks(signs: readonly number[]): readonly number[] {
  const last = modulo(-sumByPlace([...signs, 0, 0]));
  return [...signs, last, modulo(-sum([...signs, last]))];
}

function areChecked(signs: readonly number[]): boolean {
  return signs.length > CHECKS && signs.length <= BASE && sum(signs) === 0 && sumByPlace(signs) === 0;
}

function sum(signs: readonly number[]): number {
  return modulo(signs.reduce((total, sign) => total + sign, 0));
}

/** Places count from the end, which has place 0. */
function sumByPlace(signs: readonly number[]): number {
  return modulo(signs.reduce((total, sign, index) => total + sign * (signs.length - 1 - index), 0));
}

function modulo(value: number): number {
  return ((value % BASE) + BASE) % BASE;
}

function toText(signs: readonly number[]): string {
  return signs.map((sign) => ALPHABET[sign]).join('');
}

function fromText(text: string): readonly number[] | undefined {
  const signs = [...text].map((character) => ALPHABET.indexOf(character));
  return signs.includes(-1) ? undefined : signs;
}
