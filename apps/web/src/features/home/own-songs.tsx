import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { paths } from '#lib/paths.ts';
import { Bead } from '#ui/beads/bead.tsx';
import { ListenCover } from '#ui/listen/listen-cover.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { SongLink } from '#ui/song-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Widget, WidgetLink } from '#ui/widget/widget.tsx';
import { homeWords } from './home.words.ts';
import styles from './own-songs.module.css';

const words = homeWords.ownSongs;
const COVER_PX = 76;
const HEIGHT = '8rem';

type OwnSongsProps = {
  /** The chosen songs by slot; undefined while they are on their way. */
  readonly songs: readonly Top13Entry[] | undefined;
  /** The look of a song's album by its title. */
  readonly eraOf: (songTitle: string) => string;
};

/** The fan's own Top 13 as a strip of covers, each with the bead of its place. */
export function OwnSongs({ songs, eraOf }: OwnSongsProps) {
  return (
    <Widget
      title={words.title}
      height={HEIGHT}
      actions={<WidgetLink to={paths.top13}>{homeWords.editTop13}</WidgetLink>}
    >
      {songs ? (
        <ol
          // Safari takes the list for none where the marks are off.
          role="list"
          className={styles['songs']}
          aria-label={words.list(songs.length, TOP13_SLOTS)}
          // On a phone the strip scrolls, which must be within reach of the keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {songs.map(({ slot, songTitle, albumCover, albumImage }) => (
            <li key={slot} className={styles['song']} value={slot}>
              <VisuallyHidden>{slot}</VisuallyHidden>
              <ListenCover title={songTitle} src={albumImage || albumCover} size={COVER_PX} />
              <span className={styles['bead']}>
                <Bead era={eraOf(songTitle)}>{slot}</Bead>
              </span>
              <span className={styles['title']} title={songTitle}>
                <SongLink title={songTitle} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <div className={styles['songs']} aria-hidden="true">
          {Array.from({ length: TOP13_SLOTS }, (_, slot) => `slot-${slot}`).map((slot) => (
            <span key={slot} className={styles['song']}>
              <Skeleton shape="cover" height="auto" />
            </span>
          ))}
        </div>
      )}
    </Widget>
  );
}
