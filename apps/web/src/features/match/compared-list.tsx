import { Cover } from '#ui/covers/cover.tsx';
import { ListenCover } from '#ui/listen/listen-cover.tsx';
import { SongLink } from '#ui/song-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './fan-comparison.module.css';

type ComparedItem = {
  readonly id: string;
  readonly title: string;
  readonly cover: string;
  /** The places that it has in the two lists, from 1. */
  readonly yours: number;
  readonly theirs: number;
};

type ComparedFans = {
  readonly you: string;
  readonly them: string;
  readonly places: (yours: number, theirs: number) => string;
};

type ComparedListProps = {
  readonly title: string;
  /** The level of the title: below a section's own, or right below the page's. */
  readonly heading?: 'h2' | 'h3';
  readonly kind: 'songs' | 'albums';
  /** What the two are called over their columns, and a place in both in words. */
  readonly fans: ComparedFans;
  readonly items: readonly ComparedItem[];
};

const COVER_PX = 44;

/** Songs or albums with the place that each of two fans gives them. */
export function ComparedList({ title, heading: Heading = 'h3', kind, fans, items }: ComparedListProps) {
  return (
    <div className={styles['part']}>
      <Heading>{title}</Heading>
      <p className={styles['legend']} aria-hidden="true">
        <span>{fans.you}</span>
        <span className={styles['name']}>{fans.them}</span>
      </p>
      <ul className={styles['list']}>
        {items.map(({ id, title: name, cover, yours, theirs }) => (
          <li key={id} className={styles['item']}>
            {kind === 'songs' ? (
              <ListenCover title={name} src={cover} size={COVER_PX} />
            ) : (
              <Cover src={cover} size={COVER_PX} />
            )}
            <span className={styles['title']}>
              {kind === 'songs' ? <SongLink title={name} /> : name}
              <VisuallyHidden>: {fans.places(yours, theirs)}</VisuallyHidden>
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
