import type { EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { Lettering, TypeStyle } from '../lettering/lettering.ts';
import type { Show, ShowAct } from './show.ts';

/** Some words of one line, how far they are from the left and on which line of the act, from 0. */
type Words = {
  readonly text: string;
  readonly style: TypeStyle;
  readonly x: number;
  readonly line: number;
};
/** What stands before a song: the middle of its bead. */
type FlowBead = { readonly x: number; readonly line: number; readonly isMashup: boolean };

/** An act as running text: its name, and after it the songs, each behind its bead. */
export type FlowedAct = {
  /** The look of its era, or `surprise`. */
  readonly theme: EraRef;
  readonly words: readonly Words[];
  readonly beads: readonly FlowBead[];
  readonly lines: number;
};

export type FlowLook = {
  /** Of the titles; names are larger. */
  readonly size: number;
  /** How many songs of an act are named; the rest is counted. */
  readonly most: number;
  readonly width: number;
};

const AFTER_SONG = 0.62;
const AFTER_BEAD = 0.3;
/** The radius of a bead, in parts of the size. */
export const FLOW_BEAD = 0.34;
const NAME = 1.3;

/** Breaks an act into lines of a width. A title may go on in the next line; none is cut but for a word wider than the line. */
export function flowAct(lettering: Lettering, show: Show, act: ShowAct, look: FlowLook): FlowedAct {
  const { size, most, width } = look;
  const style: TypeStyle = { face: 'text', size, weight: 550 };
  const space = lettering.measure('n n', style) - lettering.measure('nn', style);
  const words: Words[] = [];
  const beads: FlowBead[] = [];
  let [x, line] = [0, 0];

  /** Takes room for a text, on the next line where this one has none left; `before` is what stands right before it. */
  const place = (text: string, its: TypeStyle, before: number) => {
    const [cut = ''] = fitText(lettering, text, its, { width: width - before, maxLines: 1 }).lines;
    const wide = before + lettering.measure(cut, its);
    if (x > 0 && x + wide > width) [x, line] = [0, line + 1];
    const placed = { text: cut, style: its, x: x + before, line };
    x += wide;
    return placed;
  };
  const write = (text: string, its: TypeStyle, between: number, firstBefore = 0) => {
    for (const [index, word] of text.trim().split(/\s+/u).entries()) {
      if (index > 0) x += between;
      const placed = place(word, its, index === 0 ? firstBefore : 0);
      const last = words.at(-1);
      // Words of one line are set as one.
      if (index > 0 && last?.line === placed.line)
        words[words.length - 1] = { ...last, text: `${last.text} ${placed.text}` };
      else words.push(placed);
    }
  };

  const name: TypeStyle = { face: 'display', size: Math.round(size * NAME), weight: 600, opticalSize: 11 };
  write(act.kind === 'era' ? act.name : 'Surprise songs', name, space * NAME);
  x += size * AFTER_SONG;

  const songs =
    act.kind === 'era' ? act.songs : [show.guitar, show.piano].map((title) => ({ title, isMashup: false }));
  const bead = 2 * FLOW_BEAD * size;
  for (const { title, isMashup } of songs.slice(0, most)) {
    const from = words.length;
    write(title, style, space, bead + size * AFTER_BEAD);
    const first = words[from];
    if (first) beads.push({ x: first.x - size * AFTER_BEAD - bead / 2, line: first.line, isMashup });
    x += size * AFTER_SONG;
  }
  if (songs.length > most) words.push(place(`+${songs.length - most} more`, style, 0));
  return { theme: act.kind === 'era' ? act.theme : 'surprise', words, beads, lines: line + 1 };
}
