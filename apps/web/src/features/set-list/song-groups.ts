import { foldTitle } from '@thirteen/domain/catalogue/song-search.ts';
import { listUses, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import type { OptionGroup } from '#ui/combobox/grouped-combobox.tsx';
import type { AddTarget } from './desk.ts';
import type { SongBook } from './song-book.ts';

/** What the dialog offers: all songs by album, the era's own album first; songs of the show say where they are. */
export function makeSongGroups(
  { albums }: SongBook,
  setList: SetListDraft,
  target: AddTarget,
): (query: string, taken?: string) => readonly OptionGroup[] {
  const uses = listUses(setList);
  const era = target.kind === 'era' ? target.era : null;
  const own = albums.filter((album) => era !== null && album.era === era);
  const ordered = [...own, ...albums.filter((album) => !own.includes(album))];
  const groups = ordered.map(({ key, title, albumCover, songs }) => ({
    id: key,
    label: title,
    image: albumCover,
    folded: foldTitle(title),
    songs: songs.map((song) => ({ id: song['_id'], label: song.title, folded: foldTitle(song.title) })),
  }));

  return (query, taken) => {
    const wanted = foldTitle(query);
    return groups.flatMap(({ songs, folded, ...group }) => {
      const isWholeAlbum = folded.includes(wanted);
      const found = songs.filter((song) => isWholeAlbum || song.folded.includes(wanted));
      if (found.length === 0) return [];
      const options = found.map(({ id, label }) => {
        const place = uses.get(id);
        const note = place === undefined ? undefined : `Already in the show: ${place}`;
        const isOther = id === taken;
        return {
          id,
          label,
          note: isOther ? 'The other song of the mashup' : note,
          isDisabled: isOther || place !== undefined,
        };
      });
      return [{ ...group, options }];
    });
  };
}
