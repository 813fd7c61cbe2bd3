/** What is chosen in the dialog so far, as ids: in its fields, and ticked in the era's own list, in the order of the ticks. */
export type SongChoice = {
  readonly first: string | undefined;
  readonly second: string | undefined;
  readonly isMashup: boolean;
  readonly ticked: ReadonlySet<string>;
};

/** What is chosen when the dialog opens. */
export const noSong: SongChoice = {
  first: undefined,
  second: undefined,
  isMashup: false,
  ticked: new Set(),
};

/** Ticks a song, or takes its tick away. */
export function tickSong(choice: SongChoice, song: string, isTicked: boolean): SongChoice {
  const ticked = new Set(choice.ticked);
  if (isTicked) ticked.add(song);
  else ticked.delete(song);
  return { ...choice, ticked };
}

/**
 * Turns the mashup on or off. One or two songs that were chosen by ticks become its songs; more than a mashup holds keep
 * their ticks until it is off again. Then its second song is ticked, where the era's list (`own`) has it.
 */
export function switchMashup(choice: SongChoice, isMashup: boolean, own: readonly string[]): SongChoice {
  const { first, second, ticked } = choice;
  if (!isMashup) {
    const isOwn = second !== undefined && own.includes(second);
    return isOwn
      ? { ...tickSong(choice, second, true), second: undefined, isMashup }
      : { ...choice, isMashup };
  }
  const [one, other, ...more] = new Set(first === undefined ? ticked : [first, ...ticked]);
  if (ticked.size === 0 || more.length > 0) return { ...choice, isMashup };
  const kept = second === one ? undefined : second;
  return { first: one, second: other ?? kept, isMashup, ticked: noSong.ticked };
}
