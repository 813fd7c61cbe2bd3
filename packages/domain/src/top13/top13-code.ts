import { fail, ok, type Result } from '../result.ts';
import { TOP13_SLOTS, type Top13 } from './top13.ts';

/** Why a text is no code of a Top 13. A code that a newer site made is whole, but of a version unknown here. */
export type Top13CodeProblem =
  | { readonly code: 'top13-code-damaged' }
  | { readonly code: 'top13-code-version' }
  | { readonly code: 'top13-code-song'; readonly number: number };

// Letters and digits alone: no chat or mail program ends a link before one. Without the l that looks like I and 1 they
// are 61, a prime, which the checks need.
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE = ALPHABET.length;

// A code: a sign for the version, the songs' numbers as one large number, and two check signs.
const VERSION = 1;
const NUMBERS = 557n;
const DIGITS = 20;
const CHECKS = 2;

/** How long a code is. */
export const TOP13_CODE_LENGTH = 1 + DIGITS + CHECKS;

/**
 * A whole Top 13 as a text that can stand in an address. `numberOf` tells the permanent number of a song. Undefined
 * where a slot is empty, or a song has no number that codes of this version can hold (1 to 556).
 */
export function toTop13Code(
  top13: Top13,
  numberOf: (songId: string) => number | null | undefined,
): string | undefined {
  const numbers = top13.map((id) => (id === null ? null : numberOf(id)));
  if (numbers.length !== TOP13_SLOTS) return undefined;
  let packed = 0n;
  for (const number of numbers) {
    if (!number || number < 1 || number >= NUMBERS) return undefined;
    packed = packed * NUMBERS + BigInt(number);
  }
  return toText(withChecks([VERSION, ...toDigits(packed, BigInt(BASE), DIGITS)]));
}

/**
 * The ids of the thirteen songs of a code, the first slot first. `songOf` finds a song by its permanent number. One or
 * two wrong signs, and any two signs that changed places, are always found out.
 */
export function readTop13Code(
  code: string,
  songOf: (number: number) => string | undefined,
): Result<readonly string[], Top13CodeProblem> {
  const signs = fromText(code);
  if (!signs || !areChecked(signs)) return fail({ code: 'top13-code-damaged' });
  const [version, ...digits] = signs.slice(0, -CHECKS);
  if (version !== VERSION) return fail({ code: 'top13-code-version' });

  const packed = digits.reduce((sum, digit) => sum * BigInt(BASE) + BigInt(digit), 0n);
  const isWhole = digits.length === DIGITS && packed < NUMBERS ** BigInt(TOP13_SLOTS);
  const numbers = toDigits(packed, NUMBERS, TOP13_SLOTS);
  if (!isWhole || new Set(numbers).size < TOP13_SLOTS) return fail({ code: 'top13-code-damaged' });

  const songs: string[] = [];
  for (const number of numbers) {
    const song = songOf(number);
    if (song === undefined) return fail({ code: 'top13-code-song', number });
    songs.push(song);
  }
  return ok(songs);
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
