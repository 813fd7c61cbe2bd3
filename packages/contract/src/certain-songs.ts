import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';

/** What the address of a linked Top 13 ends with: how many from no. 1 down are no guess. Empty where all are certain. */
export function certainSearch(certain: number = TOP13_SLOTS): string {
  return certain < TOP13_SLOTS ? `?certain=${certain}` : '';
}

/** How many songs of a linked Top 13 are no guess, by the search of its address. What can't be read makes none certain. */
export function readCertain(search: URLSearchParams): number {
  const text = search.get('certain');
  if (text === null) return TOP13_SLOTS;
  const certain = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return certain <= TOP13_SLOTS ? certain : 0;
}

/** Says which songs of a linked Top 13 are guesses; undefined where none is. */
export function guessedText(certain: number): string | undefined {
  if (certain >= TOP13_SLOTS) return undefined;
  if (certain === 0) return 'None of it is certain yet: it’s the sorter’s guess.';
  return `${certain === 1 ? 'Number 1 is' : `Numbers 1 to ${certain} are`} certain. The rest is the sorter’s guess.`;
}
