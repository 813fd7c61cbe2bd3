import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { forgetFailedQueries, queryClient } from '#lib/api/query-client.ts';
import { useSession } from '#lib/session/session.ts';
import { usePauseOnNavigation } from '#ui/audio-player/playing.ts';
import { MainArea } from '#ui/page/page.tsx';
import { PageSkeleton } from '#ui/page/skeleton.tsx';
import { BeforeRetry } from '#ui/page/error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InstallBar } from './install-bar.tsx';
import { OfflineBar } from './offline-bar.tsx';
import styles from './shell.module.css';
import { VersionBar } from './version-bar.tsx';
import { useWaitingChanges } from './use-waiting-changes.ts';

/** The frame of every page under /user: header, main area and footer. Another fan in another tab starts it anew. */
export function Shell() {
  const session = useSession();
  const [fan, setFan] = useState(session?.username);
  if (session !== undefined && session.username !== fan) setFan(session.username);
  useWaitingChanges(session?.username);
  usePauseOnNavigation();

  return (
    <QueryClientProvider client={queryClient}>
      <BeforeRetry value={forgetFailedQueries}>
        <div className={styles['shell']}>
          <Header session={session} />
          <div>
            <OfflineBar />
            <VersionBar />
            <InstallBar />
          </div>
          <MainArea key={fan ?? ''} className={styles['main']}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </MainArea>
          <Footer isLoggedIn={session !== undefined} />
        </div>
      </BeforeRetry>
    </QueryClientProvider>
  );
}
