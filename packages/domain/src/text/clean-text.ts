/** What a text may hold: a name stays on one line, an answer or a message may have line breaks. */
export type TextShape = 'line' | 'lines';

// Everything of Unicode's category Cc; a line break is not a control character where lines are allowed.
const CONTROL_IN_LINE = /\p{Cc}/u;
const CONTROL_IN_LINES = /(?![\n\r])\p{Cc}/u;

/** Trims a text and normalizes it to NFC. Undefined when it holds control characters or half a surrogate pair. */
export function cleanText(text: string, shape: TextShape = 'line'): string | undefined {
  const clean = text.normalize('NFC').trim();
  const control = shape === 'line' ? CONTROL_IN_LINE : CONTROL_IN_LINES;
  return control.test(clean) || !clean.isWellFormed() ? undefined : clean;
}
