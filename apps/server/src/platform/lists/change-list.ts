import type { ProblemCode } from '@thirteen/contract/problems.ts';
import type { Result } from '@thirteen/domain/result.ts';
import type { Database } from '#platform/db/database.ts';
import { findList, saveList, type ListName, type StoredList } from '#platform/db/lists.ts';
import type { Tx } from '#platform/db/tables.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { isCurrent, type IfMatch } from '#platform/http/revision.ts';

/** Told of each change of a list, in the transaction that makes it. JSON text of the items; undefined: never saved. */
export type ListChanged = (
  tx: Tx,
  change: {
    readonly userId: string;
    readonly list: ListName;
    readonly before: string | undefined;
    readonly after: string;
  },
) => Promise<void>;

/** What every change of a list needs. */
export type ListParts = {
  readonly database: Database;
  readonly now: () => number;
  readonly listChanged: ListChanged;
};

/** Why a rule refuses a change, as the API tells it. */
export type ListProblem = {
  readonly code: ProblemCode;
  readonly field?: string;
  readonly message?: string;
  readonly details?: readonly unknown[];
};

type Change<Items> = {
  readonly userId: string;
  readonly list: ListName;
  readonly ifMatch: IfMatch;
  /** What a list that was never saved counts as, where that is a list of its own: saving it is no change. */
  readonly empty?: Items;
  /** What the list becomes, from what is stored; undefined: never saved. */
  readonly rule: (stored: Items | undefined) => Result<Items, ListProblem>;
};

/**
 * Changes a list in one transaction: read, rule, write, statistics. A result that equals what is stored changes
 * nothing, whatever revision the client knew. Throws HttpProblem `stale` over a newer revision, or the rule's problem.
 */
export function changeList<Items>(
  { database, now, listChanged }: ListParts,
  { userId, list, ifMatch, empty, rule }: Change<Items>,
): Promise<StoredList<Items>> {
  return database.writeForUser(userId, async (tx) => {
    const stored = (await findList(tx, { userId, list }, keepText)) ?? unsaved(empty);
    const changed = rule(parseItems<Items>(stored.items));
    const after = changed.ok ? JSON.stringify(changed.value) : undefined;
    if (changed.ok && after === stored.items) return { items: changed.value, revision: stored.revision };
    if (!isCurrent(ifMatch, stored.revision)) throw new HttpProblem('stale');
    if (!changed.ok || after === undefined) throw toHttpProblem(changed);

    const at = new Date(now()).toISOString();
    const revision = await saveList(tx, { userId, list }, { items: after, after: stored.revision, at });
    if (revision === undefined) throw new HttpProblem('stale');
    const before = stored.revision === 0 ? undefined : stored.items;
    await listChanged(tx, { userId, list, before, after });
    return { items: changed.value, revision };
  });
}

// Only `changeList` writes lists, so that what is stored has the shape of its kind.
function parseItems<Items>(json: string | undefined): Items | undefined {
  return json === undefined ? undefined : (JSON.parse(json) as Items);
}

function unsaved(empty: unknown): StoredList<string | undefined> {
  return { items: empty === undefined ? undefined : JSON.stringify(empty), revision: 0 };
}

function keepText(json: string): string {
  return json;
}

function toHttpProblem(result: Result<unknown, ListProblem>): HttpProblem {
  if (result.ok) throw new TypeError('A list that can be saved is no problem');
  const { code, ...context } = result.problem;
  return new HttpProblem(code, context);
}
