import { DEFAULT_PROFILE_IMAGE, DEFAULT_PROFILE_THEME } from '@thirteen/domain/profile/profile-choices.ts';
import { countChosen, emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import type { Db, Tx } from '#platform/db/tables.ts';
import { findUserByName } from '#platform/db/users.ts';

/** What a fan chose for the own profile. `answers` and `wordings` stand in the order of the questions. */
export type ProfileChoices = {
  readonly theme: string;
  readonly image: string;
  readonly answers: readonly string[];
  /** How a client worded each question; null where as this site does. */
  readonly wordings: readonly (string | null)[];
  readonly comparing: boolean;
  /** Whether search engines are asked to leave the fan's public pages out. */
  readonly noindex: boolean;
  /** Whether the Top 13 has a page with the fan's name. */
  readonly namedTop13: boolean;
};

/** A fan's profile with the lists that it shows, as it is stored. */
export type StoredProfile = {
  readonly userId: string;
  /** As typed at signup. */
  readonly username: string;
  readonly choices: ProfileChoices;
  /** Whether the operator keeps it out of all public places. */
  readonly hidden: boolean;
  /** Whether everyone may see it, as it was noted by the write that changed it last. */
  readonly shareable: boolean;
  readonly top13: Top13;
  /** The keys of the ranked albums; undefined when they were never ranked. */
  readonly albumOrder: readonly string[] | undefined;
  readonly setListVerified: boolean;
};

const unchosen: ProfileChoices = {
  theme: DEFAULT_PROFILE_THEME,
  image: DEFAULT_PROFILE_IMAGE,
  answers: [],
  wordings: [],
  comparing: true,
  noindex: false,
  namedTop13: false,
};

/** The profile of a user's id, with the defaults where nothing was chosen yet. */
export async function findProfile(db: Db, userId: string): Promise<StoredProfile | undefined> {
  return toProfile(await selectProfile(db, userId).executeTakeFirst());
}

async function findProfileByName(db: Db, username: string): Promise<StoredProfile | undefined> {
  const user = await findUserByName(db, username);
  return user && findProfile(db, user.id);
}

/** The profile of a username, whatever the case, where everyone may see it. */
export async function findPublicProfile(db: Db, username: string): Promise<StoredProfile | undefined> {
  const profile = await findProfileByName(db, username);
  return profile?.shareable ? profile : undefined;
}

/** The profile of a username, whatever the case, whose fan put that name to the Top 13, if there are songs in it. */
export async function findNamedTop13(db: Db, username: string): Promise<StoredProfile | undefined> {
  const profile = await findProfileByName(db, username);
  const isShown = profile?.choices.namedTop13 && !profile.hidden && countChosen(profile.top13) > 0;
  return isShown ? profile : undefined;
}

/** The Top 13 of a username, whatever the case, where everyone may see it and match five picks with it. */
export async function findTop13ToPick(db: Db, username: string): Promise<Top13> {
  const profile = await findProfileByName(db, username);
  if (!profile?.choices.comparing || profile.hidden) return [];
  return profile.shareable || profile.choices.namedTop13 ? profile.top13 : [];
}

/** Stores what a fan chose; with the first choice the profile begins. */
export async function saveChoices(tx: Tx, userId: string, choices: ProfileChoices): Promise<void> {
  const values = {
    theme: choices.theme,
    image: choices.image,
    answers: JSON.stringify(choices.answers),
    wordings: choices.wordings.some((wording) => wording !== null) ? JSON.stringify(choices.wordings) : null,
    comparing: choices.comparing ? 1 : 0,
    noindex: choices.noindex ? 1 : 0,
    named_top13: choices.namedTop13 ? 1 : 0,
  };
  await tx
    .insertInto('profiles')
    .values({ user_id: userId, ...values, shareable: 0 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Notes a new theme or image of a profile that everyone may see for those who look through all of them. */
export async function savePublicChoices(
  tx: Tx,
  userId: string,
  { theme, image }: ProfileChoices,
): Promise<void> {
  await tx.updateTable('public_profiles').set({ theme, image }).where('user_id', '=', userId).execute();
}

/**
 * Notes whether everyone may see a profile. Since when they may is kept for good, as ISO 8601 in UTC, so that nobody moves
 * up by a break.
 */
export async function saveShareable(
  tx: Tx,
  userId: string,
  { shareable, at }: { readonly shareable: boolean; readonly at: string },
): Promise<void> {
  const row = await tx
    .updateTable('profiles')
    .set((eb) =>
      shareable
        ? { shareable: 1, public_since: eb.fn.coalesce('public_since', eb.val(at)) }
        : { shareable: 0 },
    )
    .where('user_id', '=', userId)
    .returning(['public_since', 'theme', 'image'])
    .executeTakeFirst();
  if (!row) return;
  const { public_since: since, theme, image } = row;
  await (
    shareable
      ? tx.insertInto('public_profiles').values({ user_id: userId, public_since: since ?? at, theme, image })
      : tx.deleteFrom('public_profiles').where('user_id', '=', userId)
  ).execute();
}

// One query, so that what is told of a profile is the state of one moment.
function selectProfile(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('lists as top13', (join) =>
      join.onRef('top13.user_id', '=', 'users.id').on('top13.list', '=', 'top13'),
    )
    .leftJoin('lists as albums', (join) =>
      join.onRef('albums.user_id', '=', 'users.id').on('albums.list', '=', 'allAlbums'),
    )
    .leftJoin('verified_set_lists', 'verified_set_lists.user_id', 'users.id')
    .select([
      'users.id as userId',
      'users.username',
      'users.hidden_at as hiddenAt',
      'profiles.theme',
      'profiles.image',
      'profiles.answers',
      'profiles.wordings',
      'profiles.comparing',
      'profiles.noindex',
      'profiles.named_top13',
      'profiles.shareable',
      'top13.items as top13',
      'albums.items as albumOrder',
      'verified_set_lists.user_id as verified',
    ])
    .where('users.id', '=', userId);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectProfile>['executeTakeFirst']>>>;

// Only the server writes these rows, so that each JSON text has the shape of its kind.
function toProfile(row: Row | undefined): StoredProfile | undefined {
  return (
    row && {
      userId: row.userId,
      username: row.username,
      choices: {
        theme: row.theme ?? unchosen.theme,
        image: row.image ?? unchosen.image,
        answers: row.answers === null ? unchosen.answers : (JSON.parse(row.answers) as readonly string[]),
        wordings:
          row.wordings === null
            ? unchosen.wordings
            : (JSON.parse(row.wordings) as readonly (string | null)[]),
        comparing: row.comparing === null ? unchosen.comparing : row.comparing === 1,
        noindex: row.noindex === 1,
        namedTop13: row.named_top13 === 1,
      },
      hidden: row.hiddenAt !== null,
      shareable: row.shareable === 1,
      top13: row.top13 === null ? emptyTop13 : (JSON.parse(row.top13) as Top13),
      albumOrder: row.albumOrder === null ? undefined : (JSON.parse(row.albumOrder) as readonly string[]),
      setListVerified: row.verified !== null,
    }
  );
}
