/** A song of a Top 13 by its slot, 1 to 13, and the era that it is from, as fans call it; null for a single. */
export type EraOfSong = { readonly slot: number; readonly era: string | null };

/** How many songs of a Top 13 are from an era, or, for null, are singles. */
export type EraShare = { readonly era: string | null; readonly count: number };

/** How songs of an era are named together; those of null are of none. */
export function nameOfEra(era: string | null): string {
  return era ?? 'Singles';
}

/** The eras of a Top 13 with their songs counted, most first; of equals the one with the higher song. */
export function splitByEra(songs: readonly EraOfSong[]): readonly EraShare[] {
  const counts = new Map<string | null, number>();
  for (const { era } of songs) counts.set(era, (counts.get(era) ?? 0) + 1);
  return [...counts].map(([era, count]) => ({ era, count })).toSorted((a, b) => b.count - a.count);
}

/** What can be said of a Top 13: the first rule that has something to say is its headline. */
type Rule = (facts: Facts) => string | undefined;

type Facts = {
  readonly songs: readonly EraOfSong[];
  readonly split: readonly EraShare[];
  readonly first: EraShare;
  /** How many eras there are: singles are none. */
  readonly eras: number;
};

const WHOLE = 13;
const TOP = 3;
/** From so many eras on, their number is what stands out. */
const MANY_ERAS = 9;
/** An era with so many songs leads. */
const LEADS = 3;

const RULES: readonly Rule[] = [
  ({ songs }) => (songs.length === 1 ? 'One song so far' : undefined),
  ({ songs, eras }) => (eras === 0 ? `${numberWord(songs.length)} songs, singles all of them` : undefined),
  ({ songs, split, first }) =>
    split.length === 1 ? `${numberWord(songs.length)} songs, one era: ${first.era}` : undefined,
  ({ songs, first }) =>
    first.count * 2 > songs.length ? `Mostly ${inText(first)}: ${first.count} of ${songs.length}` : undefined,
  ({ songs }) => {
    const top = songs.filter(({ slot }) => slot <= TOP);
    const [one] = top;
    const isOneEra = top.length === TOP && top.every(({ era }) => era === one?.era);
    if (!isOneEra || !one) return undefined;
    return one.era === null ? 'The top three are all singles' : `The top three are all from ${one.era}`;
  },
  ({ eras }) => (eras >= MANY_ERAS ? `${numberWord(eras)} eras on one bracelet` : undefined),
  ({ split: [first, second, third] }) =>
    first && second && first.count >= LEADS && first.count === second.count && third?.count !== second.count
      ? `${nameOfEra(first.era)} and ${inText(second)}, ${first.count} songs each`
      : undefined,
  ({ songs, split: [first, second] }) =>
    first && first.count >= LEADS && first.count !== second?.count
      ? `Most of all ${inText(first)}: ${first.count} of ${songs.length}`
      : undefined,
];

/**
 * One line that is true of a Top 13 and stands out in it; undefined where there are no songs. It only ever counts the
 * songs that are there.
 */
export function top13Headline(songs: readonly EraOfSong[]): string | undefined {
  const split = splitByEra(songs);
  const [first] = split;
  if (!first) return undefined;
  const eras = split.filter(({ era }) => era !== null).length;
  const said = RULES.map((rule) => rule({ songs, split, first, eras })).find((line) => line !== undefined);
  if (said !== undefined) return said;
  const from = eras === 1 ? 'one era' : `${numberWord(eras).toLowerCase()} eras`;
  return `${numberWord(songs.length)} songs from ${from}${eras < split.length ? ' and singles' : ''}`;
}

/** The name of an era within a sentence. */
function inText({ era }: EraShare): string {
  return era ?? 'singles';
}

const NUMBERS = 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen'.split(' ');

function numberWord(count: number): string {
  return count <= WHOLE ? (NUMBERS[count] ?? String(count)) : String(count);
}
