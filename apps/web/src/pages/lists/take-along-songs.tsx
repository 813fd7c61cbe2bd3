import type { Album } from '@thirteen/contract/catalogue.ts';
import { toTakenSongs } from '#features/transfer/song-list.ts';
import { TakeAlong } from '#features/transfer/take-along.tsx';

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
