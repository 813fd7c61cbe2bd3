import type { Result } from '@thirteen/domain/result.ts';
import type { Top13, Top13Problem } from '@thirteen/domain/top13/top13.ts';
import type { Database } from '#platform/db/database.ts';
import type { StoredList } from '#platform/db/lists.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { isCurrent, type IfMatch } from '#platform/http/revision.ts';
import { readTop13, saveTop13 } from './top13.repository.ts';

type Change = { readonly userId: string; readonly ifMatch: IfMatch; readonly now: () => number };

/**
 * Changes a Top 13 in one transaction: read, rule and write, so that two requests can't put one song into two slots.
 * A result that equals what is stored changes nothing, whatever revision the client knew. Throws HttpProblem `stale`
 * over a newer revision, or the problem of the rule.
 */
export function changeTop13(
  database: Database,
  { userId, ifMatch, now }: Change,
  rule: (top13: Top13) => Result<Top13, Top13Problem>,
): Promise<StoredList<Top13>> {
  return database.writeForUser(userId, async (tx) => {
    const stored = await readTop13(tx, userId);
    const changed = rule(stored.items);
    if (changed.ok && isSame(changed.value, stored.items)) return stored;
    if (!isCurrent(ifMatch, stored.revision)) throw new HttpProblem('stale');
    if (!changed.ok) throw new HttpProblem(changed.problem.code);

    const at = new Date(now()).toISOString();
    const revision = await saveTop13(tx, userId, { top13: changed.value, after: stored.revision, at });
    if (revision === undefined) throw new HttpProblem('stale');
    return { items: changed.value, revision };
  });
}

function isSame(a: Top13, b: Top13): boolean {
  return a.every((id, index) => id === b[index]);
}
