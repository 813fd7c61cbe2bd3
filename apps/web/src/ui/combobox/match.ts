/** The parts of a text around the letters that were searched for. */
export type TextMatch = { readonly before: string; readonly match: string; readonly after: string };

/** Finds what was typed in a text, whatever the case, accents and punctuation. An empty match where it is not in there. */
export function splitMatch(text: string, query: string): TextMatch {
  const letters = [...text].flatMap((letter, index) =>
    [...fold(letter)].map((folded) => ({ folded, index })),
  );
  const characters = [...text];
  const wanted = fold(query);
  const start =
    wanted === ''
      ? -1
      : letters
          .map(({ folded }) => folded)
          .join('')
          .indexOf(wanted);
  const first = letters[start];
  const last = letters[start + wanted.length - 1];
  if (!first || !last) return { before: text, match: '', after: '' };
  return {
    before: characters.slice(0, first.index).join(''),
    match: characters.slice(first.index, last.index + 1).join(''),
    after: characters.slice(last.index + 1).join(''),
  };
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '');
}
