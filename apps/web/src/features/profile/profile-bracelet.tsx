import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';

/** Tells the look of an album by its title. */
export type ThemeOfAlbum = (albumTitle: string) => string;

type ProfileBraceletProps = { readonly songs: readonly Top13Entry[]; readonly themeOf: ThemeOfAlbum };

/** The fan's own thirteen beads, each in the era of its song. The list of the songs says the same in words. */
export function ProfileBracelet({ songs, themeOf }: ProfileBraceletProps) {
  return (
    <BeadRow>
      {Array.from({ length: TOP13_SLOTS }, (_, index) => {
        const song = songs.find(({ slot }) => slot === index + 1);
        return (
          <Bead key={index} era={song && themeOf(song.albumName)} look={song ? 'round' : 'empty'}>
            {index + 1}
          </Bead>
        );
      })}
    </BeadRow>
  );
}
