import { drawYourAlbum } from '@thirteen/contract/your-album.ts';
import { YOUR_ALBUM_TITLE_MOST } from '@thirteen/domain/rankings/track-groups.ts';
import { useRef } from 'react';
import { call } from '#lib/api/call.ts';
import { paths } from '#lib/paths.ts';
import { Field } from '#ui/forms/field.tsx';
import { drawnPictures } from '#ui/share-actions/pictures.ts';
import { ShareActions } from '#ui/share-actions/share-actions.tsx';
import styles from './album-poster.module.css';
import { countCharacters, cutTitle } from './album-title.ts';
import { trackWords } from '#features/rankings/track-numbers/track-rankings.words.ts';

const texts = trackWords.album;

/** From so many characters before the end on, the count shows. */
const COUNT_SHOWN_FROM = 10;

type AlbumPosterProps = {
  /** As it was typed; empty when the fan gave none. */
  readonly title: string;
  readonly onTitle: (title: string) => void;
  /** The songs of the album by id, in their order. */
  readonly songIds: readonly string[];
};

/** A title for Your Album, and the album as a poster under it. The server draws the title and keeps nothing. */
export function AlbumPoster({ title: typed, onTitle, songIds }: AlbumPosterProps) {
  const title = typed.trim() || texts.title;
  const count = countCharacters(typed);
  const most = YOUR_ALBUM_TITLE_MOST;
  const isComposing = useRef(false);
  const draw = async (shape: 'card' | 'poster' | 'square') => {
    const { png } = await call(drawYourAlbum, { body: { title, songIds: [...songIds], shape } });
    return toBlob(png);
  };
  return (
    <div className={styles['poster']}>
      <Field
        name="album-title"
        label={texts.titleLabel}
        hint={texts.titleHint(
          count < most - COUNT_SHOWN_FROM ? texts.titleMost(most) : texts.titleCount(count, most),
        )}
        value={typed}
        autoComplete="off"
        placeholder={texts.title}
        // What an input method still composes is cut when it is done: cutting would end it.
        onChange={({ target }) => onTitle(isComposing.current ? target.value : cutTitle(target.value))}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          onTitle(cutTitle(currentTarget.value));
        }}
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
