import type { SurprisePick } from '@thirteen/contract/set-list.ts';

/** Those that have both a guitar and a piano song. */
export function completePicks(picks: readonly SurprisePick[]): readonly SurprisePick[] {
  return picks.filter(({ guitar, piano }) => guitar.trim() !== '' && piano.trim() !== '');
}

/** The items in a random order (Fisher and Yates). `random` gives numbers from 0 up to, not including, 1. */
export function shuffle<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const left = [...items];
  const shuffled: Item[] = [];
  while (left.length > 0) shuffled.push(...left.splice(Math.floor(random() * left.length), 1));
  return shuffled;
}

/** The place one step from another, where the last is followed by the first. */
export function wrapAround(place: number, step: 1 | -1, count: number): number {
  return (place + step + count) % count;
}
