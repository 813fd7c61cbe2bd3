import type { EraEntry, SentEntry } from '@thirteen/contract/set-list.ts';
import { isSameShow } from '@thirteen/domain/set-list/published-set-list.ts';
import { checkDraft } from '@thirteen/domain/set-list/set-list-rules.ts';
import {
  emptySetList,
  eraName,
  songsOfEntry,
  SURPRISE_ERA,
  surpriseInstruments,
  type SetListDraft,
  type SetListEntry,
  type SetSong,
  type SurpriseSet,
} from '@thirteen/domain/set-list/set-list.ts';

/** The fan's set list: as the server has it, or as it is to be saved. One that was never saved has no entries. */
export type SetListState = SetListDraft & {
  /** Of what the server has: friends see this very show. Of what is to be saved: it is to be verified. */
  readonly verified: boolean;
  /** Of what the server has: since when friends see a version of it, as ISO 8601 in UTC. */
  readonly publishedAt?: string;
  /** Of what the server has: the last Verify failed. */
  readonly hasFailed?: true;
  /** Of what is to be saved: the public page is to be taken away with it. */
  readonly withdraws?: true;
  /** Of what is to be saved: it is what Reset left, with nothing done to it since. */
  readonly isReset?: true;
};

export const NEVER_SAVED: SetListState = { entries: [], verified: false };

/** Reads the API's entries, which come in the order of the show. */
export function toState(
  entries: readonly EraEntry[],
  { verified, publishedAt }: { readonly verified: boolean; readonly publishedAt?: string },
): SetListState {
  return {
    entries: entries.map((entry): SetListEntry =>
      entry.era === SURPRISE_ERA
        ? { kind: 'surprise', guitar: entry.guitarSong?._id ?? null, piano: entry.pianoSong?._id ?? null }
        : { kind: 'era', era: entry.era, songs: entry.songs.map(({ _id }) => _id) },
    ),
    verified,
    ...(publishedAt !== undefined && { publishedAt }),
  };
}

/** What describes a song to the server beside its id; only the id counts there. */
export type DescribeSong = (song: SetSong) => {
  readonly _id: string;
  readonly title: string;
  readonly audioSource: string;
  readonly isMashup: boolean;
};

/** The entries as the API takes them. */
export function toSent({ entries }: SetListDraft, describe: DescribeSong): SentEntry[] {
  return entries.map((entry, index) => ({
    era: eraName(entry),
    order: index + 1,
    songs: songsOfEntry(entry).map(describe),
    ...(entry.kind === 'surprise' && {
      guitarSong: entry.guitar === null ? null : describe(entry.guitar),
      pianoSong: entry.piano === null ? null : describe(entry.piano),
    }),
  }));
}

/** A set list with every era of the catalogue: those that it does not have yet come last. */
export function withAllEras(
  setList: SetListDraft,
  albums: readonly { readonly era: string | null; readonly onTour: boolean }[],
): SetListDraft {
  const names = new Set(setList.entries.map(eraName));
  const missing = emptySetList({ albums }).entries.filter((entry) => !names.has(eraName(entry)));
  return missing.length === 0 ? setList : { entries: [...setList.entries, ...missing] };
}

/** Whether two states are the same show, and what one of them asks for is true of the other. */
export function isSameSetList(a: SetListState, b: SetListState): boolean {
  return isSameShow(a, b) && meets(b, a) && meets(a, b);
}

function meets(state: SetListState, wish: SetListState): boolean {
  const isVerified = !asksToVerify(wish) || state.verified;
  const isWithdrawn = !wish.withdraws || state.withdraws === true || state.publishedAt === undefined;
  return isVerified && isWithdrawn;
}

/** What the server has verified has a time, so that it asks for nothing. */
function asksToVerify({ verified, publishedAt }: SetListState): boolean {
  return verified && publishedAt === undefined;
}

/**
 * Repeats on `theirs` what was done between `from` and `mine`, era by era. Undefined where both put the same things in
 * order, or where the result would break a rule that even a draft keeps.
 */
export function mergeStates(
  from: SetListState,
  mine: SetListState,
  theirs: SetListState,
): SetListState | undefined {
  const order = pick(from.entries.map(eraName), mine.entries.map(eraName), theirs.entries.map(eraName));
  if (!order) return undefined;
  const merged = order.map((era) => mergeEntry(...entriesOf(era, [from, mine, theirs])));
  if (merged.includes(undefined)) return undefined;
  const draft = { entries: merged.flatMap((entry) => entry ?? []) };
  if (checkDraft(draft).length > 0) return undefined;
  const verified = [mine, theirs].some((state) => asksToVerify(state) && isSameShow(state, draft));
  const withdraws = [mine, theirs].some((state) => state.withdraws);
  return { ...draft, verified, ...(withdraws && { withdraws }) };
}

type Three = readonly [SetListEntry | undefined, SetListEntry | undefined, SetListEntry | undefined];

function entriesOf(
  era: string,
  [from, mine, theirs]: readonly [SetListDraft, SetListDraft, SetListDraft],
): Three {
  const find = ({ entries }: SetListDraft) => entries.find((entry) => eraName(entry) === era);
  return [find(from), find(mine), find(theirs)];
}

/** Of three values the one that somebody changed; undefined where both did, differently. */
function pick<Value>(from: Value, mine: Value, theirs: Value): Value | undefined {
  const [a, b, c] = [from, mine, theirs].map((value) => JSON.stringify(value));
  if (b === a || b === c) return theirs;
  return c === a ? mine : undefined;
}

function mergeEntry(...[from, mine, theirs]: Three): SetListEntry | undefined {
  const whole = pick(from, mine, theirs);
  if (whole || !mine || !theirs) return whole;
  if (mine.kind === 'surprise')
    return theirs.kind === 'surprise' ? mergePicks(from, mine, theirs) : undefined;
  if (theirs.kind === 'surprise') return undefined;
  const songs = mergeSongs(from ? songsOfEntry(from) : [], mine.songs, theirs.songs);
  return songs && { ...theirs, songs };
}

function mergePicks(
  from: SetListEntry | undefined,
  mine: SurpriseSet,
  theirs: SurpriseSet,
): SurpriseSet | undefined {
  const before = from?.kind === 'surprise' ? from : { guitar: null, piano: null };
  const [guitar, piano] = surpriseInstruments.map((instrument) =>
    pick(before[instrument], mine[instrument], theirs[instrument]),
  );
  return guitar === undefined || piano === undefined ? undefined : { kind: 'surprise', guitar, piano };
}

/** Takes away from `theirs` what was removed and appends what was added; a new order of the rest does not go together. */
function mergeSongs(
  from: readonly SetSong[],
  mine: readonly SetSong[],
  theirs: readonly SetSong[],
): readonly SetSong[] | undefined {
  const kept = mine.filter((song) => from.includes(song));
  const isSameOrder = from.filter((song) => mine.includes(song)).every((song, index) => song === kept[index]);
  if (!isSameOrder) return undefined;
  const rest = theirs.filter((song) => mine.includes(song) || !from.includes(song));
  return [...rest, ...mine.filter((song) => !from.includes(song) && !rest.includes(song))];
}
