import { fitText, type FittedText } from '../lettering/fit-text.ts';
import type { Lettering, TypeStyle } from '../lettering/lettering.ts';
import { measureTicket, type ColumnTicket } from './column-ticket.ts';
import type { Show, ShowEra } from './show.ts';

/** A song with the lines of its title, and how far down its first base line is. */
type PlacedSong = { readonly words: FittedText; readonly isMashup: boolean; readonly y: number };

/** An era in a column: its name, then its songs. */
export type PlacedEra = {
  readonly kind: 'era';
  readonly era: ShowEra;
  readonly name: FittedText;
  readonly y: number;
  readonly songs: readonly PlacedSong[];
};

/** The ticket of the surprise songs, in their place of the show. */
export type PlacedTicket = { readonly kind: 'surprise'; readonly ticket: ColumnTicket; readonly y: number };

export type PlacedAct = PlacedEra | PlacedTicket;

/** Two columns of acts in the order of the show, measured from the top of the columns. */
export type TourColumns = readonly [left: readonly PlacedAct[], right: readonly PlacedAct[]];

/** A song's own line, and the lines below it where its title is long: two for a song, three for some mashups. */
const SONG_LINE = { least: 30, most: 39 };
const NEXT_LINE = 29;
const MOST_LINES = 3;
const NAME_LINE = 42;
/** Between one act and the next. */
const ACT_GAP = { least: 15, most: 40 };
const UNDER_NAME = 4;

const NAME: TypeStyle = { face: 'display', size: 44, weight: 600, opticalSize: 11 };
const SONG: TypeStyle = { face: 'text', size: 26, weight: 550 };

/** `width` is that of words, `ticket` that of a ticket. */
type Room = { readonly width: number; readonly height: number; readonly ticket: number };
type MeasuredEra = Omit<PlacedEra, 'y' | 'songs'> & {
  readonly songs: readonly Omit<PlacedSong, 'y'>[];
};
type MeasuredAct = MeasuredEra | Omit<PlacedTicket, 'y'>;
type Halves = readonly [readonly MeasuredAct[], readonly MeasuredAct[]];

/**
 * Lays a show into two columns, as even as the acts allow. All titles have one size, and as many lines as they need; the
 * room that is left goes between the lines. Titles longer than any of the tour's are cut where a column is too full.
 */
export function layOutTour(lettering: Lettering, show: Show, room: Room): TourColumns {
  const whole = show.acts.map((act): MeasuredAct =>
    act.kind === 'era'
      ? measureEra(lettering, act, room.width, MOST_LINES)
      : { kind: 'surprise', ticket: measureTicket(lettering, show, room.ticket) },
  );
  const [left, right] = split(whole);
  const halves: Halves = [shorten(lettering, left, room), shorten(lettering, right, room)];
  const spare = room.height - heightOf(halves, 0);
  const full = heightOf(halves, 1) - heightOf(halves, 0);
  const ease = Math.max(0, Math.min(1, full > 0 ? spare / full : 0));
  return [place(halves[0], ease), place(halves[1], ease)];
}

function measureEra(lettering: Lettering, era: ShowEra, width: number, maxLines: number): MeasuredEra {
  const oneLine = fitText(lettering, era.name, NAME, {
    width,
    maxLines: 1,
    minSize: maxLines === 1 ? 26 : 38,
  });
  const isWhole = oneLine.lines.join(' ') === era.name;
  return {
    kind: 'era',
    era,
    name: isWhole ? oneLine : fitText(lettering, era.name, { ...NAME, size: 40 }, { width, maxLines }),
    songs: era.songs.map(({ title, isMashup }) => ({
      words: fitText(lettering, title, SONG, { width, maxLines }),
      isMashup,
    })),
  };
}

/** Where the second column begins: with the act that makes the longer one shortest. */
function split(acts: readonly MeasuredAct[]): Halves {
  const ways = acts.map((_act, index): Halves => [acts.slice(0, index + 1), acts.slice(index + 1)]);
  return ways.reduce<Halves>((best, way) => (heightOf(way, 0) < heightOf(best, 0) ? way : best), [acts, []]);
}

/** Takes lines back, from the last era up, until the column fits. */
function shorten(
  lettering: Lettering,
  half: readonly MeasuredAct[],
  { width, height }: Room,
): readonly MeasuredAct[] {
  const fewer = Array.from({ length: MOST_LINES - 1 }, (_, taken) => MOST_LINES - 1 - taken);
  return fewer.reduce(
    (longer, maxLines) =>
      longer.reduceRight<readonly MeasuredAct[]>((column, act, index) => {
        if (act.kind !== 'era' || columnHeight(column, 0) <= height) return column;
        return column.with(index, measureEra(lettering, act.era, width, maxLines));
      }, longer),
    half,
  );
}

/** The height of the longer column; `ease` from 0, as tight as can be, to 1. */
function heightOf(halves: Halves, ease: number): number {
  return Math.max(columnHeight(halves[0], ease), columnHeight(halves[1], ease));
}

function columnHeight(column: readonly MeasuredAct[], ease: number): number {
  const gaps = Math.max(0, column.length - 1) * between(ACT_GAP, ease);
  return column.reduce((sum, act) => sum + actHeight(act, ease), gaps);
}

function actHeight(act: MeasuredAct, ease: number): number {
  if (act.kind === 'surprise') return act.ticket.height;
  return act.songs.reduce((sum, { words }) => sum + songHeight(words, ease), nameHeight(act.name));
}

function nameHeight({ lines }: FittedText): number {
  return lines.length * NAME_LINE + UNDER_NAME;
}

function songHeight({ lines }: FittedText, ease: number): number {
  return between(SONG_LINE, ease) + (lines.length - 1) * NEXT_LINE;
}

function between({ least, most }: { readonly least: number; readonly most: number }, ease: number): number {
  return least + (most - least) * ease;
}

function place(acts: readonly MeasuredAct[], ease: number): readonly PlacedAct[] {
  let top = 0;
  return acts.map((act): PlacedAct => {
    const y = top;
    top += actHeight(act, ease) + between(ACT_GAP, ease);
    return act.kind === 'era' ? placeEra(act, y, ease) : { ...act, y };
  });
}

function placeEra(act: MeasuredEra, top: number, ease: number): PlacedEra {
  let line = top + nameHeight(act.name);
  const songs = act.songs.map((song) => {
    const y = line + SONG.size;
    line += songHeight(song.words, ease);
    return { ...song, y };
  });
  return { ...act, y: top + 34, songs };
}
