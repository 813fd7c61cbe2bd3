import type { ReactNode } from 'react';
import { setListWords } from './set-list.words.ts';
import styles from './set-list-layout.module.css';

type SetListLayoutProps = {
  /** Under the words that say what this page is for. */
  readonly links?: ReactNode;
  /** The beads under the title. */
  readonly beads?: ReactNode;
  /** What stands beside the eras in a wide window. */
  readonly sidebar?: ReactNode;
  readonly children: ReactNode;
};

/** The page around the eras: the title, the row of beads, the eras and the sidebar. */
export function SetListLayout({ links, beads, sidebar, children }: SetListLayoutProps) {
  return (
    <div className={styles['layout']}>
      <div className={styles['top']}>
        <h1>{setListWords.title}</h1>
        <div className={styles['intro']}>
          <p>{setListWords.intro}</p>
          {links}
        </div>
        <div className={styles['beads']}>{beads}</div>
      </div>
      <div className={styles['eras']}>{children}</div>
      {sidebar !== undefined && <aside className={styles['sidebar']}>{sidebar}</aside>}
    </div>
  );
}
