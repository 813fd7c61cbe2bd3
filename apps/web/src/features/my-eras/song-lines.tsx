import type { CSSProperties } from 'react';
import { Bead } from '#ui/beads/bead.tsx';
import styles from './song-lines.module.css';
import type { FoundSong } from './time-songs.ts';

type SongLine = {
  readonly id: string;
  /** What is said of it, at the end of its line. */
  readonly says?: string;
  /** How long its bar is, from 0 to 1; without it there is none. */
  readonly share?: number;
};

type SongLinesProps = {
  readonly name: string;
  readonly lines: readonly SongLine[];
  readonly findSong: (id: string) => FoundSong;
};

/** A few songs, each with a word or a bar. */
export function SongLines({ name, lines, findSong }: SongLinesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without marks for none
    <ul className={styles['lines']} role="list" aria-label={name}>
      {lines.map(({ id, says, share }) => {
        const { title, era } = findSong(id);
        return (
          <li key={id} className={styles['line']} data-era={era}>
            <Bead era={era} />
            <span className={styles['title']}>{title}</span>
            {says !== undefined && <span className={styles['says']}>{says}</span>}
            {share !== undefined && (
              <span
                className={styles['bar']}
                aria-hidden="true"
                style={{ '--share': share } as CSSProperties}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
