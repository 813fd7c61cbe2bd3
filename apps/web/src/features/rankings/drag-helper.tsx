import styles from './drag-helper.module.css';
import { rankingWords } from './rankings.words.ts';
import { Link } from 'react-router';
import { sorterPath } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';

type DragHelperProps = {
  /** How to reorder this list. */
  readonly text: string;
  /** The goal of the sorter that makes the same list. */
  readonly goal: string;
};

/** How a list is put in order. Fingers scroll a list that they swipe over, so there the grip is named as well; below, the way to the sorter. */
export function DragHelper({ text, goal }: DragHelperProps) {
  return (
    <>
      <p className={styles['helper']}>
        {text}
        <span className={styles['touch']}> {rankingWords.holdGrip}</span>
      </p>
      <SortLink goal={goal} />
    </>
  );
}

type SortLinkProps = {
  /** The goal of the sorter, as its addresses name it. */
  readonly goal: string;
};

/** The other way to a ranking: by quick choices instead of dragging. */
function SortLink({ goal }: SortLinkProps) {
  return (
    <Link className={styles['link']} to={sorterPath(goal)}>
      {rankingWords.sortIt}
      <Icon name="right" size="sm" />
    </Link>
  );
}
