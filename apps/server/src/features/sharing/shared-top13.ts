import type { TopSong, TopThirteen } from '@thirteen/artwork/posters/fan.ts';
import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import { eraRefOf } from '@thirteen/catalogue/eras.ts';
import { certainSearch, guessedText } from '@thirteen/contract/certain-songs.ts';
import { pages } from '@thirteen/contract/pages/pages.ts';
import { linkedTop13Page, type SharedPage } from '@thirteen/contract/sharing.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { eraKey, PLAIN_ERA } from '@thirteen/domain/catalogue/era-look.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { shareImagePath, shownAddress, type Shared, type ShareImage } from './share-images.ts';

/** A Top 13 that is its own link, ready to be drawn. */
type LinkedTop13 = TopThirteen & { readonly code: string; readonly certain?: number };

/** The songs of a Top 13 as posters show them: titles and looks from the catalogue. A song that left it is left out. */
export function toTopSongs(top13: Top13, { songsById, albumsByKey }: Catalogue): readonly TopSong[] {
  return top13.flatMap((id, index) => {
    const song = id === null ? undefined : songsById.get(id);
    const album = song && albumsByKey.get(song.albumKey);
    return album ? [{ slot: index + 1, title: song.title, theme: eraRefOf(album), era: album.era }] : [];
  });
}

/** A Top 13 that is nobody's, in the look of its first song. */
export function toTopThirteen(ids: Top13, catalogue: Catalogue): TopThirteen {
  const songs = toTopSongs(ids, catalogue);
  return { theme: songs[0]?.theme ?? PLAIN_ERA, songs };
}

/** The images of a Top 13 that is its own link. `origin` is the site's; posters say where they are from. */
export function toSharedTop13(linked: LinkedTop13, origin: string): Shared {
  return {
    name: linked.code,
    page: () => linkedTop13Page(linked).path,
    posterOf: (image) => toPoster(image, linked, origin),
    inEra: (theme) => toSharedTop13({ ...linked, theme }, origin),
    fileName: 'my-top-13',
  };
}

/** What crawlers and chats are told about a Top 13 that is its own link. */
export function toLinkedTop13Page(linked: LinkedTop13, origin: string): SharedPage {
  const page = linkedTop13Page(linked);
  const { text, lead } = pages.t13.heading;
  const card = toPoster('card', linked, origin);
  const path = shareImagePath('top-13', 'card', linked.code, card);
  return {
    ...page,
    firstScreen: { for: 'all', look: 'bracelet', heading: text, lead, era: eraKey(linked.theme) },
    image: { ...page.image, path: path + certainSearch(linked.certain) },
  };
}

function toPoster(image: ShareImage, linked: LinkedTop13, origin: string): Poster {
  const { theme, songs, certain } = linked;
  const note = certain === undefined ? undefined : guessedText(certain);
  const top13 = { theme, songs, ...(note !== undefined && { note }) };
  return { kind: `top13-${image}`, top13, address: shownAddress(origin, linkedTop13Page(linked).path) };
}
