import { fail, ok, type Result } from '../result.ts';

/** How many songs a Top 13 holds. */
export const TOP13_SLOTS = 13;

/** A Top 13: the id of the song in each of the 13 slots, null where a slot is empty. */
export type Top13 = readonly (string | null)[];

/** What the rule needs to know of a song: titles are compared, so that no song stands twice under two ids. */
export type Top13Song = { readonly id: string; readonly title: string };

export type Top13Problem = { readonly code: 'top13-duplicate-song'; readonly slot: number };

export const emptyTop13: Top13 = Array.from({ length: TOP13_SLOTS }, () => null);

/** Puts a song into a slot (1 to 13), replacing what stood there. A song, or another of the same title, may stand in one slot only. */
export function fillSlot(
  top13: Top13,
  slot: number,
  song: Top13Song,
  songsById: ReadonlyMap<string, Top13Song>,
): Result<Top13, Top13Problem> {
  const twin = top13.findIndex(
    (id, index) =>
      id !== null && index !== slot - 1 && (id === song.id || songsById.get(id)?.title === song.title),
  );
  if (twin >= 0) return fail({ code: 'top13-duplicate-song', slot: twin + 1 });
  return ok(top13.with(slot - 1, song.id));
}

/** Empties a slot (1 to 13); an empty one stays empty. */
export function clearSlot(top13: Top13, slot: number): Top13 {
  return top13.with(slot - 1, null);
}

/** Checks a whole Top 13 at once: exactly 13 slots are the caller's to give, no song or title in two of them. */
export function checkTop13(
  top13: Top13,
  songsById: ReadonlyMap<string, Top13Song>,
): Result<Top13, Top13Problem> {
  const seen = new Set<string>();
  for (const [index, id] of top13.entries()) {
    if (id === null) continue;
    const title = songsById.get(id)?.title ?? id;
    if (seen.has(id) || seen.has(title)) return fail({ code: 'top13-duplicate-song', slot: index + 1 });
    seen.add(id).add(title);
  }
  return ok(top13);
}

/** How many slots hold a song. */
export function countChosen(top13: Top13): number {
  return top13.filter((id) => id !== null).length;
}
