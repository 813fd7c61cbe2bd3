import type { Album } from '@thirteen/contract/catalogue.ts';
import { toTakenSongs } from '#features/transfer/song-list.ts';
import { TakeAlong, CopyAsText } from '#features/transfer/take-along.tsx';
import type { Top13Entry } from '@thirteen/contract/top13.ts';

type TakeAlongSongsProps = {
  /** What the list is called, as in "Red ranking". */
  readonly name: string;
  readonly ids: readonly string[];
  /** Undefined while they load: then there is nothing to take along yet. */
  readonly albums: readonly Album[] | undefined;
};

/** "Take it along" for songs of the catalogue. */
export function TakeAlongSongs({ name, ids, albums = [] }: TakeAlongSongsProps) {
  return (
    <TakeAlong
      isEmpty={ids.length === 0 || albums.length === 0}
      read={() => ({ name, songs: toTakenSongs(ids, albums) })}
    />
  );
}

type CopyTop13Props = { readonly name: string; readonly songs: readonly Top13Entry[] };

/** Copies a Top 13 that somebody shared, as text. */
export function CopyTop13({ name, songs }: CopyTop13Props) {
  return (
    <CopyAsText
      read={() => ({
        name,
        songs: songs.map(({ songTitle: title, albumName: album }) => ({ title, album })),
      })}
    />
  );
}
