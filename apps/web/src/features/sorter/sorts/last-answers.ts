import type { BrowserKey } from '#lib/browser/browser-data.ts';
import { safeStorage } from '#lib/browser/safe-storage.ts';
import { currentSession } from '#lib/session/session.ts';
import { countCommon, isSameState, joinStates, type SortState } from '#features/sorter/sort-state.ts';
import type { Base } from '#lib/saving/list-rules.ts';

/** What a fan made of a sort, with what the server had. */
export type LastAnswers = {
  readonly base: Base<SortState | null>;
  readonly state: SortState;
  /** The answers taken back last, in the order in which they were given: they came after those of `state`. */
  readonly undone?: SortState['answers'];
};

const storage = safeStorage();
const NAME = 'sort-of/';

/**
 * Keeps a fan's sort in the storage that needs no time: the saving queue's takes a moment, and a reload right after a
 * tap would lose that answer.
 */
export function keepLastAnswers(id: string, last: LastAnswers): void {
  const key = keyOf(id);
  if (key !== undefined) storage.setItem(key, JSON.stringify(last));
}

/**
 * The answers that a step from one state to the next takes back, with those that the steps before it took back; none
 * where it is no undo.
 */
export function undoneBy(
  from: SortState | null,
  to: SortState,
  last: LastAnswers | undefined,
): SortState['answers'] {
  if (from === null || from.answers.length <= to.answers.length) return [];
  if (countCommon(to, from) < to.answers.length) return [];
  const before = last?.undone !== undefined && isSameState(last.state, from) ? last.undone : [];
  return [...from.answers.slice(to.answers.length), ...before];
}

/**
 * What is to become of a sort that was seen elsewhere, by what was kept last: an answer that is seen and was taken back
 * stays away, and all others of both are kept.
 */
export function withLastAnswers(last: LastAnswers, seen: SortState | null): SortState | null {
  const { state, undone = [] } = last;
  if (seen !== null && seen.answers.length > state.answers.length) {
    const taken = { ...state, answers: [...state.answers, ...undone] };
    if (countCommon(seen, taken) === seen.answers.length) return state;
  }
  return joinStates(state, seen);
}

/** What was kept of a sort and not acknowledged since. */
export function readLastAnswers(id: string): LastAnswers | undefined {
  const key = keyOf(id);
  const text = key === undefined ? null : storage.getItem(key);
  // Written by `keepLastAnswers` alone.
  return text === null ? undefined : (JSON.parse(text) as LastAnswers);
}

/** The server has this state, or the sort is gone. */
export function dropLastAnswers(id: string, saved: SortState | null): void {
  const [key, last] = [keyOf(id), readLastAnswers(id)];
  if (key && last && (saved === null || isSameState(last.state, saved))) storage.removeItem(key);
}

function keyOf(id: string): BrowserKey | undefined {
  const username = currentSession()?.username;
  return username === undefined ? undefined : keyFor(username, id);
}

function keyFor(username: string, id: string): BrowserKey {
  return `${NAME}${username.toLowerCase()}/${id}`;
}
