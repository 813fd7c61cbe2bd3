import type { RankedSlots } from '@thirteen/domain/history/top-changes.ts';
import { Bead } from '#ui/beads/bead.tsx';
import { ListenButton } from '#ui/listen/listen-button.tsx';
import styles from './day-list.module.css';
import { myErasWords } from './my-eras.words.ts';
import type { FoundSong } from './time-songs.ts';

type DayListProps = {
  readonly name: string;
  readonly list: RankedSlots;
  readonly present: RankedSlots;
  readonly findSong: (id: string) => FoundSong;
};

/** A Top 13 of the past: each song with where it stands now. */
export function DayList({ name, list, present, findSong }: DayListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without marks for none
    <ol className={styles['list']} role="list" aria-label={name}>
      {list.map((id, slot) => {
        const song = id === null ? undefined : findSong(id);
        const now = id === null ? -1 : present.indexOf(id);
        return (
          <li key={id ?? `empty ${slot}`} className={styles['row']}>
            <Bead era={song?.era} look={song ? 'round' : 'empty'}>
              {slot + 1}
            </Bead>
            <span className={styles['title']}>{song?.title ?? myErasWords.empty}</span>
            {song && now !== slot && (
              <span className={styles['now']}>{now < 0 ? myErasWords.gone : myErasWords.now(now + 1)}</span>
            )}
            {song && <ListenButton title={song.title} />}
          </li>
        );
      })}
    </ol>
  );
}
