import { Cover } from '#ui/cover.tsx';
import { SongLink } from '#ui/song-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { matchWords } from './match.words.ts';
import styles from './fan-comparison.module.css';

type ComparedItem = {
  readonly id: string;
  readonly title: string;
  readonly cover: string;
  /** The places that it has in the two lists, from 1. */
  readonly yours: number;
  readonly theirs: number;
};

type ComparedListProps = {
  readonly title: string;
  readonly kind: 'songs' | 'albums';
  readonly username: string;
  readonly items: readonly ComparedItem[];
};

const COVER_PX = 44;

/** Songs or albums with the place that each of two fans gives them. */
export function ComparedList({ title, kind, username, items }: ComparedListProps) {
  return (
    <div className={styles['part']}>
      <h3>{title}</h3>
      <p className={styles['legend']} aria-hidden="true">
        <span>{matchWords.yours}</span>
        <span className={styles['name']}>{username}</span>
      </p>
      <ul className={styles['list']}>
        {items.map(({ id, title: name, cover, yours, theirs }) => (
          <li key={id} className={styles['item']}>
            <Cover src={cover} size={COVER_PX} />
            <span className={styles['title']}>
              {kind === 'songs' ? <SongLink title={name} /> : name}
              <VisuallyHidden>: {matchWords.places(yours, theirs, username)}</VisuallyHidden>
            </span>
            <span className={styles['places']} aria-hidden="true">
              <span>{yours}</span>
              <span>{theirs}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
