import type { Top13 } from '@thirteen/domain/top13/top13.ts';

/** A Top 13 with songs in its first empty slots, as far as there is room; itself where all of them are in it already. */
export function withPicks(top13: Top13, picks: readonly string[]): Top13 {
  return picks.reduce<Top13>((filled, id) => {
    const slot = filled.indexOf(null);
    return filled.includes(id) || slot < 0 ? filled : filled.with(slot, id);
  }, top13);
}
