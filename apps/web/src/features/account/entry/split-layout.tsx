import type { ReactNode } from 'react';
import { eraKeys } from '#lib/built-catalogue.ts';
import { paths } from '#lib/paths.ts';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import { Logo } from '#ui/page/logo.tsx';
import { MainArea } from '#ui/page/page.tsx';
import styles from './split-layout.module.css';

type SplitLayoutProps = {
  readonly children: ReactNode;
  /** `pitch` gives the words more room than a form needs. */
  readonly content?: 'form' | 'pitch';
  /** What stands beside the logo. */
  readonly links?: ReactNode;
};

/** The layout of the pages outside the shell: the lights of a stadium beside what there is to read or fill in. */
export function SplitLayout({ children, content = 'form', links }: SplitLayoutProps) {
  return (
    <div className={styles['split']} data-content={content}>
      <div className={styles['art']} aria-hidden="true">
        <img className={styles['scene']} src="/media/scenes/stadium.svg" alt="" width="1200" height="1600" />
        <div className={styles['cord']}>
          <BeadRow layout="spread">
            {eraKeys.map((era) => (
              <Bead key={era} era={era} />
            ))}
          </BeadRow>
        </div>
      </div>
      <div className={styles['side']}>
        <header className={styles['head']}>
          <Logo to={paths.landing} />
          {links}
        </header>
        <MainArea className={styles['main']}>{children}</MainArea>
      </div>
    </div>
  );
}
