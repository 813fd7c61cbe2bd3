import type { Song } from '@thirteen/contract/catalogue.ts';
import { findNamedAlbums } from '@thirteen/domain/catalogue/album-search.ts';
import { createSongSearch } from '@thirteen/domain/catalogue/song-search.ts';
import { listUses, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import type { OptionGroup } from '#ui/combobox/use-option-list.ts';
import type { AddTarget } from '#features/set-list/set-list-context.ts';
import { boxWords } from '#features/set-list/set-list.words.ts';
import type { SongIndex } from '#features/set-list/song-index.ts';

/** What is chosen in the dialog so far, as ids: in its fields, and ticked in the era's own list, in the order of the ticks. */
export type SongChoice = {
  readonly first: string | undefined;
  readonly second: string | undefined;
  readonly isMashup: boolean;
  readonly ticked: ReadonlySet<string>;
};

/** What is chosen when the dialog opens. */
export const noSong: SongChoice = {
  first: undefined,
  second: undefined,
  isMashup: false,
  ticked: new Set(),
};

/** Ticks a song, or takes its tick away. */
export function tickSong(choice: SongChoice, song: string, isTicked: boolean): SongChoice {
  const ticked = new Set(choice.ticked);
  if (isTicked) ticked.add(song);
  else ticked.delete(song);
  return { ...choice, ticked };
}

/**
 * Turns the mashup on or off. One or two songs that were chosen by ticks become its songs; more than a mashup holds keep
 * their ticks until it is off again. Then its second song is ticked, where the era's list (`own`) has it.
 */
export function switchMashup(choice: SongChoice, isMashup: boolean, own: readonly string[]): SongChoice {
  const { first, second, ticked } = choice;
  if (!isMashup) {
    const isOwn = second !== undefined && own.includes(second);
    return isOwn
      ? { ...tickSong(choice, second, true), second: undefined, isMashup }
      : { ...choice, isMashup };
  }
  const [one, other, ...more] = new Set(first === undefined ? ticked : [first, ...ticked]);
  if (ticked.size === 0 || more.length > 0) return { ...choice, isMashup };
  const kept = second === one ? undefined : second;
  return { first: one, second: other ?? kept, isMashup, ticked: noSong.ticked };
}

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
