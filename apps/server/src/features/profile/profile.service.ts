import { reasonsNotToShare } from '@thirteen/domain/profile/shareable.ts';
import { TOP_ALBUMS } from '@thirteen/domain/rankings/complete-order.ts';
import { countChosen, emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { UserGone, type Database } from '#platform/db/database.ts';
import type { Tx } from '#platform/db/tables.ts';
import type { ListChanged } from '#platform/saving/change-list.ts';
import {
  findProfile,
  saveChoices,
  savePublicChoices,
  saveShareable,
  type ProfileChoices,
  type StoredProfile,
} from './profile.repository.ts';

/** Told in the same transaction when a profile can be shared from now on, or no longer. */
export type ShareableChanged = (
  tx: Tx,
  fan: { readonly userId: string; readonly username: string; readonly top13: Top13 },
  isShareable: boolean,
) => Promise<void>;

/** What every change of a profile needs. */
export type ProfileChangeParts = {
  readonly now: () => number;
  readonly shareableChanged: ShareableChanged;
};

/** Why a profile can't be shared yet, in the words of the product. Empty: it can. */
export function missingOf({ choices, top13, albumOrder }: StoredProfile): readonly string[] {
  return reasonsNotToShare({
    chosenSongs: countChosen(top13),
    answers: choices.answers,
    topAlbums: Math.min(TOP_ALBUMS, albumOrder?.length ?? 0),
  });
}

/** New choices, or how they follow from those of before. */
export type ProfileChange = Partial<ProfileChoices> | ((before: ProfileChoices) => Partial<ProfileChoices>);

/** Changes what a fan chose, and with it whether the profile can be shared. Answers the profile after it. */
export function changeProfile(
  parts: ProfileChangeParts & { readonly database: Database },
  userId: string,
  change: ProfileChange,
): Promise<StoredProfile> {
  return parts.database.writeForUser(userId, (tx) => changeProfileIn(tx, parts, userId, change));
}

/** As `changeProfile`, inside a transaction in which nobody else writes for this user. */
export async function changeProfileIn(
  tx: Tx,
  parts: ProfileChangeParts,
  userId: string,
  change: ProfileChange,
): Promise<StoredProfile> {
  const before = await requireProfile(tx, userId);
  const changed = typeof change === 'function' ? change(before.choices) : change;
  const choices = { ...before.choices, ...changed };
  await saveChoices(tx, userId, choices);
  if (before.shareable) await savePublicChoices(tx, userId, choices);
  return updateShareable(tx, parts, { ...before, choices });
}

/** Updates whether a profile can be shared with each change of the lists that count for it. */
export function createShareableUpdate(parts: ProfileChangeParts): ListChanged {
  return async (tx, { userId, list, before, after }) => {
    const counts = countsByList[list];
    if (!counts || counts(before) === counts(after)) return;
    await updateShareable(tx, parts, await requireProfile(tx, userId));
  };
}

/** Takes a fan's profile from everyone, or brings it back, once it was noted whether the fan is hidden. */
export async function updateHiddenProfile(tx: Tx, parts: ProfileChangeParts, userId: string): Promise<void> {
  await updateShareable(tx, parts, await requireProfile(tx, userId));
}

/** Lets a profile be found under another username, which `rename` gives the fan. */
export async function renameProfile(
  tx: Tx,
  { shareableChanged }: Pick<ProfileChangeParts, 'shareableChanged'>,
  userId: string,
  rename: () => Promise<void>,
): Promise<void> {
  const before = await requireProfile(tx, userId);
  if (before.shareable) await shareableChanged(tx, before, false);
  await rename();
  if (before.shareable) await shareableChanged(tx, await requireProfile(tx, userId), true);
}

/** Takes a fan's profile from everyone, before the account goes. */
export async function forgetProfile(
  tx: Tx,
  { shareableChanged }: Pick<ProfileChangeParts, 'shareableChanged'>,
  userId: string,
): Promise<void> {
  const profile = await requireProfile(tx, userId);
  if (profile.shareable) await shareableChanged(tx, profile, false);
}

const EMPTY_TOP13 = JSON.stringify(emptyTop13);

/** Whether a list, as JSON text, is enough to share; most changes leave that as it is, and cost nothing more. */
const countsByList: Readonly<Record<string, ((json: string | undefined) => boolean) | undefined>> = {
  top13: (json) => json !== undefined && json !== EMPTY_TOP13,
  allAlbums: (json) => json !== undefined && (JSON.parse(json) as readonly string[]).length >= TOP_ALBUMS,
};

async function updateShareable(
  tx: Tx,
  { now, shareableChanged }: ProfileChangeParts,
  profile: StoredProfile,
): Promise<StoredProfile> {
  const shareable = !profile.hidden && missingOf(profile).length === 0;
  if (shareable === profile.shareable) return profile;
  await saveShareable(tx, profile.userId, { shareable, at: new Date(now()).toISOString() });
  await shareableChanged(tx, profile, shareable);
  return { ...profile, shareable };
}

async function requireProfile(tx: Tx, userId: string): Promise<StoredProfile> {
  const profile = await findProfile(tx, userId);
  if (!profile) throw new UserGone();
  return profile;
}
