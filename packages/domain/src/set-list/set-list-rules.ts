import { fail, ok, type Result } from '../result.ts';
import {
  countSetList,
  eraName,
  isMashup,
  MAX_ERA_SONGS,
  MAX_MASHUPS,
  SHOW_SONGS,
  songIdsIn,
  songsOfEntry,
  SURPRISE_SONGS,
  type SetListDraft,
} from './set-list.ts';

/** Why a set list breaks a rule, with what is needed to say so. `songId` is one song of the catalogue. */
export type SetListProblem =
  | { readonly code: 'set-list-song-count'; readonly count: number; readonly needed: number }
  | { readonly code: 'set-list-too-many-songs'; readonly count: number; readonly limit: number }
  | { readonly code: 'set-list-surprise-count'; readonly count: number; readonly needed: number }
  | { readonly code: 'set-list-too-many-mashups'; readonly count: number; readonly limit: number }
  | { readonly code: 'set-list-era-empty'; readonly era: string }
  | {
      readonly code: 'set-list-era-full';
      readonly era: string;
      readonly count: number;
      readonly limit: number;
    }
  | { readonly code: 'set-list-song-used'; readonly songId: string; readonly era: string }
  | { readonly code: 'set-list-unknown-song'; readonly songId: string; readonly era: string };

/** A set list that passed every rule of the tour. Only `verifySetList` makes one. */
export type VerifiedSetList = SetListDraft & { readonly __brand: 'VerifiedSetList' };

type Rule = (setList: SetListDraft) => readonly SetListProblem[];

/** What not even a draft may break, so that no change leads to a state from which a fan must first take back. */
const DRAFT_RULES: readonly Rule[] = [
  usesNoSongTwice,
  holdsNotTooManySongs,
  keepsMashupsRare,
  keepsErasShort,
];

/** What a whole show needs besides. */
const SHOW_RULES: readonly Rule[] = [fillsTheShow, hasTwoSurpriseSongs, fillsEachEra];

/** What a set list under way breaks. Empty: it may be saved. */
export const checkDraft: Rule = (setList) => DRAFT_RULES.flatMap((rule) => rule(setList));

/** Everything that stands between a set list and the show. Empty: it complies. */
export const checkSetList: Rule = (setList) => [
  ...checkDraft(setList),
  ...SHOW_RULES.flatMap((rule) => rule(setList)),
];

/** The only way from a draft to a verified set list. */
export function verifySetList(setList: SetListDraft): Result<VerifiedSetList, readonly SetListProblem[]> {
  const problems = checkSetList(setList);
  return problems.length === 0 ? ok(setList as VerifiedSetList) : fail(problems);
}

/** Songs that the catalogue does not know. Apart from the rules, since it needs the catalogue. */
export function findUnknownSongs(
  setList: SetListDraft,
  songsById: { readonly has: (id: string) => boolean },
): readonly SetListProblem[] {
  return setList.entries.flatMap((entry) =>
    songsOfEntry(entry)
      .flatMap(songIdsIn)
      .filter((songId) => !songsById.has(songId))
      .map((songId) => ({ code: 'set-list-unknown-song' as const, songId, era: eraName(entry) })),
  );
}

function usesNoSongTwice({ entries }: SetListDraft): readonly SetListProblem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) =>
    songsOfEntry(entry)
      .flatMap(songIdsIn)
      .filter((songId) => seen.size === seen.add(songId).size)
      .map((songId) => ({ code: 'set-list-song-used' as const, songId, era: eraName(entry) })),
  );
}

function holdsNotTooManySongs(setList: SetListDraft): readonly SetListProblem[] {
  const { showSongs } = countSetList(setList);
  if (showSongs <= SHOW_SONGS) return [];
  return [{ code: 'set-list-too-many-songs', count: showSongs, limit: SHOW_SONGS }];
}

function keepsMashupsRare({ entries }: SetListDraft): readonly SetListProblem[] {
  const count = entries.flatMap(songsOfEntry).filter(isMashup).length;
  return count <= MAX_MASHUPS ? [] : [{ code: 'set-list-too-many-mashups', count, limit: MAX_MASHUPS }];
}

function keepsErasShort({ entries }: SetListDraft): readonly SetListProblem[] {
  return entries.flatMap((entry) => {
    const count = entry.kind === 'era' ? entry.songs.length : 0;
    return count <= MAX_ERA_SONGS
      ? []
      : [{ code: 'set-list-era-full' as const, era: eraName(entry), count, limit: MAX_ERA_SONGS }];
  });
}

function fillsTheShow(setList: SetListDraft): readonly SetListProblem[] {
  const { showSongs } = countSetList(setList);
  return showSongs >= SHOW_SONGS
    ? []
    : [{ code: 'set-list-song-count', count: showSongs, needed: SHOW_SONGS }];
}

function hasTwoSurpriseSongs(setList: SetListDraft): readonly SetListProblem[] {
  const { surpriseSongs } = countSetList(setList);
  if (surpriseSongs === SURPRISE_SONGS) return [];
  return [{ code: 'set-list-surprise-count', count: surpriseSongs, needed: SURPRISE_SONGS }];
}

function fillsEachEra({ entries }: SetListDraft): readonly SetListProblem[] {
  return entries
    .filter((entry) => entry.kind === 'era' && entry.songs.length === 0)
    .map((entry) => ({ code: 'set-list-era-empty' as const, era: eraName(entry) }));
}
