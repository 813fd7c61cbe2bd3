import { Button } from '#ui/button.tsx';
import { allSongsWords } from './all-songs.words.ts';
import styles from './no-album-yet.module.css';
import { trackWords } from './track-rankings.words.ts';

/** In place of the album of a fan who has ranked nothing: the way to begin it. */
export function NoAlbumYet({ onStart }: { readonly onStart: () => void }) {
  return (
    <section className={styles['sleeve']} aria-label={trackWords.album.title}>
      <h2>{trackWords.album.title}</h2>
      <p>{allSongsWords.empty}</p>
      <Button onClick={onStart}>{trackWords.album.start}</Button>
    </section>
  );
}
