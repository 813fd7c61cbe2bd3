import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './ranking-layout.module.css';
import { rankingWords } from './rankings.words.ts';

type RankingLayoutProps = {
  readonly backdrop?: string | undefined;
  readonly intro: ReactNode;
  /** Beside Back. */
  readonly tools?: ReactNode;
  /** Below the intro. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
};

/** Back and what is ranked at the side, the list beside it; on a phone below. */
export function RankingLayout({ backdrop, intro, tools, status, children }: RankingLayoutProps) {
  return (
    <div className={styles['page']}>
      {backdrop !== undefined && (
        <img
          className={styles['backdrop']}
          src={`/media/backgrounds/${backdrop}.svg`}
          alt=""
          decoding="async"
        />
      )}
      <div className={styles['side']}>
        <div className={styles['bar']}>
          <ButtonLink variant="quiet" to={paths.rankings}>
            <Icon name="left" size="sm" />
            {rankingWords.back}
          </ButtonLink>
          {tools}
        </div>
        {intro}
        {status}
      </div>
      <div className={styles['list']}>{children}</div>
    </div>
  );
}
