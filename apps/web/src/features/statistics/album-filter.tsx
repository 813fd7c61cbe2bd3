import type { Album } from '@thirteen/contract/albums.ts';
import { useId } from 'react';
import styles from './album-filter.module.css';
import { statisticsWords } from './statistics.words.ts';

type AlbumFilterProps = {
  readonly albums: readonly Album[];
  /** The chosen album; empty for all. */
  readonly slug: string;
  readonly onChoose: (slug: string) => void;
};

/** Chooses one album, or all. */
export function AlbumFilter({ albums, slug, onChoose }: AlbumFilterProps) {
  const id = useId();
  return (
    <div className={styles['filter']}>
      <label htmlFor={id}>{statisticsWords.filter}</label>
      <select id={id} value={slug} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{statisticsWords.allAlbums}</option>
        {albums.map((album) => (
          <option key={album.slug} value={album.slug}>
            {album.title}
          </option>
        ))}
      </select>
    </div>
  );
}
