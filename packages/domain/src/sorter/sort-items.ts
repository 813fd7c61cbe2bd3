/**
 * The ids of a plan, each once, in an order that depends on the ids alone: where the sorter has no reason to prefer one
 * item over another, neither the list's order nor the alphabet gives an advantage.
 */
export function mixItems(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)]
    .map((id) => ({ id, place: hash(id) }))
    .toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/** FNV-1a of the code units, finished as MurmurHash3 does so that ids that differ in their last character part, too. */
function hash(id: string): number {
  let bits = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) bits = Math.imul(bits ^ id.charCodeAt(at), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
