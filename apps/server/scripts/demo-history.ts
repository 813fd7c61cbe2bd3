import { seededRandom } from '@thirteen/artwork/random.ts';
import { moveItem } from '@thirteen/domain/rankings/move-item.ts';
import { ok } from '@thirteen/domain/result.ts';
import { TOP13_SLOTS, type Top13 } from '@thirteen/domain/top13/top13.ts';
import type { SaveList } from '#platform/saving/change-list.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Parts = {
  /** Saves a list as if it were a time, in milliseconds since 1970. */
  readonly saveListAt: (at: number) => SaveList;
  readonly now: number;
  readonly userId: string;
};

/**
 * Gives a fan a Top 13 that changed through so many days, by the saves that made it so, and that comes closer and closer to
 * `present`, which is left to be saved. `songs` are those to choose from, the best known first.
 */
export async function addHistory(
  { saveListAt, now, userId }: Parts,
  {
    days,
    present,
    songs,
  }: { readonly days: number; readonly present: Top13; readonly songs: readonly string[] },
): Promise<void> {
  const random = seededRandom('history');
  const pick = (count: number) => Math.floor(random.next() * count);
  let top13: Top13 = Array.from({ length: TOP13_SLOTS }, (_, slot) =>
    slot < 9 ? (songs[slot * 3] ?? null) : null,
  );
  for (let daysAgo = days; daysAgo > 0; daysAgo -= 1 + pick(Math.max(2, days / 60))) {
    const progress = 1 - daysAgo / days;
    const slot = pick(TOP13_SLOTS);
    const missing = present.findIndex((song, at) => song !== null && song !== top13[at] && at >= slot);
    const wanted = missing < 0 ? null : (present[missing] ?? null);
    // What stays comes in one by one, the sooner the nearer the present is; before that songs come, climb and go.
    if (wanted !== null && random.next() < progress * 1.3) top13 = withSong(top13, wanted, missing);
    else if (random.next() < 0.3 - progress / 4)
      top13 = withSong(top13, songs[pick(24)] ?? null, 6 + pick(7));
    else if (random.next() > progress) top13 = moveItem(top13, slot, Math.max(0, slot - 1 - pick(3)));
    const items = top13;
    const rule = () => ok(items);
    await saveListAt(now - daysAgo * DAY_MS)({ userId, list: 'top13', ifMatch: undefined, rule });
  }
}

/** Puts a song into a slot; where it stood before, it moves there. */
function withSong(top13: Top13, song: string | null, slot: number): Top13 {
  const from = song === null ? -1 : top13.indexOf(song);
  if (from >= 0) return moveItem(top13, from, slot);
  return top13.map((present, at) => (at === slot ? song : present));
}
