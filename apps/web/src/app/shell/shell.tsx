import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { forgetFailedQueries, queryClient } from '#lib/query-client.ts';
import { useSession } from '#lib/session.ts';
import { BeforeRetry } from '../before-retry.ts';

/** The frame of every page under /user: header, main area and footer. */
export function Shell() {
  const session = useSession();
  return (
    <QueryClientProvider client={queryClient}>
      <BeforeRetry value={forgetFailedQueries}>
        <main id="main" key={session?.username ?? ''}>
          <Outlet />
        </main>
      </BeforeRetry>
    </QueryClientProvider>
  );
}
