/** How many songs the hero shows at a time. */
export const HAND_SIZE = 5;

type Titled = { readonly title: string };

/** Five songs by chance, or all where there are fewer. `random` gives numbers from 0 up to, not including, 1. */
export function dealHand<Song extends Titled>(songs: readonly Song[], random: () => number): readonly Song[] {
  const left = [...songs];
  const hand: Song[] = [];
  while (hand.length < HAND_SIZE && left.length > 0)
    hand.push(...left.splice(Math.floor(random() * left.length), 1));
  return hand;
}

/** The hand with one slot, by chance, replaced by a song that is not shown. The same hand where there is none. */
export function replaceOne<Song extends Titled>(
  hand: readonly Song[],
  songs: readonly Song[],
  random: () => number,
): readonly Song[] {
  const shown = new Set(hand.map(({ title }) => title));
  const others = songs.filter(({ title }) => !shown.has(title));
  const song = others[Math.floor(random() * others.length)];
  return song === undefined ? hand : hand.with(Math.floor(random() * hand.length), song);
}
