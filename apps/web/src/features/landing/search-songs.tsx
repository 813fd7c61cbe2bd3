import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { landingWords as words } from './landing.words.ts';
import styles from './search-songs.module.css';

/** A search that leads to all songs: a form of the document itself, which needs no code. */
export function SearchSongs() {
  return (
    <search>
      <form className={styles['form']} action={paths.loved}>
        <label className={styles['box']}>
          <Icon name="search" size="sm" />
          <input
            type="search"
            name="q"
            data-focus="box"
            aria-label={words.search}
            placeholder={words.search}
          />
        </label>
        <button type="submit" className={styles['find']}>
          {words.find}
        </button>
      </form>
    </search>
  );
}
