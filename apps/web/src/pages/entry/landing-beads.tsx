import { QueryClientProvider } from '@tanstack/react-query';
import { StartWithThree } from '#features/landing/start-with-three.tsx';
import { keptPicks } from '#features/match/kept-picks.ts';
import { queryClient } from '#lib/api/query-client.ts';

/** The first beads of a visitor, kept for the sorter and for the Top 13 of a new account. */
export function LandingBeads() {
  return (
    <QueryClientProvider client={queryClient}>
      <StartWithThree kept={keptPicks} />
    </QueryClientProvider>
  );
}
