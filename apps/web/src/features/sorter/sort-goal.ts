import { SINGLES_KEY, SINGLES_RANKING } from '@thirteen/domain/catalogue/catalogue.ts';
import type { StoredGoal } from '@thirteen/contract/sorter.ts';

/** A ranking of the fan's that a sort can be saved as. Tracks are numbered from 1. */
export type RankedList =
  | { readonly kind: 'top13' }
  | { readonly kind: 'album'; readonly album: string }
  | { readonly kind: 'all-songs' }
  | { readonly kind: 'track'; readonly track: number }
  | { readonly kind: 'all-albums' };

/** What a sort is for: a whole ranking, songs that are new to one, or a selection that is no ranking of the site. */
export type SortGoal =
  | { readonly kind: 'list'; readonly list: RankedList }
  | { readonly kind: 'new-songs'; readonly list: RankedList }
  | { readonly kind: 'selection' };

const NEW_SONGS = 'new-';

/** The text that stands for a goal in addresses and in what is kept: `top13`, `album-red`, `track-5`, `new-all-songs`. */
export function goalName(goal: SortGoal): string {
  if (goal.kind === 'selection') return goal.kind;
  return goal.kind === 'list' ? listName(goal.list) : NEW_SONGS + listName(goal.list);
}

/** Reads what `goalName` wrote; undefined for any other text. An album's key is not looked up. */
export function readGoal(text: string | null): SortGoal | undefined {
  if (text === null) return undefined;
  if (text === 'selection') return { kind: 'selection' };
  const isForNew = text.startsWith(NEW_SONGS);
  const list = readList(isForNew ? text.slice(NEW_SONGS.length) : text);
  return list && { kind: isForNew ? 'new-songs' : 'list', list };
}

/** A goal as the calls of the API name it. */
export function toStoredGoal(goal: SortGoal): StoredGoal {
  if (goal.kind === 'selection') return { kind: 'selection' };
  const { list } = goal;
  if (goal.kind === 'new-songs') return { kind: 'new-songs', of: listName(list) };
  if (list.kind === 'album')
    return { kind: 'album', of: list.album === SINGLES_KEY ? SINGLES_RANKING : list.album };
  return list.kind === 'track' ? { kind: 'track', of: String(list.track) } : { kind: list.kind };
}

/** Reads what the API says a sort is for; a selection where that is nothing known here. */
export function fromStoredGoal({ kind, of = '' }: StoredGoal): SortGoal {
  const name = kind === 'album' && of === SINGLES_RANKING ? SINGLES_KEY : of;
  const text = { album: `album-${name}`, track: `track-${name}`, 'new-songs': NEW_SONGS + name };
  return readGoal(kind in text ? text[kind as keyof typeof text] : kind) ?? { kind: 'selection' };
}

/** The ranking that a sort of this goal is saved as. */
export function listOf(goal: SortGoal): RankedList | undefined {
  return goal.kind === 'selection' ? undefined : goal.list;
}

/** The text that stands for a ranking: `goalName` of the goal to sort it. */
export function listName(list: RankedList): string {
  if (list.kind === 'album') return `album-${list.album}`;
  return list.kind === 'track' ? `track-${list.track}` : list.kind;
}

function readList(text: string): RankedList | undefined {
  if (text === 'top13' || text === 'all-songs' || text === 'all-albums') return { kind: text };
  const { kind, name = '' } = /^(?<kind>album|track)-(?<name>.+)$/.exec(text)?.groups ?? {};
  if (kind === 'album') return { kind, album: name };
  return kind === 'track' && /^[1-9]\d?$/.test(name) ? { kind, track: Number(name) } : undefined;
}
