import { passwordWords } from '@thirteen/catalogue/texts.ts';
import { foldPassword } from '@thirteen/domain/account/account-rules.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';

/** Makes a check whether a password is just a name of this site: its own, the artist's, a song's or an album's. */
export function createSiteNames(current: () => Catalogue): (password: string) => boolean {
  let known: { readonly catalogue: Catalogue; readonly names: ReadonlySet<string> } | undefined;
  return (password) => {
    const catalogue = current();
    // Made again when the catalogue changes.
    if (known?.catalogue !== catalogue) known = { catalogue, names: listNames(catalogue) };
    return known.names.has(foldPassword(password));
  };
}

function listNames({ songs, albums }: Catalogue): ReadonlySet<string> {
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
