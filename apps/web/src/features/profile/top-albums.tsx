import type { TopAlbum } from '@thirteen/contract/rankings.ts';
import { TOP_ALBUMS } from '@thirteen/domain/rankings/complete-order.ts';
import { Link } from 'react-router';
import { rankingPath } from '#lib/paths.ts';
import { Cover } from '#ui/covers/cover.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import styles from './top-albums.module.css';
import { profileWords } from './profile.words.ts';

type TopAlbumsProps = { readonly albums: readonly TopAlbum[] };

/** The five albums of a fan as covers in falling sizes. */
export function TopAlbums({ albums }: TopAlbumsProps) {
  return (
    <ol className={styles['albums']}>
      {albums.map(({ albumName, albumCover }, index) => (
        <li key={albumName} className={styles['album']}>
          <Cover src={albumCover} size={320} />
          <p className={styles['caption']}>
            <span className={styles['rank']}>{index + 1}</span>
            <span className={styles['name']}>{albumName}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The shapes of five covers that are on their way. */
export function TopAlbumsSkeleton() {
  return (
    <div className={styles['albums']} aria-hidden="true">
      {Array.from({ length: TOP_ALBUMS }, (_, index) => (
        <div key={index} className={styles['album']}>
          <span className={styles['shape']}>
            <Skeleton height="100%" shape="cover" />
          </span>
          <p className={styles['caption']} />
        </div>
      ))}
    </div>
  );
}

/** Five places still to be filled, and a link to fill them. */
export function NoTopAlbums() {
  return (
    <div className={styles['empty']}>
      <ol className={styles['albums']} aria-hidden="true">
        {Array.from({ length: TOP_ALBUMS }, (_, index) => (
          <li key={index} className={styles['place']}>
            ?
          </li>
        ))}
      </ol>
      <p>
        <Link to={rankingPath('allAlbums')}>{profileWords.rankAlbums}</Link> {profileWords.noTopAlbums}
      </p>
    </div>
  );
}
