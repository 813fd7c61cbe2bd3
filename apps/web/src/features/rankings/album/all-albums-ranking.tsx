import type { Album } from '@thirteen/contract/catalogue.ts';
import { PLAIN_ERA } from '@thirteen/domain/catalogue/era-look.ts';
import { rankableAlbums, TOP_ALBUMS } from '@thirteen/domain/rankings/complete-order.ts';
import { useMemo, type ReactNode } from 'react';
import type { Order } from '#features/rankings/order.ts';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import styles from './all-albums-ranking.module.css';
import { DragHelper } from '#features/rankings/drag-helper.tsx';
import { RankingList, type RankingRows } from '#features/rankings/ranking-list.tsx';
import { rankingWords } from '#features/rankings/rankings.words.ts';
import { ALBUMS_LIST } from '#features/rankings/rankings.queries.ts';
import { Cover } from '#ui/covers/cover.tsx';
import { MoveMenu } from '#ui/sortable-list/move-menu/move-menu.tsx';
import { SortableHandle } from '#ui/sortable-list/sortable-row.tsx';
import row from './ranking-row.module.css';

const albumRows: RankingRows<Album> = {
  getId: (album) => album.title,
  getTitle: (album) => album.title,
  render: (album, position, isPlaced) => <AlbumRow album={album} position={position} isPlaced={isPlaced} />,
};

type AllAlbumsRankingProps = {
  readonly albums: readonly Album[];
  /** What can be done with what the fan placed: titles. */
  readonly renderTools: (order: Order) => ReactNode;
};

/** The fan's order of the albums; the first five are the Top 5 of the profile. */
export function AllAlbumsRanking({ albums, renderTools }: AllAlbumsRankingProps) {
  const albumsByTitle = useMemo(
    () => new Map(rankableAlbums({ albums }).map((album) => [album.title, album])),
    [albums],
  );
  return (
    <RankingList
      list={ALBUMS_LIST}
      label={rankingWords.albumList}
      itemsById={albumsByTitle}
      rows={albumRows}
      renderTools={renderTools}
      renderIntro={({ order, placed }) => (
        <div className={styles['intro']}>
          <h1>{rankingWords.allAlbums}</h1>
          <p className={styles['about']}>{rankingWords.aboutAlbums}</p>
          <div className={styles['cord']}>
            <BeadRow>
              {order.map((title) => (
                <Bead
                  key={title}
                  era={albumsByTitle.get(title)?.theme ?? PLAIN_ERA}
                  look={placed.includes(title) ? 'round' : 'empty'}
                />
              ))}
            </BeadRow>
          </div>
          <DragHelper text={rankingWords.dragAlbums} goal="all-albums" />
        </div>
      )}
    />
  );
}

type AlbumRowProps = {
  readonly album: Album;
  readonly position: number;
  /** The fan placed it; else it only stands where it was released. */
  readonly isPlaced: boolean;
};

/** An album in the ranking of the albums: its place, its cover, its title, and whether the fan put it into the Top 5. */
function AlbumRow({ album, position, isPlaced }: AlbumRowProps) {
  return (
    <div className={row['row']} data-kind="album">
      <span className={row['grip']}>
        <SortableHandle />
      </span>
      <span className={row['numeral']}>{position}</span>
      <Cover src={album.albumCover} size={64} />
      <div className={row['words']}>
        <p className={row['title']}>{album.title}</p>
        <p className={row['note']}>{album.releaseYear}</p>
      </div>
      <div className={row['mark']}>
        {isPlaced && position <= TOP_ALBUMS && (
          <>
            <Bead era={album.theme} />
            {rankingWords.topFive}
          </>
        )}
      </div>
      <span className={row['menu']}>
        <MoveMenu />
      </span>
    </div>
  );
}
