import { fail, ok, type Result } from '../result.ts';

/** What a text may hold: a name stays on one line, an answer or a message may have line breaks. */
export type TextShape = 'line' | 'lines';

/** Why a text is refused: it holds control characters or half a surrogate pair, or too many marks on one letter. */
export type TextProblem = 'control-characters' | 'combining-marks';

/** How many combining marks may follow each other; no language stacks more than a few. */
export const MAX_MARKS_IN_A_ROW = 30;

// Everything of Unicode's category Cc, and its separators of lines and paragraphs; a line break is allowed in lines.
const CONTROL_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const SEPARATORS = /[\p{Zl}\p{Zp}]/gu;
const CONTROL_IN_LINES = /(?![\n\r])\p{Cc}/u;
// Spaces, signs that only steer others, and the empty pattern of Braille, which is none of both.
const NOTHING_TO_SEE = /^[\p{Z}\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const MARKS_ONLY = /\p{M}+/gu;
// Nothing in here changes by NFC, and it is what most texts are made of.
const PLAIN = /^[ -~]*$/;

/**
 * Trims a text and normalizes it to NFC. One that shows nothing is empty, whatever it holds. In lines, Unicode's separators
 * of lines and paragraphs become line breaks, so that whoever takes lines apart has to know no others.
 */
export function cleanText(text: string, shape: TextShape = 'line'): Result<string, TextProblem> {
  if (PLAIN.test(text)) return ok(text.trim());
  // Before normalizing, since that takes time by the square of a run of marks.
  if (hasTooManyMarks(text)) return fail('combining-marks');
  const trimmed = text.normalize('NFC').trim();
  const clean = shape === 'lines' ? trimmed.replaceAll(SEPARATORS, '\n') : trimmed;
  const control = shape === 'line' ? CONTROL_IN_LINE : CONTROL_IN_LINES;
  if (control.test(clean) || !clean.isWellFormed()) return fail('control-characters');
  return ok(NOTHING_TO_SEE.test(clean) ? '' : clean);
}

function hasTooManyMarks(text: string): boolean {
  for (const [marks] of text.matchAll(MARKS_ONLY)) {
    // Counted by code points: a mark can be two code units long.
    if ([...marks].length > MAX_MARKS_IN_A_ROW) return true;
  }
  return false;
}
