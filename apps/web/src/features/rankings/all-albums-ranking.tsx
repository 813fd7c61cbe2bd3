import type { Album } from '@thirteen/contract/albums.ts';
import { themeOf } from '@thirteen/domain/catalogue/catalogue.ts';
import { rankableAlbums } from '@thirteen/domain/ranking/album-order.ts';
import { useEffect, useMemo } from 'react';
import { Bead, BeadString } from '#ui/bead.tsx';
import { AlbumRow } from './album-row.tsx';
import styles from './all-albums-ranking.module.css';
import { DragHelper } from './drag-helper.tsx';
import { RankingList, type RankingRows } from './ranking-screen.tsx';
import { rankingWords } from './rankings.words.ts';
import { ALBUMS_LIST } from './rankings.queries.ts';
import { rememberAlbums } from './rankings.saving.ts';

const albumRows: RankingRows<Album> = {
  getId: (album) => album.title,
  getTitle: (album) => album.title,
  render: (album, position) => <AlbumRow album={album} position={position} />,
};

type AllAlbumsRankingProps = { readonly albums: readonly Album[] };

/** The fan's order of the albums; the first five are the Top 5 of the profile. */
export function AllAlbumsRanking({ albums }: AllAlbumsRankingProps) {
  const albumsByTitle = useMemo(
    () => new Map(rankableAlbums({ albums }).map((album) => [album.title, album])),
    [albums],
  );
  useEffect(() => rememberAlbums(albums), [albums]);
  return (
    <RankingList
      list={ALBUMS_LIST}
      label={rankingWords.albumList}
      itemsById={albumsByTitle}
      rows={albumRows}
      renderIntro={(order) => (
        <div className={styles['intro']}>
          <h1>{rankingWords.allAlbums}</h1>
          <p className={styles['about']}>{rankingWords.aboutAlbums}</p>
          <div className={styles['cord']}>
            <BeadString>
              {order.map((title) => (
                <Bead key={title} era={themeOf(albumsByTitle.get(title) ?? { slug: '' })} />
              ))}
            </BeadString>
          </div>
          <DragHelper text={rankingWords.dragAlbums} />
        </div>
      )}
    />
  );
}
