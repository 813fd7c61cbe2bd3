// A word shorter than this must be typed without an error: "red" is one letter from too many others.
export const ERROR_FROM_LETTERS = 4;

/** Whether one inserted, left out, wrong or swapped letter, or none, leads from one text to the other. */
export function isOneErrorApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = commonStart(a, b);
  const end = commonStart(reversed(a.slice(start)), reversed(b.slice(start)));
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  return (restA.length <= 1 && restB.length <= 1) || (restA.length === 2 && restA === reversed(restB));
}

/** Whether the beginning of a text is at most one error from the query. */
export function isPrefixWithError(query: string, text: string): boolean {
  return [-1, 0, 1].some((more) => isOneErrorApart(query, text.slice(0, query.length + more)));
}

/** Whether any part of a word is at most one error from the query. */
export function containsWithError(query: string, word: string): boolean {
  return Array.from({ length: word.length }, (_, from) => word.slice(from)).some((rest) =>
    isPrefixWithError(query, rest),
  );
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return text.split('').toReversed().join('');
}
