import { isMashup, SHOW_SONGS, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import type { SongIndex } from '#features/set-list/song-index.ts';
import styles from './show-beads.module.css';

type ShowBeadsProps = { readonly setList: SetListDraft; readonly songIndex: SongIndex };

/** The whole show as a row of beads: one for each song, square for a mashup, empty where one is still to be chosen. */
export function ShowBeads({ setList, songIndex }: ShowBeadsProps) {
  const songs = setList.entries.flatMap((entry) =>
    entry.kind === 'era'
      ? entry.songs.map((song) => ({ key: song, era: songIndex.lookOf(entry.era).theme, song }))
      : [],
  );
  const missing = Array.from({ length: Math.max(0, SHOW_SONGS - songs.length) }, (_, index) => index);
  return (
    <div className={styles['beads']}>
      <BeadRow>
        {songs.map(({ key, era, song }) => (
          <Bead key={key} era={era} look={isMashup(song) ? 'square' : 'round'} />
        ))}
        {missing.map((place) => (
          <Bead key={place} look="empty" />
        ))}
      </BeadRow>
    </div>
  );
}
