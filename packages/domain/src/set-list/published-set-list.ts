import { verifySetList } from './set-list-rules.ts';
import type { SetListDraft } from './set-list.ts';

/** The version that friends see, and since when (ISO 8601 in UTC). It stays while the fan edits the draft. */
export type PublishedSetList = SetListDraft & { readonly at: string };

/** A set list as it is kept: the draft, and the version that was published last. */
export type StoredSetList = SetListDraft & { readonly published: PublishedSetList | null };

/** What friends see: nothing, the very draft, or a version from before. */
export type Publication = 'none' | 'current' | 'older';

/** How a save changes the published version beside the draft. */
export type Publishing = {
  /**
   * `publish`: a draft that complies takes the place of what is published. `follow`: so it does, and one that doesn't
   * comply takes what is published away. `keep`: only the draft changes.
   */
  readonly mode: 'publish' | 'follow' | 'keep';
  /** Takes away what was published before. */
  readonly withdraws: boolean;
};

export function publicationOf({ entries, published }: StoredSetList): Publication {
  if (published === null) return 'none';
  return isSameShow({ entries }, published) ? 'current' : 'older';
}

/** The set list after a save of `draft`. Publishing again what is published changes nothing, its time included. */
export function withSaved(
  before: StoredSetList | undefined,
  { entries }: SetListDraft,
  { mode, withdraws }: Publishing,
  at: string,
): StoredSetList {
  const kept = withdraws ? null : (before?.published ?? null);
  if (mode === 'keep') return { entries, published: kept };
  if (!verifySetList({ entries }).ok) return { entries, published: mode === 'follow' ? null : kept };
  return { entries, published: kept && isSameShow(kept, { entries }) ? kept : { at, entries } };
}

/** Whether two set lists hold the same songs in the same order. */
export function isSameShow(a: SetListDraft, b: SetListDraft): boolean {
  return JSON.stringify(a.entries) === JSON.stringify(b.entries);
}
