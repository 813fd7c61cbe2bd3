import { Link } from 'react-router';
import { songPath } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import styles from './song-link.module.css';

/**
 * The title of a song as the way to its place among all songs of the fan who is logged in. Others read the title alone. Not
 * for rows that are dragged, or inside of buttons and of cards that are one link.
 */
export function SongLink({ title }: { readonly title: string }) {
  const session = useSession();
  if (session === undefined) return title;
  return (
    <Link className={styles['link']} to={songPath(title)}>
      {title}
    </Link>
  );
}
