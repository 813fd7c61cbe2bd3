import { reasonsNotToShare } from '@thirteen/domain/profile/shareable.ts';
import { TOP_ALBUMS } from '@thirteen/domain/ranking/album-order.ts';
import { countChosen, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { UserGone, type Database } from '#platform/db/database.ts';
import type { Tx } from '#platform/db/tables.ts';
import type { ListChanged } from '#platform/lists/change-list.ts';
import { hideProfile, showProfile } from './explorer.repository.ts';
import { findProfile, saveChoices, type ProfileChoices, type StoredProfile } from './profile.repository.ts';

/** Why a profile can't be shared yet, in the words of the product. Empty: it can. */
export function missingOf({ choices, top13, albumOrder }: StoredProfile): readonly string[] {
  return reasonsNotToShare({
    chosenSongs: countChosen(top13),
    answers: choices.answers,
    topAlbums: Math.min(TOP_ALBUMS, albumOrder?.length ?? 0),
  });
}

/** Changes what a fan chose, and with it whether the profile can be shared. Answers the profile after it. */
export function changeProfile(
  { database, now }: { readonly database: Database; readonly now: () => number },
  userId: string,
  change: Partial<ProfileChoices>,
): Promise<StoredProfile> {
  return database.writeForUser(userId, (tx) => chooseForProfile(tx, { userId, now, change }));
}

/** `changeProfile` inside of a transaction in which nobody else writes for this user. */
export async function chooseForProfile(
  tx: Tx,
  {
    userId,
    now,
    change,
  }: { readonly userId: string; readonly now: () => number; readonly change: Partial<ProfileChoices> },
): Promise<StoredProfile> {
  const before = await requireProfile(tx, userId);
  const choices = { ...before.choices, ...change };
  await saveChoices(tx, userId, choices);
  return noteShareable(tx, { ...before, choices }, now);
}

/** Keeps what is noted of a profile true with each change of the lists that count for sharing. */
export function keepShareable(now: () => number): ListChanged {
  return async (tx, { userId, list, before, after }) => {
    const counts = countsByList[list];
    if (!counts || counts(before) === counts(after)) return;
    await noteShareable(tx, await requireProfile(tx, userId), now);
  };
}

/** Takes a fan out of the explorer, before the account goes. */
export async function forgetProfile(tx: Tx, userId: string): Promise<void> {
  const profile = await requireProfile(tx, userId);
  if (profile.shareable) await hideProfile(tx, profile);
}

/** Whether a list, as JSON text, is enough to share; most changes leave that as it is, and cost nothing more. */
const countsByList: Readonly<Record<string, ((json: string | undefined) => boolean) | undefined>> = {
  top13: (json) => json !== undefined && countChosen(JSON.parse(json) as Top13) > 0,
  allAlbums: (json) => json !== undefined && (JSON.parse(json) as readonly string[]).length >= TOP_ALBUMS,
};

async function noteShareable(tx: Tx, profile: StoredProfile, now: () => number): Promise<StoredProfile> {
  const shareable = missingOf(profile).length === 0;
  if (shareable === profile.shareable) return profile;
  if (shareable) await showProfile(tx, profile, new Date(now()).toISOString());
  else await hideProfile(tx, profile);
  return { ...profile, shareable };
}

async function requireProfile(tx: Tx, userId: string): Promise<StoredProfile> {
  const profile = await findProfile(tx, userId);
  if (!profile) throw new UserGone();
  return profile;
}
