import type { ProblemCode } from '@thirteen/contract/problems.ts';
import type { Result } from '@thirteen/domain/result.ts';
import type { Database } from '#platform/db/database.ts';
import {
  findListToChange,
  notePlaced,
  saveList,
  type ListName,
  type ListToChange,
  type StoredList,
} from '#platform/saving/lists.repository.ts';
import type { Tx } from '#platform/db/tables.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { IfMatch } from '#platform/http/entity-tags.ts';

/**
 * Told of each change of a list, in the transaction that makes it, and of each change of what of it was placed, where
 * `before` and `after` are the same. JSON text of the items; undefined: never saved. `placedBefore` and `placed` as stored.
 */
export type ListChanged = (
  tx: Tx,
  change: {
    readonly userId: string;
    readonly list: ListName;
    readonly before: string | undefined;
    readonly placedBefore: string | null;
    readonly after: string;
    readonly placed: string | null;
    /** When the list was changed last before, and now, as ISO 8601 in UTC. */
    readonly beforeAt: string | undefined;
    readonly at: string;
    /** Whether past states of the fan's lists are kept. */
    readonly keepsHistory: boolean;
    /** Since when everyone may see the fan's profile; null: they may not. Undefined where the list was never saved before. */
    readonly publicSince: string | null | undefined;
  },
) => Promise<void>;

/** What every change of a list needs. */
type ChangeParts = { readonly database: Database; readonly now: () => number };

/** `changeList` with all that the site keeps of lists, which `app/save-list.ts` names. */
export type SaveList = <Items>(change: ListChange<Items>) => Promise<SavedItems<Items>>;

/** What a feature with lists of a fan is given. */
export type ListParts = ChangeParts & { readonly saveList: SaveList };

/** Why a rule refuses a change, as the API tells it. */
export type ListProblem = {
  readonly code: ProblemCode;
  readonly field?: string;
  readonly message?: string;
  readonly details?: readonly unknown[];
};

type Rule<Items> = {
  readonly userId: string;
  readonly ifMatch: IfMatch;
  /** What a list that was never saved counts as, where that is a list of its own: saving it is no change. */
  readonly empty?: Items;
  /** What the list becomes, from what is stored; undefined: never saved. */
  readonly rule: (stored: Items | undefined) => Result<Items, ListProblem>;
};

/** Where something of a fan's is kept as JSON text, with a revision that grows by one with each change. */
export type RecordStore<Items> = {
  readonly find: (tx: Tx) => Promise<StoredList<string> | undefined>;
  /** Saves over the revision `after`; undefined where a newer one was saved meanwhile. `before`: the text stored so far. */
  readonly save: (
    tx: Tx,
    saved: {
      readonly items: Items;
      readonly text: string;
      readonly before: string | undefined;
      readonly after: number;
      readonly at: string;
    },
  ) => Promise<number | undefined>;
  /** Told that what is stored stays as it is, over a revision that the client knows. */
  readonly unchanged?: (tx: Tx, items: Items) => Promise<void>;
};

type ListChange<Items> = Rule<Items> & {
  readonly list: ListName;
  /** What of the list the fan placed, as it is stored; all of it where this is left out. */
  readonly placedOf?: (items: Items) => string | null;
};

type SavedItems<Items> = StoredList<Items> & { readonly placed: string | null };

/**
 * Changes a list in one transaction: read, rule, write, and what `listChanged` does. A result that equals what is stored changes
 * nothing, whatever revision the client knew. Throws HttpProblem `stale` over a newer revision, or the rule's problem.
 */
export async function changeList<Items>(
  { listChanged, ...parts }: ChangeParts & { readonly listChanged: ListChanged },
  { list, placedOf, ...change }: ListChange<Items>,
): Promise<SavedItems<Items>> {
  const { userId } = change;
  const key = { userId, list };
  let noted: string | null = null;
  let found: ListToChange | undefined;
  const told = (at: string) => ({
    userId,
    list,
    placedBefore: noted,
    beforeAt: found?.updatedAt,
    at,
    keepsHistory: (found?.historyOffSince ?? null) === null,
    publicSince: found?.publicSince,
  });
  const saved = await changeRecord(parts, change, {
    async find(tx) {
      found = await findListToChange(tx, key);
      noted = found?.placed ?? null;
      return found;
    },
    async save(tx, { items, text, before, after, at }) {
      const placed = placedOf?.(items) ?? null;
      const revision = await saveList(tx, key, { items: text, placed, after, at });
      if (revision === undefined) return undefined;
      await listChanged(tx, { ...told(at), before, after: text, placed });
      noted = placed;
      return revision;
    },
    async unchanged(tx, items) {
      const placed = placedOf?.(items) ?? null;
      if (noted === placed) return;
      await notePlaced(tx, key, placed);
      const text = JSON.stringify(items);
      const at = new Date(parts.now()).toISOString();
      await listChanged(tx, { ...told(at), before: text, after: text, placed });
      noted = placed;
    },
  });
  return { ...saved, placed: noted };
}

/** As `changeList`, for what is kept elsewhere than the fan's lists. */
export function changeRecord<Items>(
  { database, now }: ChangeParts,
  { userId, ifMatch = () => true, empty, rule }: Rule<Items>,
  store: RecordStore<Items>,
): Promise<StoredList<Items>> {
  return database.writeForUser(userId, async (tx) => {
    const stored = (await store.find(tx)) ?? unsaved(empty);
    const changed = rule(parseItems<Items>(stored.items));
    const text = changed.ok ? JSON.stringify(changed.value) : undefined;
    const isKnown = ifMatch(stored.revision);
    if (changed.ok && text === stored.items) {
      if (isKnown) await store.unchanged?.(tx, changed.value);
      return { items: changed.value, revision: stored.revision };
    }
    if (!isKnown) throw new HttpProblem('stale');
    if (!changed.ok || text === undefined) throw toHttpProblem(changed);

    const revision = await store.save(tx, {
      items: changed.value,
      text,
      before: stored.revision === 0 ? undefined : stored.items,
      after: stored.revision,
      at: new Date(now()).toISOString(),
    });
    if (revision === undefined) throw new HttpProblem('stale');
    return { items: changed.value, revision };
  });
}

// Only these functions write lists, so that what is stored has the shape of its kind.
function parseItems<Items>(json: string | undefined): Items | undefined {
  return json === undefined ? undefined : (JSON.parse(json) as Items);
}

function unsaved(empty: unknown): StoredList<string | undefined> {
  return { items: empty === undefined ? undefined : JSON.stringify(empty), revision: 0 };
}

function toHttpProblem(result: Result<unknown, ListProblem>): HttpProblem {
  if (result.ok) throw new TypeError('A list that can be saved is no problem');
  const { code, ...context } = result.problem;
  return new HttpProblem(code, context);
}
