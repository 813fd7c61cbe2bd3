import { passwordWords } from '@thirteen/catalogue/texts.ts';
import { foldPassword } from '@thirteen/domain/account/account-rules.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';

/** Tells whether a password is nothing but a word of this site: the site's and the artist's names, a song, an album. */
export function createSiteWords(current: () => Catalogue): (password: string) => boolean {
  let known: { readonly catalogue: Catalogue; readonly words: ReadonlySet<string> } | undefined;
  return (password) => {
    const catalogue = current();
    // The catalogue grows, once in a year.
    if (known?.catalogue !== catalogue) known = { catalogue, words: listWords(catalogue) };
    return known.words.has(foldPassword(password));
  };
}

function listWords({ songs, albums }: Catalogue): ReadonlySet<string> {
  const titles = [
    ...songs.map((song) => song.title),
    ...albums.flatMap((album) => [album.title, album.era ?? album.title]),
  ];
  return new Set([...passwordWords, ...titles.flatMap(waysToWrite)].map(foldPassword));
}

/** A title as it is written, without what stands in brackets, and without its punctuation. */
function waysToWrite(title: string): readonly string[] {
  const bare = title.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '');
  return [title, bare].flatMap((text) => [
    text,
    text.replaceAll('\u2019', "'"),
    text.replaceAll(/[^\p{L}\p{N}]/gu, ''),
  ]);
}
