import { EXPLORER_DEPTH, innerEnds, SEARCH_INSIDE_FROM } from '@thirteen/domain/profile/name-ends.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { sql, type AliasedExpression } from 'kysely';
import { prepared } from '#platform/db/prepared.ts';
import { changeCounters, readCounter, type CounterChange } from '#platform/db/counters.ts';
import type { Db, Tx } from '#platform/db/tables.ts';

/** The counter of shareable profiles, and the one thing that it counts. */
const PUBLIC_PROFILES = 'public-profiles';
const ALL = 'all';

/** A fan as the explorer shows one. */
export type Card = { readonly username: string; readonly theme: string; readonly profileImage: string };
type Part = { readonly offset: number; readonly limit: number };
type Fan = { readonly userId: string; readonly username: string; readonly top13: Top13 };
/** What narrows the explorer; an empty text narrows nothing. */
export type CardFilter = { readonly theme: string; readonly song: string };

/** Makes the name and the songs of a profile found and counts it, once everyone may see it. */
export async function addToExplorer(tx: Tx, { userId, username, top13 }: Fan): Promise<void> {
  const publicSince = await findPublicSince(tx, userId);
  if (publicSince !== null) await saveExplorerSongs(tx, { userId, publicSince, top13 });
  const ends = endsOf(username).map((end) => ({ ...end, user_id: userId }));
  await tx.insertInto('profile_name_ends').values(ends).execute();
  await changeCounters(tx, userId, [{ name: PUBLIC_PROFILES, item: ALL, change: 1 }]);
}

/** Takes back what `addToExplorer` did, but for the songs, which go with the public profile. */
export async function removeFromExplorer(
  tx: Tx,
  { userId, username }: Pick<Fan, 'userId' | 'username'>,
): Promise<void> {
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

/** Since when everyone may see a fan's profile; null: they may not. */
export async function findPublicSince(db: Db, userId: string): Promise<string | null> {
  const { rows } = await selectPublicSince(db, [userId]);
  return rows[0]?.publicSince ?? null;
}

const selectPublicSince = prepared((db) =>
  db.selectFrom('public_profiles').select('public_since as publicSince').where('user_id', '=', ''),
);

/** Lets a fan be found by the songs of the Top 13, once the profile is one that everyone may see. */
export async function saveExplorerSongs(
  tx: Tx,
  { userId, publicSince, top13 }: Pick<Fan, 'userId' | 'top13'> & { readonly publicSince: string },
): Promise<void> {
  const songs = [...new Set(top13.filter((id) => id !== null))];
  await tx
    .deleteFrom('public_top13_songs')
    .where('user_id', '=', userId)
    .where('song_id', 'not in', [...songs, ''])
    .execute();
  if (songs.length === 0) return;
  await tx
    .insertInto('public_top13_songs')
    .values(songs.map((song_id) => ({ user_id: userId, song_id, public_since: publicSince })))
    .onConflict((conflict) => conflict.columns(['user_id', 'song_id']).doNothing())
    .execute();
}

/** A part of the shareable profiles of a theme, or with a song in their Top 13, or both, the newest first. */
export async function filterCards(
  db: Db,
  filter: CardFilter,
  part: Part,
): Promise<{ readonly cards: readonly Card[]; readonly count: number }> {
  const fans = filteredFans(db, filter);
  const { count } = await db
    .selectFrom(fans.limit(EXPLORER_DEPTH).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { cards: await newestOf(db, fans, part), count };
}

/** Who passes a filter, from an index of just those fans; for both, among the newest with the song. */
function filteredFans(db: Db, { theme, song }: CardFilter) {
  if (song === '') return fansIn(db, publicFans(db).where('theme', '=', theme));
  const withSong = db
    .selectFrom('public_top13_songs')
    .select(['user_id', 'public_since'])
    .where('song_id', '=', song);
  if (theme === '') return fansIn(db, withSong);
  // A song that everyone loves must not make the search for a rare theme endless.
  const newest = withSong
    .orderBy('public_since', 'desc')
    .orderBy('user_id')
    .limit(2 * EXPLORER_DEPTH);
  const both = db
    .selectFrom(newest.as('newest'))
    .innerJoin('public_profiles', 'public_profiles.user_id', 'newest.user_id')
    .select(['newest.user_id', 'newest.public_since'])
    .where('public_profiles.theme', '=', theme);
  return fansIn(db, both);
}

/** A part of all shareable profiles, the newest first. */
export function listNewestCards(db: Db, part: Part): Promise<readonly Card[]> {
  return newestOf(db, fansIn(db, publicFans(db)), part);
}

function publicFans(db: Db) {
  return db.selectFrom('public_profiles').select(['user_id', 'public_since']);
}

type FansOfTable = {
  as: (name: 'fans') => AliasedExpression<{ user_id: string; public_since: string }, 'fans'>;
};

function fansIn(db: Db, fans: FansOfTable) {
  return db.selectFrom(fans.as('fans')).select(['user_id', 'public_since']);
}

type Fans = ReturnType<typeof fansIn>;

function newestOf(db: Db, fans: Fans, { offset, limit }: Part): Promise<readonly Card[]> {
  // The part is found in the index alone; only its own rows are looked up.
  return db
    .selectFrom(
      fans.orderBy('public_since', 'desc').orderBy('user_id').limit(limit).offset(offset).as('part'),
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
