import { Cover } from '#ui/covers/cover.tsx';
import { Bead } from '#ui/beads/bead.tsx';
import { SongLink } from '#ui/song-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PreviewButton } from '#ui/audio-player/preview-button.tsx';
import { ListenButton } from '#ui/listen/listen-button.tsx';
import type { SharedEra } from './show.ts';
import { showWords } from './show.words.ts';
import styles from './era-block.module.css';

type EraBlockProps = { readonly era: SharedEra };

const COVER_PX = 72;

/** An era of the show in its colors: its songs as beads on a cord, numbered through the whole show. */
export function EraBlock({ era: { name, theme, cover, firstNumber, songs } }: EraBlockProps) {
  return (
    <section className={styles['era']} data-era={theme} aria-label={name}>
      <header className={styles['head']}>
        <h2 className={styles['name']}>{name}</h2>
        <span className={styles['cover']}>
          <Cover src={cover} size={COVER_PX} />
        </span>
      </header>
      <ol role="list" className={styles['songs']} start={firstNumber}>
        {songs.map((song, index) => (
          <li key={song.id} className={styles['song']}>
            <Bead era={theme} look={song.isMashup ? 'square' : 'round'}>
              {firstNumber + index}
            </Bead>
            <span className={styles['title']}>
              <VisuallyHidden>{firstNumber + index} </VisuallyHidden>
              {song.isMashup ? song.title : <SongLink title={song.title} />}
              {song.isMashup && <small className={styles['mashup']}>{showWords.mashup}</small>}
            </span>
            <span className={styles['tools']}>
              <PreviewButton clip={song.clip} title={song.title} />
              <ListenButton title={song.title} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
