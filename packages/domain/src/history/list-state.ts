import type { Numbering } from './numbering.ts';
import { songIdsIn, toMashup, type SetListDraft, type SetSong } from '../set-list/set-list.ts';

/**
 * A list in few bytes: two signs a song, each of six bits (RFC 4648, the alphabet for addresses), `AA` for an empty slot.
 * What is empty at the end is left out.
 */
export type PackedState = string;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...SIGNS].map((sign, value) => [sign, value]));

const EMPTY = 0;
/** In a set list: an era begins, whose number follows; the surprise songs; the next two songs are a mashup. */
const ERA = 4095;
const SURPRISE = 4094;
const MASHUP = 4093;

/** Packs songs or albums in their order. What has no number counts as an empty slot. */
export function packOrder(
  items: readonly (string | null)[],
  numberOf: (id: string) => number | undefined,
): PackedState {
  return pack(items.map((item) => (item === null ? EMPTY : (numberOf(item) ?? EMPTY))));
}

/** The order that was packed. What the catalogue no longer knows is an empty slot. */
export function unpackOrder(
  packed: PackedState,
  idOf: (number: number) => string | undefined,
): readonly (string | null)[] {
  return unpack(packed).map((number) => (number === EMPTY ? null : (idOf(number) ?? null)));
}

/** Packs a set list with its eras in running order. One without any song is the empty text. */
export function packSetList({ entries }: SetListDraft, numbering: Numbering): PackedState {
  const numbersOf = (song: SetSong | null): readonly number[] => {
    if (song === null) return [EMPTY];
    const numbers = songIdsIn(song).map((id) => numbering.ofSong(id) ?? EMPTY);
    return numbers.length > 1 ? [MASHUP, ...numbers.slice(0, 2)] : numbers;
  };
  const packed = entries.flatMap((entry) =>
    entry.kind === 'surprise'
      ? [SURPRISE, ...numbersOf(entry.guitar), ...numbersOf(entry.piano)]
      : [ERA, numbering.ofEra(entry.era) ?? EMPTY, ...entry.songs.flatMap(numbersOf)],
  );
  const hasSongs = entries.some((entry) =>
    entry.kind === 'surprise' ? (entry.guitar ?? entry.piano) !== null : entry.songs.length > 0,
  );
  return hasSongs ? pack(packed) : '';
}

/** The set list that was packed. What the catalogue no longer knows is left out. */
export function unpackSetList(packed: PackedState, numbering: Numbering): SetListDraft {
  const parts: { readonly mark: number; readonly numbers: number[] }[] = [];
  for (const number of unpack(packed)) {
    if (number === ERA || number === SURPRISE) parts.push({ mark: number, numbers: [] });
    else parts.at(-1)?.numbers.push(number);
  }
  return {
    entries: parts.flatMap(({ mark, numbers }): SetListDraft['entries'] => {
      if (mark === SURPRISE) {
        const [guitar = null, piano = null] = songsOf(numbers, numbering);
        return [{ kind: 'surprise', guitar, piano }];
      }
      const era = numbering.eraOf(numbers[0] ?? EMPTY);
      if (era === undefined) return [];
      const songs = songsOf(numbers.slice(1), numbering).filter((song) => song !== null);
      return [{ kind: 'era', era, songs }];
    }),
  };
}

function songsOf(numbers: readonly number[], { songOf }: Numbering): readonly (SetSong | null)[] {
  const songs: (SetSong | null)[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    if (numbers[at] !== MASHUP) {
      songs.push(songOf(numbers[at] ?? EMPTY) ?? null);
      continue;
    }
    const [first, second] = [songOf(numbers[at + 1] ?? EMPTY), songOf(numbers[at + 2] ?? EMPTY)];
    songs.push(
      first !== undefined && second !== undefined ? toMashup(first, second) : (first ?? second ?? null),
    );
    at += 2;
  }
  return songs;
}

function pack(numbers: readonly number[]): PackedState {
  const end = numbers.findLastIndex((number) => number !== EMPTY) + 1;
  return numbers
    .slice(0, end)
    .map((number) => SIGNS.charAt(number >> 6) + SIGNS.charAt(number & 63))
    .join('');
}

function unpack(packed: PackedState): readonly number[] {
  const numbers: number[] = [];
  for (let at = 0; at + 1 < packed.length; at += 2) {
    const [high, low] = [VALUES.get(packed.charAt(at)), VALUES.get(packed.charAt(at + 1))];
    numbers.push(high === undefined || low === undefined ? EMPTY : high * SIGNS.length + low);
  }
  return numbers;
}
