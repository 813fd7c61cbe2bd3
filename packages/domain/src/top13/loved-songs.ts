import { TOP13_SLOTS } from './top13.ts';

/** How many songs a fan taps before they are put in order: enough for a Top 13, and no more than a few questions can tell apart. */
export const LEAST_LOVED = TOP13_SLOTS;
export const MOST_LOVED = 40;

/** The loved songs, as tapped, after a tap on one: with it, without it again, or as before where there is no more room. */
export function tapLoved(loved: readonly string[], songId: string): readonly string[] {
  if (loved.includes(songId)) return loved.filter((id) => id !== songId);
  return loved.length < MOST_LOVED ? [...loved, songId] : loved;
}

/** The loved songs after all of some were taken, as many as there is room for; where all of them are loved already, without them. */
export function takeAll(loved: readonly string[], songIds: readonly string[]): readonly string[] {
  if (songIds.every((id) => loved.includes(id))) return loved.filter((id) => !songIds.includes(id));
  return [...new Set([...loved, ...songIds])].slice(0, MOST_LOVED);
}

/** Songs in the order in which everyone loves them; those that nobody counted yet follow as they stood. */
export function mostLovedFirst<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  mostLoved: readonly string[],
): readonly Item[] {
  const places = new Map(mostLoved.map((id, place) => [id, place]));
  const placeOf = (item: Item) => places.get(idOf(item)) ?? mostLoved.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
