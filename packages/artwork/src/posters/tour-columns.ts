import { fitText, type FittedText } from '../lettering/fit-text.ts';
import type { Lettering, TypeStyle } from '../lettering/lettering.ts';
import type { ShowEra } from './show.ts';

/** A song with the lines of its title, and how far down its first base line is. */
type PlacedSong = { readonly words: FittedText; readonly isMashup: boolean; readonly y: number };

/** An era in a column: its name, then its songs. */
export type PlacedEra = {
  readonly era: ShowEra;
  readonly name: FittedText;
  readonly y: number;
  readonly songs: readonly PlacedSong[];
};

/** Two columns of eras in the order of the show, measured from the top of the columns. */
export type TourColumns = readonly [left: readonly PlacedEra[], right: readonly PlacedEra[]];

/** A song's own line, and the line below it where its title is long. */
const SONG_LINE = { least: 30, most: 39 };
const SECOND_LINE = 29;
const NAME_LINE = 42;
/** Between the last song of an era and the name of the next. */
const ERA_GAP = { least: 15, most: 40 };
const UNDER_NAME = 4;

const NAME: TypeStyle = { face: 'display', size: 44, weight: 600, opticalSize: 11 };
const SONG: TypeStyle = { face: 'text', size: 26, weight: 550 };

type Room = { readonly width: number; readonly height: number };
type MeasuredEra = Omit<PlacedEra, 'y' | 'songs'> & {
  readonly songs: readonly Omit<PlacedSong, 'y'>[];
};
type Halves = readonly [readonly MeasuredEra[], readonly MeasuredEra[]];

/**
 * Lays a show into two columns, as even as the eras allow. Names and titles that are long get a second line as long as
 * there is room in their column; the room that is left then goes between the lines.
 */
export function layOutTour(lettering: Lettering, eras: readonly ShowEra[], room: Room): TourColumns {
  const whole = eras.map((era) => measure(lettering, era, room.width, 2));
  const [left, right] = split(whole);
  const halves: Halves = [shorten(lettering, left, room), shorten(lettering, right, room)];
  const spare = room.height - heightOf(halves, 0);
  const full = heightOf(halves, 1) - heightOf(halves, 0);
  const ease = Math.max(0, Math.min(1, full > 0 ? spare / full : 0));
  return [place(halves[0], ease), place(halves[1], ease)];
}

function measure(lettering: Lettering, era: ShowEra, width: number, maxLines: number): MeasuredEra {
  const oneLine = fitText(lettering, era.name, NAME, {
    width,
    maxLines: 1,
    minSize: maxLines === 1 ? 26 : 38,
  });
  const isWhole = oneLine.lines.join(' ') === era.name;
  return {
    era,
    name: isWhole ? oneLine : fitText(lettering, era.name, { ...NAME, size: 40 }, { width, maxLines }),
    songs: era.songs.map(({ title, isMashup }) => ({
      words: fitText(lettering, title, SONG, { width, maxLines }),
      isMashup,
    })),
  };
}

/** Where the second column begins: with the era that makes the longer one shortest. */
function split(eras: readonly MeasuredEra[]): Halves {
  const ways = eras.map((_era, index): Halves => [eras.slice(0, index + 1), eras.slice(index + 1)]);
  return ways.reduce<Halves>((best, way) => (heightOf(way, 0) < heightOf(best, 0) ? way : best), [eras, []]);
}

/** Takes second lines back, from the last era up, until the column fits. */
function shorten(
  lettering: Lettering,
  half: readonly MeasuredEra[],
  { width, height }: Room,
): readonly MeasuredEra[] {
  return half.reduceRight<readonly MeasuredEra[]>(
    (column, { era }, index) =>
      columnHeight(column, 0) <= height ? column : column.with(index, measure(lettering, era, width, 1)),
    half,
  );
}

/** The height of the longer column; `ease` from 0, as tight as can be, to 1. */
function heightOf(halves: Halves, ease: number): number {
  return Math.max(columnHeight(halves[0], ease), columnHeight(halves[1], ease));
}

function columnHeight(column: readonly MeasuredEra[], ease: number): number {
  const gaps = Math.max(0, column.length - 1) * between(ERA_GAP, ease);
  return column.reduce((sum, era) => sum + eraHeight(era, ease), gaps);
}

function eraHeight({ name, songs }: MeasuredEra, ease: number): number {
  return songs.reduce((sum, { words }) => sum + songHeight(words, ease), nameHeight(name));
}

function nameHeight({ lines }: FittedText): number {
  return lines.length * NAME_LINE + UNDER_NAME;
}

function songHeight({ lines }: FittedText, ease: number): number {
  return between(SONG_LINE, ease) + (lines.length - 1) * SECOND_LINE;
}

function between({ least, most }: { readonly least: number; readonly most: number }, ease: number): number {
  return least + (most - least) * ease;
}

function place(eras: readonly MeasuredEra[], ease: number): readonly PlacedEra[] {
  let top = 0;
  return eras.map(({ era, name, songs }) => {
    const y = top + 34;
    top += nameHeight(name);
    const placed = songs.map((song) => {
      const line = top;
      top += songHeight(song.words, ease);
      return { ...song, y: line + SONG.size };
    });
    top += between(ERA_GAP, ease);
    return { era, name, y, songs: placed };
  });
}
