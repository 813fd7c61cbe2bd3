import { EXPLORER_DEPTH, innerEnds, SEARCH_INSIDE_FROM } from '@thirteen/domain/profile/name-ends.ts';
import { sql } from 'kysely';
import { changeCounters, readCounter, type CounterChange } from '#platform/db/counters.ts';
import type { Db, Tx } from '#platform/db/tables.ts';

/** The counter of shareable profiles, and the one thing that it counts. */
const PUBLIC_PROFILES = 'public-profiles';
const ALL = 'all';

/** A fan as the explorer shows one. */
export type Card = { readonly username: string; readonly theme: string; readonly profileImage: string };
type Part = { readonly offset: number; readonly limit: number };
type Fan = { readonly userId: string; readonly username: string };

/** Makes the name of a profile found and counts it, once everyone may see it. */
export async function addToExplorer(tx: Tx, { userId, username }: Fan): Promise<void> {
  const ends = endsOf(username).map((end) => ({ ...end, user_id: userId }));
  await tx.insertInto('profile_name_ends').values(ends).execute();
  await changeCounters(tx, userId, [{ name: PUBLIC_PROFILES, item: ALL, change: 1 }]);
}

/** Takes back what `addToExplorer` did. */
export async function removeFromExplorer(tx: Tx, { userId, username }: Fan): Promise<void> {
  await tx
    .deleteFrom('profile_name_ends')
    .where((eb) => eb.or(endsOf(username).map((end) => eb.and(end))))
    .execute();
  await changeCounters(tx, userId, [{ name: PUBLIC_PROFILES, item: ALL, change: -1 }]);
}

/** How many profiles everyone may see, by their counter. */
export function countPublicProfiles(db: Db): Promise<number> {
  return readCounter(db, PUBLIC_PROFILES, ALL);
}

/** Counts the shareable profiles one by one, and answers what must be added to their counter. Empty when it agrees. */
export async function recountPublicProfiles(db: Db): Promise<readonly CounterChange[]> {
  const { count } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shareable', '=', 1)
    .executeTakeFirstOrThrow();
  const change = count - (await countPublicProfiles(db));
  return change === 0 ? [] : [{ name: PUBLIC_PROFILES, item: ALL, change }];
}

/** A part of all shareable profiles, the newest first. */
export function listNewestCards(db: Db, { offset, limit }: Part): Promise<readonly Card[]> {
  // The part is found in the index alone; only its own rows are looked up.
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('public_profiles')
        .select(['user_id', 'public_since'])
        .orderBy('public_since', 'desc')
        .orderBy('user_id')
        .limit(limit)
        .offset(offset)
        .as('part'),
    )
    .innerJoin('users', 'users.id', 'part.user_id')
    .innerJoin('public_profiles', 'public_profiles.user_id', 'part.user_id')
    .select(['users.username', 'public_profiles.theme', 'public_profiles.image as profileImage'])
    .orderBy('part.public_since', 'desc')
    .orderBy('part.user_id')
    .execute();
}

/** A part of the shareable profiles whose names begin with `search`, by name; after them those that hold it elsewhere. */
export async function searchCards(
  db: Db,
  search: string,
  { offset, limit }: Part,
): Promise<{ readonly cards: readonly Card[]; readonly count: number }> {
  const starting = namesStartingWith(db, search);
  const holding = search.length < SEARCH_INSIDE_FROM ? undefined : namesHolding(db, search);
  const startCount = await countUpTo(db, starting, EXPLORER_DEPTH);
  const holdingCount = holding ? await countUpTo(db, holding, EXPLORER_DEPTH - startCount) : 0;

  const first = await cardsOf(db, starting, { offset, limit });
  const left = limit - first.length;
  const rest = { offset: Math.max(0, offset - startCount), limit: left };
  const second = holding && left > 0 ? await cardsOf(db, holding, rest) : [];
  return { cards: [...first, ...second], count: startCount + holdingCount };
}

function namesStartingWith(db: Db, search: string) {
  return namesOf(db, endsInRange(db, search, 1));
}

/** Each name once, at its first place; what begins with the search is not among them. */
function namesHolding(db: Db, search: string) {
  // A name that holds the search often must not make a search endless.
  const ends = endsInRange(db, search, 0)
    .orderBy('ending')
    .orderBy('before')
    .limit(2 * EXPLORER_DEPTH);
  const upToHere = sql<string>`substr(before || ending, 1, length(before) + ${sql.lit(search.length - 1)})`;
  return namesOf(db, ends).where(sql<boolean>`replace(${upToHere}, ${search}, '') = ${upToHere}`);
}

function endsInRange(db: Db, search: string, atStart: 0 | 1) {
  return (
    db
      .selectFrom('profile_name_ends')
      .select(['ending', 'before', 'user_id'])
      .where('at_start', '=', atStart)
      .where('ending', '>=', search)
      // No username holds a tilde, which comes after all that it may hold.
      .where('ending', '<', `${search}~`)
  );
}

function namesOf(db: Db, ends: ReturnType<typeof endsInRange>) {
  return db.selectFrom(ends.as('ends')).select(['ending', 'before', 'user_id']);
}

type Names = ReturnType<typeof namesOf>;

async function countUpTo(db: Db, names: Names, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(names.limit(most).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function cardsOf(db: Db, names: Names, { offset, limit }: Part): Promise<readonly Card[]> {
  return db
    .selectFrom(names.orderBy('ending').orderBy('before').limit(limit).offset(offset).as('part'))
    .innerJoin('users', 'users.id', 'part.user_id')
    .innerJoin('public_profiles', 'public_profiles.user_id', 'part.user_id')
    .select(['users.username', 'public_profiles.theme', 'public_profiles.image as profileImage'])
    .orderBy('part.ending')
    .orderBy('part.before')
    .execute();
}

function endsOf(username: string) {
  const name = username.toLowerCase();
  const whole = { at_start: 1, before: '', ending: name };
  return [whole, ...innerEnds(name).map((end) => ({ at_start: 0, ...end }))];
}
