import type { ReactNode } from 'react';
import { setListWords } from './set-list.words.ts';
import styles from './show-frame.module.css';

type ShowFrameProps = {
  /** Under the words that say what this page is for. */
  readonly links?: ReactNode;
  /** The beads under the title. */
  readonly string?: ReactNode;
  /** What stands beside the eras on a desk. */
  readonly rail?: ReactNode;
  readonly children: ReactNode;
};

/** The page around the eras: the title, the string of beads, the eras and the rail. */
export function ShowFrame({ links, string, rail, children }: ShowFrameProps) {
  return (
    <div className={styles['frame']}>
      <div className={styles['top']}>
        <h1>{setListWords.title}</h1>
        <div className={styles['intro']}>
          <p>{setListWords.intro}</p>
          {links}
        </div>
        <div className={styles['string']}>{string}</div>
      </div>
      <div className={styles['eras']}>{children}</div>
      {rail !== undefined && <aside className={styles['rail']}>{rail}</aside>}
    </div>
  );
}
