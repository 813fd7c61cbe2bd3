import type { Song } from '@thirteen/contract/catalogue.ts';
import { findNamedAlbums } from '@thirteen/domain/catalogue/album-search.ts';
import { createSongSearch } from '@thirteen/domain/catalogue/song-search.ts';
import { listUses, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import type { OptionGroup } from '#ui/combobox/use-option-list.ts';
import type { AddTarget } from '#features/set-list/set-list-context.ts';
import { boxWords } from '#features/set-list/set-list.words.ts';
import type { SongIndex } from '#features/set-list/song-index.ts';

/**
 * What the dialog offers: all songs by album, the era's own album first; songs of the show say where they are. `taken`
 * are songs that are chosen beside this field, with what is said of them.
 */
export function makeSongOptions(
  { albums }: SongIndex,
  setList: SetListDraft,
  target: AddTarget,
): (query: string, taken: ReadonlyMap<string, string>) => readonly OptionGroup[] {
  const uses = listUses(setList);
  const era = target.kind === 'era' ? target.era : null;
  const own = albums.filter((album) => era !== null && album.era === era);
  const ordered = [...own, ...albums.filter((album) => !own.includes(album))];
  const search = createSongSearch<Song>();

  return (query, taken) => {
    const found = query.trim() === '' ? undefined : Array.from(search.filter(ordered, query));
    const named = found ? findNamedAlbums(ordered, query) : [];
    const best = found
      ? found.flatMap(({ album }) => ordered.find(({ title }) => title === album) ?? [])
      : ordered;
    // An album that is asked for by its name comes first, with all of its songs.
    return [...new Set([...named, ...own, ...best])].flatMap((album) => {
      const ofAlbum = found?.filter((song) => song.album === album.title);
      const songs = named.includes(album) ? album.songs : (ofAlbum ?? album.songs);
      if (songs.length === 0) return [];
      const options = songs.map(({ _id: id, title: label }) => {
        const place = uses.get(id);
        const note = taken.get(id) ?? (place === undefined ? undefined : boxWords.used(place));
        return { id, label, note, isDisabled: note !== undefined };
      });
      return [{ id: album.key, heading: { label: album.title, image: album.albumCover }, options }];
    });
  };
}
