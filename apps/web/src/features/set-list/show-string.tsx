import { isMashup, SHOW_SONGS, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { Bead, BeadString } from '#ui/bead.tsx';
import type { SongBook } from './song-book.ts';
import styles from './show-string.module.css';

type ShowStringProps = { readonly setList: SetListDraft; readonly book: SongBook };

/** The whole show on one cord: a bead for each song, square for a mashup, hollow where one is still to be chosen. */
export function ShowString({ setList, book }: ShowStringProps) {
  const songs = setList.entries.flatMap((entry) =>
    entry.kind === 'era'
      ? entry.songs.map((song) => ({ key: song, era: book.lookOf(entry.era).theme, song }))
      : [],
  );
  const hollow = Array.from({ length: Math.max(0, SHOW_SONGS - songs.length) }, (_, index) => index);
  return (
    <div className={styles['string']}>
      <BeadString>
        {songs.map(({ key, era, song }) => (
          <Bead key={key} era={era} look={isMashup(song) ? 'square' : 'round'} />
        ))}
        {hollow.map((place) => (
          <Bead key={place} look="empty" />
        ))}
      </BeadString>
    </div>
  );
}
