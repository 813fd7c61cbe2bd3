import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import type { EraEntry, EraSong } from '@thirteen/contract/set-list.ts';
import { songIdsIn, SURPRISE_ERA, lengthOfSongs } from '@thirteen/domain/set-list/set-list.ts';
import type { Clip } from '#ui/audio-player/clip-player.ts';

/** A song of the show with what is played of it: one preview, or those of both halves of a mashup. */
export type PlayedSong = {
  readonly id: string;
  readonly title: string;
  readonly isMashup: boolean;
  readonly clip: Clip;
};

/** An era as a block of the poster. `firstNumber` is the place of its first song in the running order. */
export type SharedEra = {
  readonly kind: 'era';
  readonly name: string;
  readonly theme: string;
  readonly cover: string | null;
  readonly firstNumber: number;
  readonly songs: readonly PlayedSong[];
};

/** The two songs that change every night, in their place of the show. */
export type SharedSurprise = {
  readonly kind: 'surprise';
  readonly guitar: PlayedSong | undefined;
  readonly piano: PlayedSong | undefined;
};

/** A set list as the public page shows it. The running time is in seconds; undefined while no durations are known. */
export type SharedShow = {
  /** In the order of the show. */
  readonly acts: readonly (SharedEra | SharedSurprise)[];
  readonly songs: number;
  readonly mashups: number;
  readonly seconds: number | undefined;
};

/** Puts a set list together with the looks, previews and durations that the albums know; without them it stays plain. */
export function toSharedShow(entries: readonly EraEntry[], albums: readonly Album[] | undefined): SharedShow {
  const songsById = new Map(albums?.flatMap((album) => album.songs).map((song) => [song['_id'], song]));
  const toSong = (song: EraSong) => toSharedSong(song, songsById);
  const inOrder = entries.toSorted((a, b) => a.order - b.order);
  let firstNumber = 1;
  const acts = inOrder.map((entry): SharedEra | SharedSurprise => {
    const { era, songs, guitarSong, pianoSong } = entry;
    if (era === SURPRISE_ERA) {
      return {
        kind: 'surprise',
        guitar: guitarSong ? toSong(guitarSong) : undefined,
        piano: pianoSong ? toSong(pianoSong) : undefined,
      };
    }
    const album = albums?.find((known) => known.era === era);
    const first = firstNumber;
    firstNumber += songs.length;
    return {
      kind: 'era',
      name: era,
      theme: album ? album.theme : 'singles',
      cover: album?.albumCover ?? null,
      firstNumber: first,
      songs: songs.map(toSong),
    };
  });
  const all = inOrder.flatMap((entry) => entry.songs);
  const { seconds } = lengthOfSongs(
    all.map((song) => song['_id']),
    (id) => songsById.get(id)?.durationSeconds,
  );
  return {
    acts,
    songs: firstNumber - 1,
    mashups: all.filter((song) => song.isMashup).length,
    seconds: albums && seconds,
  };
}

/** What is sung in an act, in running order. */
export function songsOfAct(act: SharedEra | SharedSurprise): readonly PlayedSong[] {
  return act.kind === 'era' ? act.songs : [act.guitar, act.piano].filter((song) => song !== undefined);
}

/** All songs that can be played, in running order. */
export function songsInOrder({ acts }: SharedShow): readonly PlayedSong[] {
  return acts.flatMap(songsOfAct);
}

function toSharedSong(song: EraSong, songsById: ReadonlyMap<string, Song>): PlayedSong {
  const previews = songIdsIn(song['_id']).flatMap((id) => songsById.get(id)?.audioSource ?? []);
  return {
    id: song['_id'],
    title: song.title,
    isMashup: song.isMashup,
    clip: { id: song['_id'], sources: previews.length > 0 ? previews : [song.audioSource] },
  };
}
