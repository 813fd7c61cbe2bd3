import type { Album } from '@thirteen/contract/catalogue.ts';
import { TOP_ALBUMS } from '@thirteen/domain/rankings/album-order.ts';
import { Bead } from '#ui/beads/bead.tsx';
import { Cover } from '#ui/covers/cover.tsx';
import { MoveMenu } from '#ui/sortable-list/move-menu/move-menu.tsx';
import { SortableHandle } from '#ui/sortable-list/sortable-handle.tsx';
import styles from './ranking-row.module.css';
import { rankingWords } from '#features/rankings/rankings.words.ts';

type AlbumRowProps = {
  readonly album: Album;
  readonly position: number;
  /** The fan placed it; else it only stands where it was released. */
  readonly isPlaced: boolean;
};

/** An album in the ranking of the albums: its place, its cover, its title, and whether the fan put it into the Top 5. */
export function AlbumRow({ album, position, isPlaced }: AlbumRowProps) {
  return (
    <div className={styles['row']} data-kind="album">
      <span className={styles['grip']}>
        <SortableHandle />
      </span>
      <span className={styles['numeral']}>{position}</span>
      <Cover src={album.albumCover} size={64} />
      <div className={styles['words']}>
        <p className={styles['title']}>{album.title}</p>
        <p className={styles['note']}>{album.releaseYear}</p>
      </div>
      <div className={styles['mark']}>
        {isPlaced && position <= TOP_ALBUMS && (
          <>
            <Bead era={album.theme} />
            {rankingWords.topFive}
          </>
        )}
      </div>
      <span className={styles['menu']}>
        <MoveMenu />
      </span>
    </div>
  );
}
