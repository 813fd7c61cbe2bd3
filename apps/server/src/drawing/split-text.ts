/** A stretch of text that one font writes, or a character that none of them has. */
export type TextRun =
  | { readonly kind: 'words'; readonly text: string; readonly font: number }
  | { readonly kind: 'gap' };

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cc}|\p{Cs}/gu;
const SPACE = /\s/gu;

/**
 * Splits a text by the fonts that can write it; the first font that has all of a character gets it. Signs that only
 * steer the direction of writing are left out; a letter whose accents no font has is written without them.
 */
export function splitText(text: string, fonts: readonly ReadonlySet<number>[]): readonly TextRun[] {
  const runs: TextRun[] = [];
  for (const { segment } of segmenter.segment(text.normalize('NFC').replace(SPACE, ' '))) {
    const visible = segment.replace(INVISIBLE, '');
    if (visible === '') continue;
    const bare = visible.normalize('NFD').replace(/\p{M}/gu, '');
    const run = writeCharacter(visible, fonts) ?? writeCharacter(bare, fonts);
    const last = runs.at(-1);
    if (run === undefined) runs.push({ kind: 'gap' });
    else if (last?.kind === 'words' && last.font === run.font)
      runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push({ kind: 'words', ...run });
  }
  return runs;
}

function writeCharacter(text: string, fonts: readonly ReadonlySet<number>[]) {
  const font = fonts.findIndex((characters) =>
    Array.from(text).every((character) => characters.has(character.codePointAt(0) ?? 0)),
  );
  return font < 0 || text === '' ? undefined : { text, font };
}
