import { drawOwnAlbum } from '@thirteen/contract/own-album.ts';
import { OWN_ALBUM_TITLE_MOST } from '@thirteen/domain/ranking/own-album.ts';
import { useState } from 'react';
import { call } from '#lib/call.ts';
import { paths } from '#lib/paths.ts';
import { Field } from '#ui/field.tsx';
import { drawnPictures } from '#ui/share-actions/pictures.ts';
import { ShareActions } from '#ui/share-actions/share-actions.tsx';
import styles from './album-poster.module.css';
import { trackWords } from './track-rankings.words.ts';

const texts = trackWords.album;

type AlbumPosterProps = {
  /** The songs of the album by id, in their order. */
  readonly songIds: readonly string[];
};

/** A title for the fan's own album, and the album as a poster under it. The title is drawn, not kept. */
export function AlbumPoster({ songIds }: AlbumPosterProps) {
  const [typed, setTyped] = useState('');
  const title = typed.trim() || texts.title;
  const draw = async (shape: 'card' | 'poster' | 'square') => {
    const { png } = await call(drawOwnAlbum, { body: { title, songIds: [...songIds], shape } });
    return toBlob(png);
  };
  return (
    <div className={styles['poster']}>
      <Field
        name="album-title"
        label={texts.titleLabel}
        hint={texts.titleHint}
        value={typed}
        maxLength={OWN_ALBUM_TITLE_MOST}
        autoComplete="off"
        placeholder={texts.title}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ShareActions
        link={{ title, text: title, url: `${window.location.origin}${paths.sorter}` }}
        pictures={drawnPictures('my-album', draw)}
      />
    </div>
  );
}

function toBlob(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
