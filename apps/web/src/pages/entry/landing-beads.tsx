import { QueryClientProvider } from '@tanstack/react-query';
import { SorterAction } from '#features/landing/sorter-action.tsx';
import { StartWithThree } from '#features/landing/start-with-three.tsx';
import { StartWithThreeSkeleton } from '#features/landing/start-with-three-skeleton.tsx';
import { keptPicks } from '#features/match/kept-picks.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { safeStorage } from '#lib/browser/safe-storage.ts';
import { lazyPart } from '#ui/page/error-boundary.tsx';

const LandingCarryOn = lazyPart(async () => (await import('./landing-carry-on.tsx')).LandingCarryOn);

/** The first beads of a visitor, kept for the sorter and for the Top 13 of a new account; or what a visitor made before. */
export function LandingBeads() {
  return (
    <QueryClientProvider client={queryClient}>
      {wasHere() ? (
        <LandingCarryOn waiting={<StartWithThreeSkeleton />} failed={<SorterAction />} />
      ) : (
        <StartWithThree kept={keptPicks} />
      )}
    </QueryClientProvider>
  );
}

/** Whether this browser keeps something that a visitor made: read without the code that knows more of it. */
function wasHere(): boolean {
  const kept = safeStorage();
  return kept.getItem('visitor-top13') !== null || kept.getItem('sorter/') !== null;
}
