import type { Show, ShowAct } from '@thirteen/artwork/posters/show.ts';
import { findAlbum, themeOf, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { isMashup, titleOfSetSong, type SetSong } from '@thirteen/domain/set-list/set-list.ts';
import type { SharedSetList } from './sharing.repository.ts';

/** A set list as posters show it: titles and looks from the catalogue. */
export function toShow({ username, setList }: SharedSetList, catalogue: Catalogue): Show {
  const titleOf = (song: SetSong) => titleOfSetSong(song, (id) => catalogue.songsById.get(id)?.title);
  const surprise = setList.entries.find((entry) => entry.kind === 'surprise');
  return {
    username,
    acts: setList.entries.map((entry): ShowAct => {
      if (entry.kind === 'surprise') return { kind: 'surprise' };
      const album = findAlbum(catalogue, entry.era);
      const songs = entry.songs.map((song) => ({ title: titleOf(song), isMashup: isMashup(song) }));
      return { kind: 'era', name: entry.era, theme: album ? themeOf(album) : 'singles', songs };
    }),
    guitar: titleOf(surprise?.guitar ?? ''),
    piano: titleOf(surprise?.piano ?? ''),
  };
}
