import type { Song } from '@thirteen/contract/catalogue.ts';
import { editSetList } from '@thirteen/domain/set-list/edit-set-list.ts';
import type { SetListProblem } from '@thirteen/domain/set-list/set-list-rules.ts';
import {
  countSetList,
  listUses,
  MAX_ERA_SONGS,
  SHOW_SONGS,
  toMashup,
  type SetListDraft,
  type SetSong,
} from '@thirteen/domain/set-list/set-list.ts';
import type { AddTarget } from '#features/set-list/set-list-context.ts';
import { boxWords, dialogWords, refusalWords } from '#features/set-list/set-list.words.ts';
import type { SongChoice } from './song-choice.ts';

/** One song of the era's own list. A box that can't be ticked says why, or where the song is already. */
export type SongBox = {
  readonly id: string;
  readonly title: string;
  readonly isTicked: boolean;
  readonly isDisabled: boolean;
  /** What is said of this song alone; of a limit, which is the same for all, `SongPlan.room` tells. */
  readonly note: string | undefined;
};

/** What Save would add, and why it can't yet. */
export type SongPlan = {
  readonly songs: readonly SetSong[];
  /** In words; undefined where Save works. */
  readonly reason: string | undefined;
  readonly boxes: readonly SongBox[];
  /** Why no other song can be ticked where `reason` doesn't say so, else how many more there is room for beside what is ticked. */
  readonly room: string | undefined;
};

// Ids that no song has: while none is chosen, what the rules refuse of these they would refuse of all.
const ANY_SONG = '?';
const ANY_MASHUP = '?/!';

/**
 * Looks at a choice by the rules of the tour. `own` are the songs of the era's album, in its order: a box each, but for
 * a mashup, which is added by itself.
 */
export function planSongs(
  setList: SetListDraft,
  target: AddTarget,
  own: readonly Song[],
  choice: SongChoice,
): SongPlan {
  const uses = listUses(setList);
  const { first, isMashup } = choice;
  const boxed = isMashup ? [] : own;
  const ticked = boxed
    .map((song) => song['_id'])
    .filter((id) => choice.ticked.has(id) && !uses.has(id) && id !== first);
  const inFields = songInFields(choice);
  const songs = [...(inFields === undefined ? [] : [inFields]), ...ticked];
  const isHalf = isMashup && inFields === undefined;
  const planned = isHalf ? [ANY_MASHUP] : songs;
  const problem = findProblem(setList, target, planned.length === 0 ? [ANY_SONG] : planned);
  // Of songs that break no other rule: only how many there are counts.
  const oneMore = [...planned, ANY_SONG].map((_, index) => `${ANY_SONG}${index}`);
  const limit = isMashup ? undefined : findProblem(setList, target, oneMore);

  return {
    songs,
    reason: problem
      ? refuse(problem, planned.length)
      : isHalf || songs.length === 0
        ? askFor(choice)
        : undefined,
    boxes: boxed.map(({ _id: id, title }) => {
      const isTicked = ticked.includes(id);
      const place = uses.get(id);
      const note = place === undefined ? undefined : boxWords.used(place);
      const isAbove = id === first;
      return {
        id,
        title,
        isTicked,
        isDisabled: place !== undefined || isAbove || (limit !== undefined && !isTicked),
        note: note ?? (isAbove ? boxWords.above : undefined),
      };
    }),
    room: limit ? sayLimit(limit, problem) : roomBeside(ticked, roomFor(setList, target) - planned.length),
  };
}

function songInFields({ first, second, isMashup }: SongChoice): SetSong | undefined {
  if (!isMashup) return first;
  return first === undefined || second === undefined ? undefined : toMashup(first, second);
}

function askFor({ first, isMashup }: SongChoice): string {
  return isMashup && first !== undefined ? dialogWords.secondMissing : dialogWords.missing;
}

/** The first rule that songs would break here. */
function findProblem(
  setList: SetListDraft,
  target: AddTarget,
  songs: readonly SetSong[],
): SetListProblem | undefined {
  const edited = editSetList(
    setList,
    target.kind === 'era'
      ? { kind: 'add', era: target.era, songs }
      : { kind: 'pick', instrument: target.instrument, song: songs[0] ?? ANY_SONG },
  );
  return edited.ok ? undefined : edited.problem;
}

/** Why so many songs can't be added; a show that still has room says for how many. */
function refuse(problem: SetListProblem, planned: number): string {
  const room = problem.code === 'set-list-too-many-songs' ? problem.limit - problem.count + planned : 0;
  return room > 0 ? boxWords.showHasRoom(room) : refusalWords[problem.code];
}

/** Why there can't be one more song beside those that are chosen. A show that these fill is no fault. */
function sayLimit(limit: SetListProblem, problem: SetListProblem | undefined): string | undefined {
  if (problem?.code === limit.code) return undefined;
  return limit.code === 'set-list-too-many-songs' ? boxWords.fillsShow : refusalWords[limit.code];
}

function roomBeside(ticked: readonly string[], left: number): string | undefined {
  return ticked.length === 0 ? undefined : boxWords.room(ticked.length, left);
}

/** How many songs can be added at all. */
function roomFor(setList: SetListDraft, target: AddTarget): number {
  const entry = setList.entries.find(
    (each) => each.kind === 'era' && target.kind === 'era' && each.era === target.era,
  );
  const held = entry?.kind === 'era' ? entry.songs.length : 0;
  return Math.min(MAX_ERA_SONGS - held, SHOW_SONGS - countSetList(setList).showSongs);
}
