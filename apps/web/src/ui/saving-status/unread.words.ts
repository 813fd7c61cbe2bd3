/** What could not be read, and what is shown of it instead. */
export type UnreadList = {
  /** What the fan calls it: `set list`. */
  readonly noun: string;
  readonly hasCopy: boolean;
  /** When this browser's copy was made, in milliseconds since 1970; undefined where that is not known. */
  readonly copiedAt: number | undefined;
};

/** The line above a list that could not be read. */
export function unreadWords({ noun, hasCopy, copiedAt }: UnreadList): string {
  const couldNot = `We couldn’t read your ${noun}. It’s safe`;
  if (!hasCopy) return `${couldNot}, and nothing is saved over it before we have read it.`;
  const when = copiedAt === undefined ? 'before' : `on ${whenWords(copiedAt)}`;
  return `${couldNot}. This is the copy that this browser saved ${when}.`;
}

function whenWords(at: number): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
