import { safeStorage } from '#lib/browser/safe-storage.ts';
import { isSameFan, onSessionEnd } from '#lib/session/session.ts';
import type { KeptSort } from '#features/sorter/sort-view.ts';
import {
  fromSortState,
  toSortLine,
  toSortState,
  type SortLine,
  type SortState,
} from '#features/sorter/sort-state.ts';

/** The ids stand under this name, the sorts under it with their ids. */
const NAME = 'sorter/';

const storage = safeStorage();
const listeners = new Set<() => void>();
/**
 * A sort of this browser. From a login on it has an owner, in whose account it belongs, until the server has it; `isLeft`
 * says that the server refused it.
 */
type VisitorSort = SortState & { readonly owner?: string; readonly isLeft?: boolean };

let known: ReadonlyMap<string, VisitorSort> | undefined;
let lines: readonly SortLine[] | undefined;
let left: { readonly username: string; readonly lines: readonly SortLine[] } | undefined;
const NONE: readonly SortLine[] = [];

/** What a visitor sorts, in this browser's storage: each change at once, so that a pause leaves nothing to save. */
export const visitorSorts = {
  /** The same object until something changes; the sort changed last first. */
  list: (): readonly SortLine[] => (lines ??= linesOf(({ owner }) => owner === undefined)),
  /** The sorts of a fan that did not come into the account; the same object until something changes. */
  listLeft: (username: string | undefined): readonly SortLine[] => {
    if (username === undefined) return NONE;
    if (left?.username !== username)
      left = {
        username,
        lines: linesOf(({ owner = '', isLeft }) => isLeft === true && isSameFan(owner, username)),
      };
    return left.lines;
  },
  /** From now on a sort belongs to a fan, and to nobody else who logs in here. */
  give: (id: string, owner: string): void => change(id, (state) => ({ ...state, owner, isLeft: false })),
  /** Notes that the server refused a sort of the fan's. Answers whether it came from before the login. */
  leave: (id: string): boolean => {
    change(id, (state) => ({ ...state, isLeft: true }));
    return states().has(id);
  },
  find: (id: string): KeptSort | undefined => {
    const state = states().get(id);
    return state && fromSortState(id, state);
  },
  keep: (sort: KeptSort): void => {
    const others = [...states()].filter(([id]) => id !== sort.id);
    become(new Map([[sort.id, write(sort.id, toSortState(sort))], ...others]));
  },
  drop: (id: string): void => {
    if (!states().has(id)) return;
    storage.removeItem(`${NAME}${id}`);
    become(new Map([...states()].filter(([other]) => other !== id)));
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

function linesOf(isWanted: (sort: VisitorSort) => boolean): readonly SortLine[] {
  return [...states()].flatMap(([id, state]) => (isWanted(state) ? [toSortLine(id, state)] : []));
}

function change(id: string, rule: (state: VisitorSort) => VisitorSort): void {
  const state = states().get(id);
  if (state)
    become(new Map([...states()].map((entry) => (entry[0] === id ? [id, write(id, rule(state))] : entry))));
}

function write(id: string, state: VisitorSort): VisitorSort {
  storage.setItem(`${NAME}${id}`, JSON.stringify(state));
  return state;
}

function states(): ReadonlyMap<string, VisitorSort> {
  const ids = storage.getItem(NAME)?.split(' ').filter(Boolean) ?? [];
  known ??= new Map(
    ids.flatMap((id) => {
      const state = parse(id, storage.getItem(`${NAME}${id}`));
      return state ? [[id, state] as const] : [];
    }),
  );
  return known;
}

function become(next: ReadonlyMap<string, VisitorSort>): void {
  known = next;
  if (next.size === 0) storage.removeItem(NAME);
  else storage.setItem(NAME, [...next.keys()].join(' '));
  tell();
}

function tell(): void {
  lines = undefined;
  left = undefined;
  for (const listener of listeners) listener();
}

function parse(id: string, text: string | null): VisitorSort | undefined {
  if (text === null) return undefined;
  try {
    const state = JSON.parse(text) as VisitorSort;
    // Written by `keep` alone; whatever else stands there, and can't be opened, is not ours.
    fromSortState(id, state);
    return state;
  } catch {
    return undefined;
  }
}

// What was sorted here before the login is that fan's: the next one must not find it.
onSessionEnd((reason) => {
  if (reason === 'logout') for (const id of states().keys()) visitorSorts.drop(id);
});

if (typeof window !== 'undefined') {
  // What another tab did.
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !key.startsWith(NAME)) return;
    known = undefined;
    tell();
  });
}
