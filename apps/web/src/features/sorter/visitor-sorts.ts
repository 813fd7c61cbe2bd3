import { safeStorage } from '#lib/safe-storage.ts';
import type { KeptSort } from './kept-sort.ts';
import { fromSortState, toSortLine, toSortState, type SortLine, type SortState } from './sort-state.ts';

/** The ids stand under this name, the sorts under it with their ids. */
const NAME = 'sorter/';

const storage = safeStorage();
const listeners = new Set<() => void>();
let known: ReadonlyMap<string, SortState> | undefined;
let lines: readonly SortLine[] | undefined;

/** What a visitor sorts, in this browser's storage: each change at once, so that a pause leaves nothing to save. */
export const visitorSorts = {
  /** The same object until something changes; the sort changed last first. */
  list: (): readonly SortLine[] => (lines ??= Array.from(states(), ([id, state]) => toSortLine(id, state))),
  find: (id: string): KeptSort | undefined => {
    const state = states().get(id);
    return state && fromSortState(id, state);
  },
  keep: (sort: KeptSort): void => {
    const state = toSortState(sort);
    storage.setItem(`${NAME}${sort.id}`, JSON.stringify(state));
    become(new Map([[sort.id, state], ...[...states()].filter(([id]) => id !== sort.id)]));
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

function states(): ReadonlyMap<string, SortState> {
  const ids = storage.getItem(NAME)?.split(' ').filter(Boolean) ?? [];
  known ??= new Map(
    ids.flatMap((id) => {
      const state = parse(storage.getItem(`${NAME}${id}`));
      return state ? [[id, state] as const] : [];
    }),
  );
  return known;
}

function become(next: ReadonlyMap<string, SortState>): void {
  known = next;
  if (next.size === 0) storage.removeItem(NAME);
  else storage.setItem(NAME, [...next.keys()].join(' '));
  tell();
}

function tell(): void {
  lines = undefined;
  for (const listener of listeners) listener();
}

function parse(text: string | null): SortState | undefined {
  try {
    // Written by `keep` alone; whatever else stands there is not ours.
    return text === null ? undefined : (JSON.parse(text) as SortState);
  } catch {
    return undefined;
  }
}

if (typeof window !== 'undefined') {
  // What another tab did.
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !key.startsWith(NAME)) return;
    known = undefined;
    tell();
  });
}
