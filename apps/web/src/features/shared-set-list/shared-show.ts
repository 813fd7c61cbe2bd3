import type { Album, Song } from '@thirteen/contract/albums.ts';
import type { EraEntry, EraSong } from '@thirteen/contract/set-list.ts';
import { themeOf } from '@thirteen/domain/catalogue/catalogue.ts';
import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import { songIdsIn, SURPRISE_ERA } from '@thirteen/domain/set-list/set-list.ts';
import { lengthOfSongs } from '@thirteen/domain/set-list/show-length.ts';

/** A song of the show with what is played of it: one preview, or those of both halves of a mashup. */
export type SharedSong = {
  readonly id: string;
  readonly title: string;
  readonly isMashup: boolean;
  readonly previews: readonly string[];
};

/** An era as a block of the poster. `firstNumber` is the place of its first song in the running order. */
export type SharedEra = {
  readonly name: string;
  readonly theme: EraTheme;
  readonly cover: string | null;
  readonly firstNumber: number;
  readonly songs: readonly SharedSong[];
};

/** A set list as the public page shows it. The running time is in seconds; undefined while no durations are known. */
export type SharedShow = {
  readonly eras: readonly SharedEra[];
  readonly guitar: SharedSong | undefined;
  readonly piano: SharedSong | undefined;
  readonly songs: number;
  readonly mashups: number;
  readonly seconds: number | undefined;
};

/** Puts a set list together with the looks, previews and durations that the albums know; without them it stays plain. */
export function toSharedShow(entries: readonly EraEntry[], albums: readonly Album[] | undefined): SharedShow {
  const songsById = new Map(albums?.flatMap((album) => album.songs).map((song) => [song['_id'], song]));
  const inOrder = entries.toSorted((a, b) => a.order - b.order);
  const eras: SharedEra[] = [];
  let firstNumber = 1;
  for (const { era, songs } of inOrder.filter((entry) => entry.era !== SURPRISE_ERA)) {
    const album = albums?.find((known) => known.era === era);
    eras.push({
      name: era,
      theme: album ? themeOf(album) : 'singles',
      cover: album?.albumCover ?? null,
      firstNumber,
      songs: songs.map((song) => toSharedSong(song, songsById)),
    });
    firstNumber += songs.length;
  }
  const surprise = inOrder.find((entry) => entry.era === SURPRISE_ERA);
  const [guitar, piano] = [surprise?.guitarSong, surprise?.pianoSong].map((song) =>
    song ? toSharedSong(song, songsById) : undefined,
  );
  const all = inOrder.flatMap((entry) => entry.songs);
  const { seconds } = lengthOfSongs(
    all.map((song) => song['_id']),
    (id) => songsById.get(id)?.durationSeconds,
  );
  return {
    eras,
    guitar,
    piano,
    songs: firstNumber - 1,
    mashups: all.filter((song) => song.isMashup).length,
    seconds: albums && seconds,
  };
}

/** All that can be heard, in running order, the surprise songs last. */
export function songsInOrder({ eras, guitar, piano }: SharedShow): readonly SharedSong[] {
  return [...eras.flatMap((era) => era.songs), ...[guitar, piano].filter((song) => song !== undefined)];
}

function toSharedSong(song: EraSong, songsById: ReadonlyMap<string, Song>): SharedSong {
  const previews = songIdsIn(song['_id']).flatMap((id) => songsById.get(id)?.audioSource ?? []);
  return {
    id: song['_id'],
    title: song.title,
    isMashup: song.isMashup,
    previews: previews.length > 0 ? previews : [song.audioSource],
  };
}
