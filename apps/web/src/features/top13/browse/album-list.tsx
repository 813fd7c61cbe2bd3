import type { Album } from '@thirteen/contract/catalogue.ts';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Cover } from '#ui/covers/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import { ideasFromAlbum } from '#features/top13/song-ideas.ts';
import { top13Words } from '#features/top13/top13.words.ts';
import styles from './album-list.module.css';
import { IdeaList } from './idea-list.tsx';

type AlbumListProps = {
  readonly albums: readonly Album[];
  readonly onChoose: (songId: string) => void;
};

/** All albums; one that is opened shows its songs. The focus follows on the way in and out. */
export function AlbumList({ albums, onChoose }: AlbumListProps) {
  const [open, setOpen] = useState<Album>();
  const [left, setLeft] = useState<Album>();

  if (open) {
    return (
      <div className={styles['open']}>
        <div className={styles['head']}>
          <Button
            ref={focusOnce}
            variant="quiet"
            onClick={() => {
              setLeft(open);
              setOpen(undefined);
            }}
          >
            <Icon name="left" size="sm" />
            {top13Words.allAlbums}
          </Button>
          <h3 className={styles['title']}>{open.title}</h3>
        </div>
        <IdeaList groups={[ideasFromAlbum(open)]} onChoose={onChoose} />
      </div>
    );
  }
  return (
    <ul className={styles['albums']}>
      {albums.map((album) => (
        <li key={album.key}>
          <button
            ref={album === left ? focusOnce : undefined}
            type="button"
            className={styles['album']}
            onClick={() => setOpen(album)}
          >
            <Cover src={album.albumCover} size={96} />
            <span className={styles['name']}>{album.title}</span>
            <span className={styles['count']}>{top13Words.found(album.songs.length)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function focusOnce(element: HTMLElement | null) {
  element?.focus();
}
