import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { CopyAsText } from '#features/transfer/take-along.tsx';

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
