import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import type { Show, ShowAct } from '@thirteen/artwork/posters/set-list/show.ts';
import { setListPage, type SharedPage } from '@thirteen/contract/sharing.ts';
import { eraRefOf } from '@thirteen/catalogue/eras.ts';
import { findAlbum, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { isMashup, titleOfSetSong, type SetSong } from '@thirteen/domain/set-list/set-list.ts';
import { shareImagePath, shownAddress, type Shared, type ShareImage } from './share-images.ts';
import type { SetListOfFan } from './sharing.repository.ts';

/** A set list as posters show it: titles and looks from the catalogue. */
export function toShow({ username, setList }: SetListOfFan, catalogue: Catalogue): Show {
  const titleOf = (song: SetSong) => titleOfSetSong(song, (id) => catalogue.songsById.get(id)?.title);
  const surprise = setList.entries.find((entry) => entry.kind === 'surprise');
  return {
    username,
    acts: setList.entries.map((entry): ShowAct => {
      if (entry.kind === 'surprise') return { kind: 'surprise' };
      const album = findAlbum(catalogue, entry.era);
      const songs = entry.songs.map((song) => ({ title: titleOf(song), isMashup: isMashup(song) }));
      return { kind: 'era', name: entry.era, theme: eraRefOf(album), songs };
    }),
    guitar: titleOf(surprise?.guitar ?? ''),
    piano: titleOf(surprise?.piano ?? ''),
  };
}

/** The images of a set list. `origin` is the site's; posters say where they are from. */
export function toSharedSetList(show: Show, origin: string): Shared {
  return {
    name: show.username,
    page: () => pageOf(show).path,
    posterOf: (image) => toPoster(image, show, origin),
    fileName: `${show.username}-eras-tour`,
  };
}

/** What crawlers and chats are told about a fan's set list. */
export function toSetListPage(show: Show, origin: string): SharedPage {
  const page = pageOf(show);
  const card = toPoster('card', show, origin);
  return {
    ...page,
    // As the page's own heading says it.
    firstScreen: { for: 'all', look: 'stage', heading: `${show.username}’s Eras Tour` },
    image: { ...page.image, path: shareImagePath('set-list', 'card', show.username, card) },
  };
}

function toPoster(image: ShareImage, show: Show, origin: string): Poster {
  return { kind: `set-list-${image}`, show, address: shownAddress(origin, pageOf(show).path) };
}

function pageOf({ username, acts, guitar, piano }: Show): SharedPage {
  const eras = acts.filter((act) => act.kind === 'era');
  const songs = eras.reduce((sum, era) => sum + era.songs.length, 0);
  return setListPage({ username, songs, eras: eras.length, guitar, piano });
}
