import type { Song } from '@thirteen/contract/catalogue.ts';
import { logFailure } from '#lib/log-failure.ts';
import { AudioPlayer } from '#ui/audio-player/audio-player.tsx';
import { MoveMenu } from '#ui/sortable-list/move-menu/move-menu.tsx';
import { SortableHandle } from '#ui/sortable-list/sortable-handle.tsx';
import styles from './ranking-row.module.css';
import { rankingWords } from '#features/rankings/rankings.words.ts';

type SongRowProps = { readonly song: Song; readonly position: number };

/** A song in a ranking: its place, its title, who sings it beside or before the artist, and its preview. */
export function SongRow({ song, position }: SongRowProps) {
  const credit = rankingWords.credit(song.artist, song.featuring);
  return (
    <div className={styles['row']} data-kind="song">
      <span className={styles['grip']}>
        <SortableHandle />
      </span>
      <span className={styles['numeral']}>{position}</span>
      <div className={styles['words']}>
        <p className={styles['title']}>{song.title}</p>
        {credit !== '' && <p className={styles['note']}>{credit}</p>}
      </div>
      <div className={styles['player']}>
        <AudioPlayer
          src={song.audioSource}
          title={song.title}
          onFail={() => logFailure('A preview could not be loaded', song.audioSource)}
        />
      </div>
      <span className={styles['menu']}>
        <MoveMenu isSong />
      </span>
    </div>
  );
}
