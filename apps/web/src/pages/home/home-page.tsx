import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CountdownTicket } from '#features/home/countdown-ticket.tsx';
import { Hero } from '#features/home/hero.tsx';
import { homeFactsQuery } from '#features/home/home.queries.ts';
import { Page } from '#ui/page/page.tsx';
import styles from './home-page.module.css';

type HomePageProps = {
  /** What stands below the first screen. */
  readonly children: ReactNode;
};

/** Where a fan arrives: a welcome and the countdown, over all that is below. */
export function HomePage({ children }: HomePageProps) {
  const { data: facts, isError, isFetching, refetch } = useQuery(homeFactsQuery);
  return (
    <>
      <Hero songs={facts?.heroSongs} />
      <div className={styles['below']}>
        <Page>
          <CountdownTicket
            release={facts?.nextRelease}
            onRetry={isError && !isFetching ? () => void refetch() : undefined}
          />
          {children}
        </Page>
      </div>
    </>
  );
}
