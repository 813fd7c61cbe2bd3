import type { Lettering, TypeStyle } from './lettering.ts';

/** The room for a text. Words shrink down to `minSize` before any of them is cut. */
export type Room = { readonly width: number; readonly maxLines: number; readonly minSize?: number };

/** A text that fits its room: its lines from the top, and the size that they are set in. */
export type FittedText = { readonly lines: readonly string[]; readonly style: TypeStyle };

const ELLIPSIS = '\u2026';
/** Sizes are tried in steps of this many units. */
const SIZE_STEP = 2;

/** Breaks a text into lines that fit: first whole, then smaller, at last cut with an ellipsis. */
export function fitText(
  lettering: Lettering,
  text: string,
  style: TypeStyle,
  { width, maxLines, minSize = style.size }: Room,
): FittedText {
  const words = wordsIn(text);
  for (let size = style.size; size > minSize; size -= SIZE_STEP) {
    const tried = { ...style, size };
    const lines = wrap(words, (line) => lettering.measure(line, tried) <= width);
    if (lines.length <= maxLines && lines.every((line) => lettering.measure(line, tried) <= width))
      return { lines, style: tried };
  }
  const smallest = { ...style, size: minSize };
  const fits = (line: string) => lettering.measure(line, smallest) <= width;
  const pieces = words.flatMap((word) => (maxLines === 1 || fits(word) ? word : chop(word, fits)));
  const all = wrap(pieces, fits);
  const lines = [...all.slice(0, maxLines - 1), all.slice(maxLines - 1).join(' ')];
  return { lines: lines.filter((line) => line !== '').map((line) => cut(line, fits)), style: smallest };
}

/** The room of each of several texts. `leading` is from line to line, in parts of the size. */
export type RoomOfEach = {
  readonly width: number;
  readonly height: number;
  readonly leading: number;
  readonly minSize: number;
};

/**
 * Fits several texts in one size: the largest in which each is whole in two lines. In the smallest they get a third line
 * where there is room, before any of them is cut.
 */
export function fitTogether(
  lettering: Lettering,
  texts: readonly string[],
  style: TypeStyle,
  { width, height, leading, minSize }: RoomOfEach,
): readonly FittedText[] {
  const fitIn = (size: number, mostLines: number) => {
    const maxLines = Math.max(1, Math.min(mostLines, Math.floor(height / (size * leading))));
    return texts.map((text) => fitText(lettering, text, { ...style, size }, { width, maxLines }));
  };
  for (let size = style.size; size > minSize; size -= SIZE_STEP) {
    const fitted = fitIn(size, 2);
    if (fitted.every(({ lines }, index) => lines.join(' ') === wordsIn(texts[index] ?? '').join(' ')))
      return fitted;
  }
  return fitIn(minSize, 3);
}

function wordsIn(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}

/** Fills line by line; a word that is wider than the room stands in a line of its own. */
function wrap(words: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || !fits(longer)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Breaks a word that is wider than the room anywhere. */
function chop(word: string, fits: (line: string) => boolean): readonly string[] {
  return charactersOf(word).reduce<readonly string[]>((pieces, character) => {
    const last = pieces.at(-1);
    return last !== undefined && fits(last + character)
      ? [...pieces.slice(0, -1), last + character]
      : [...pieces, character];
  }, []);
}

/** Cuts a line after the last character that leaves room for an ellipsis. */
function cut(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  const characters = charactersOf(line);
  let length = characters.length;
  const shortened = () => {
    const kept = characters.slice(0, length).join('');
    return `${kept.replace(/[\s,/(&-]+$/u, '')}${ELLIPSIS}`;
  };
  while (length > 1 && !fits(shortened())) length -= 1;
  return shortened();
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What readers take for one character each. */
function charactersOf(text: string): readonly string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
