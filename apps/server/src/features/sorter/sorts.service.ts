import type { SorterResults, StoredGoal, SortSummary, StoredSort } from '@thirteen/contract/sorter.ts';
import { fail, ok, type Result } from '@thirteen/domain/result.ts';
import {
  checkStoredAnswers,
  countAnswered,
  fromStoredAnswers,
  SORT_LIMITS,
  type StoredAnswer,
  type StoredPlan,
} from '@thirteen/domain/sorter/stored-sort.ts';
import { wonMost } from '@thirteen/domain/sorter/answer.ts';
import type { Database } from '#platform/db/database.ts';
import type { Db } from '#platform/db/tables.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { toEtag, type IfMatch } from '#platform/http/entity-tags.ts';
import { changeRecord, type ListProblem } from '#platform/saving/change-list.ts';
import {
  countSorts,
  findSort,
  listSortSummaries,
  listWholeSorts,
  removeSort,
  writeSort,
} from './sorts.repository.ts';

/** How many sorts a fan may have under way. */
const MAX_SORTS = 20;

/** A sort as it is kept. Answers are never replayed here: what they amount to is the client's to work out. */
export type SortInStore = {
  readonly goal: StoredGoal;
  readonly plan: StoredPlan;
  readonly answers: readonly StoredAnswer[];
  /** How many choices the client expects to come. */
  readonly left: number;
};

/** A sort that was read or changed, and when it was changed last. */
type FoundSort = { readonly sort: SortInStore; readonly revision: number; readonly updatedAt: string };

type SortsParts = { readonly database: Database; readonly now: () => number };
type Change = {
  readonly userId: string;
  readonly id: string;
  readonly ifMatch: IfMatch;
  readonly rule: (stored: SortInStore | undefined) => Result<SortInStore, ListProblem>;
};

/** Changes a sort as lists are changed: over its revision, or not at all. */
export async function changeSort(
  { database, now }: SortsParts,
  { userId, id, ifMatch, rule }: Change,
): Promise<FoundSort> {
  const key = { userId, id };
  let updatedAt = '';
  const { items: sort, revision } = await changeRecord<SortInStore>(
    { database, now },
    { userId, ifMatch, rule },
    {
      async find(tx) {
        const stored = await findSort(tx, key);
        updatedAt = stored?.updatedAt ?? '';
        return stored;
      },
      async save(tx, { items, text, after, at }) {
        if (Buffer.byteLength(text) > SORT_LIMITS.bytes) throw tooLarge();
        if (after === 0 && (await countSorts(tx, userId)) >= MAX_SORTS) throw new HttpProblem('sorts-full');
        updatedAt = at;
        return writeSort(tx, key, { sort: text, summary: JSON.stringify(summarize(items)), after, at });
      },
    },
  );
  return { sort, revision, updatedAt };
}

/** Puts answers at a place, in place of all that stood there and behind it. What stood before was checked already. */
export function withAnswers(
  stored: SortInStore,
  {
    from,
    answers,
    left,
  }: { readonly from: number; readonly answers: readonly StoredAnswer[]; readonly left: number },
): Result<SortInStore, ListProblem> {
  const { length } = stored.answers;
  if (from > length) return fail(invalid('from', `must be at most ${length}, the number of answers stored`));
  if (from + answers.length > SORT_LIMITS.answers)
    return fail(invalid('answers', `must make at most ${SORT_LIMITS.answers} in all`));
  const checked = checkStoredAnswers(answers, stored.plan.items);
  if (!checked.ok) return fail({ code: 'invalid', ...checked.problem });
  return ok({ ...stored, answers: [...stored.answers.slice(0, from), ...answers], left });
}

/** Deletes a sort. Throws HttpProblem `not-found`, or `stale` over a newer revision. */
export function deleteSortOf(
  { database }: SortsParts,
  { userId, id, ifMatch }: Omit<Change, 'rule'>,
): Promise<void> {
  return database.writeForUser(userId, async (tx) => {
    const stored = await findSort(tx, { userId, id });
    if (!stored) throw new HttpProblem('not-found');
    if (ifMatch?.(stored.revision) === false) throw new HttpProblem('stale');
    await removeSort(tx, { userId, id });
  });
}

/** A fan's sort. Throws HttpProblem `not-found`. */
export async function readSort(
  db: Db,
  key: { readonly userId: string; readonly id: string },
): Promise<FoundSort> {
  const stored = await findSort(db, key);
  if (!stored) throw new HttpProblem('not-found');
  const { items, revision, updatedAt } = stored;
  return { sort: parseSort(items), revision, updatedAt };
}

/** What a list of sorts shows, without reading all of their answers. */
export async function listSortsOf(db: Db, userId: string): Promise<SortSummary[]> {
  const rows = await listSortSummaries(db, userId);
  return rows.map(({ id, summary, revision, updatedAt }) => ({
    id,
    ...(JSON.parse(summary) as ReturnType<typeof summarize>),
    updatedAt,
    revision: toEtag(revision),
  }));
}

/** How many songs that won most are told. */
const WINNERS = 10;

/** What all sorts of a fan have come to. Albums that won are left out. */
export async function sumUpSorts(
  db: Db,
  userId: string,
  isSong: (id: string) => boolean,
): Promise<SorterResults> {
  const sorts = (await listWholeSorts(db, userId)).map(({ items }) => parseSort(items));
  const answers = sorts.flatMap((sort) => fromStoredAnswers(sort.answers, sort.plan.items));
  const won = wonMost(answers).filter(({ id }) => isSong(id));
  return {
    choices: sorts.reduce((sum, sort) => sum + countAnswered(sort.answers), 0),
    finished: sorts.filter(({ left }) => left === 0).length,
    won: won.slice(0, WINNERS).map(({ id: songId, wins }) => ({ songId, wins })),
  };
}

/** All sorts of a fan, for the download of all data. */
export async function exportSorts(db: Db, userId: string): Promise<(StoredSort & { revision: number })[]> {
  const rows = await listWholeSorts(db, userId);
  return rows.map(({ id, items, revision, updatedAt }) => ({
    ...toStoredSort(id, { sort: parseSort(items), revision, updatedAt }),
    revision,
  }));
}

export function toStoredSort(id: string, { sort, updatedAt }: FoundSort): StoredSort {
  const { goal, plan, answers, left } = sort;
  return {
    id,
    goal,
    plan: { ...plan, items: [...plan.items], known: plan.known.map((order) => [...order]) },
    answers: [...answers],
    left,
    updatedAt,
  };
}

export function toSummary(id: string, { sort, revision, updatedAt }: FoundSort): SortSummary {
  return { id, ...summarize(sort), updatedAt, revision: toEtag(revision) };
}

function summarize({ goal, plan, answers, left }: SortInStore) {
  const { items, wanted, choices } = plan;
  const figures = {
    items: items.length,
    wanted,
    choices,
    answers: answers.length,
    taps: countAnswered(answers),
  };
  return { goal, ...figures, left };
}

// Only `changeSort` writes these rows.
function parseSort(json: string): SortInStore {
  return JSON.parse(json) as SortInStore;
}

function invalid(field: string, message: string): ListProblem {
  return { code: 'invalid', field, message: `${field} ${message}` };
}

function tooLarge(): HttpProblem {
  return new HttpProblem('invalid', invalid('answers', `make more than ${SORT_LIMITS.bytes / 1024} KiB`));
}
