import { innerEnds } from '@thirteen/domain/profile/name-ends.ts';
import { countPublicProfiles } from '#features/explorer/explorer.repository.ts';
import { findProfile } from '#features/profile/profile.repository.ts';
import { missingOf } from '#features/profile/profile.service.ts';
import type { Db } from '#platform/db/tables.ts';

/** Everything that is noted about who can be shared, beside what it should be by the lists, the answers and who is hidden. */
export async function shareableByHand(db: Db) {
  const users = await db.selectFrom('users').select(['id', 'username_key as name']).orderBy('id').execute();
  const profiles = await Promise.all(
    users.map(async (user) => ({ ...user, stored: await findProfile(db, user.id) })),
  );
  const complete = profiles.filter(
    ({ stored }) => stored && !stored.hidden && missingOf(stored).length === 0,
  );
  const ends = await db.selectFrom('profile_name_ends').select(['before', 'ending', 'user_id']).execute();
  const listed = await db.selectFrom('public_profiles').select(['user_id', 'theme', 'image']).execute();
  const songs = await db.selectFrom('public_top13_songs').select(['user_id', 'song_id']).execute();
  const noted = {
    songs: songs.map(({ user_id, song_id }) => `${user_id} ${song_id}`).toSorted(),
    listed: listed.map(({ user_id, theme, image }) => `${user_id} ${theme} ${image}`).toSorted(),
    shareable: profiles.filter(({ stored }) => stored?.shareable).map(({ name }) => name),
    counted: await countPublicProfiles(db),
    ends: ends.map(({ before, ending, user_id }) => `${user_id} ${before}|${ending}`).toSorted(),
  };
  const expected = {
    songs: complete
      .flatMap(({ id, stored }) =>
        (stored?.top13 ?? []).flatMap((song) => (song === null ? [] : [`${id} ${song}`])),
      )
      .toSorted(),
    listed: complete
      .map(({ id, stored }) => `${id} ${stored?.choices.theme} ${stored?.choices.image}`)
      .toSorted(),
    shareable: complete.map(({ name }) => name),
    counted: complete.length,
    ends: complete
      .flatMap(({ id, name }) =>
        [{ before: '', ending: name }, ...innerEnds(name)].map(
          ({ before, ending }) => `${id} ${before}|${ending}`,
        ),
      )
      .toSorted(),
  };
  return { noted, expected };
}
