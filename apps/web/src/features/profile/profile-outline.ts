import type { UserProfile } from '@thirteen/contract/profile.ts';
import { reasonsNotToShare } from '@thirteen/domain/profile/shareable.ts';
import type { BrowserKey } from '#lib/browser/browser-data.ts';
import { safeStorage } from '#lib/browser/safe-storage.ts';

/** What makes one fan's profile higher than another's. */
export type ProfileOutline = {
  /** Why it can't be shared; empty where it can. */
  readonly missing: readonly string[];
  readonly hasShow: boolean;
  readonly hasAlbums: boolean;
};

const storage = safeStorage();

/** Who was never here is new, as far as this browser knows. */
const ofNewFan: ProfileOutline = {
  missing: reasonsNotToShare({ chosenSongs: 0, answers: [], topAlbums: 0 }),
  hasShow: false,
  hasAlbums: false,
};

/** Remembers what makes the outline of a profile that was just read, so that its page has it while it is read the next time. */
export function keepProfileOutline({ username, missing, setListVerified, rankings }: UserProfile): void {
  const hasAlbums = rankings.topFiveAlbums.length > 0;
  const outline: ProfileOutline = { missing, hasShow: setListVerified, hasAlbums };
  storage.setItem(keyFor(username), JSON.stringify(outline));
}

/** The outline that a fan's own profile had when it was last read here. */
export function findProfileOutline(username: string): ProfileOutline {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyFor(username)) ?? '');
    return isOutline(kept) ? kept : ofNewFan;
  } catch {
    return ofNewFan;
  }
}

function isOutline(kept: unknown): kept is ProfileOutline {
  if (typeof kept !== 'object' || kept === null || !('missing' in kept)) return false;
  return Array.isArray(kept.missing) && kept.missing.every((reason) => typeof reason === 'string');
}

function keyFor(username: string): BrowserKey {
  return `profile-shape/${username.toLowerCase()}`;
}
