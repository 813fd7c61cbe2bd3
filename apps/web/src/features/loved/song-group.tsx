import { useId } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Cover } from '#ui/covers/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import { lovedWords } from './loved.words.ts';
import styles from './song-group.module.css';
import type { LovedSong } from './song-groups.ts';

type SongGroupProps = {
  /** Nothing for what a search found: the search names it. */
  readonly title?: string;
  readonly cover?: { readonly source: string | null; readonly era: string };
  readonly songs: readonly LovedSong[];
  /** The ids of the songs that are tapped. */
  readonly loved: ReadonlySet<string>;
  /** Whether each song shows its cover, where the group has none of its own. */
  readonly hasCovers?: boolean;
  readonly onTap: (songId: string) => void;
  readonly onTakeAll?: () => void;
};

/** Songs to tap, of an era or of all. */
export function SongGroup({
  title,
  cover,
  songs,
  loved,
  hasCovers = false,
  onTap,
  onTakeAll,
}: SongGroupProps) {
  const id = useId();
  return (
    <section
      className={styles['group']}
      aria-labelledby={title === undefined ? undefined : id}
      aria-label={title === undefined ? lovedWords.search : undefined}
      data-era={cover?.era}
    >
      {title !== undefined && (
        <header className={styles['head']}>
          {cover && <Cover src={cover.source} size={64} />}
          <h2 id={id}>{title}</h2>
          {onTakeAll && (
            <Button
              variant="quiet"
              aria-label={lovedWords.everythingOf(title)}
              aria-pressed={songs.every((song) => loved.has(song.id))}
              onClick={onTakeAll}
            >
              {lovedWords.everything}
            </Button>
          )}
        </header>
      )}
      <ul role="list" className={styles['songs']} data-covers={hasCovers || undefined}>
        {songs.map((song) => (
          <li key={song.id}>
            <button
              type="button"
              className={styles['song']}
              data-era={song.era}
              aria-pressed={loved.has(song.id)}
              onClick={() => onTap(song.id)}
            >
              {hasCovers && <Cover src={song.cover} size={48} />}
              <span className={styles['title']}>{song.title}</span>
              <span className={styles['mark']}>{loved.has(song.id) && <Icon name="check" size="sm" />}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
