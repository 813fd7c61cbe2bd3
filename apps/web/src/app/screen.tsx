import { createElement, useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useSiteReach } from '#lib/api/site-reach.ts';
import { ErrorBoundary, BeforeRetry } from '#ui/page/error-boundary.tsx';
import { MainArea, Page } from '#ui/page/page.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import type { LoadPage } from './route-table.ts';
import { contentOf, forgetFailure, hasFailedToLoad, reloadSite } from './screen-content.ts';
import { useArrival } from './use-arrival.ts';

type ScreenProps = {
  readonly load: LoadPage;
  /** A page in the shell, one outside of it that brings a main area of its own, or the shell itself around its pages. */
  readonly kind: 'page' | 'bare' | 'shell';
};

/**
 * Loads what stands at a route and shows it; until then the page before stays. Whatever fails in it, its loading
 * included, ends at a card with Retry.
 */
export function Screen({ load, kind }: ScreenProps) {
  const beforeRetry = useContext(BeforeRetry);
  const [retries, setRetries] = useState(0);

  function retry() {
    if (hasFailedToLoad(load)) return void reloadSite();
    beforeRetry();
    setRetries(retries + 1);
  }

  const content = createElement(contentOf(load));
  const failed = <FailedScreen onRetry={retry} onLeave={() => forgetFailure(load)} />;
  return (
    <ErrorBoundary key={retries} fallback={kind === 'page' ? failed : <MainArea>{failed}</MainArea>}>
      {kind === 'shell' ? content : <Arrival>{content}</Arrival>}
    </ErrorBoundary>
  );
}

/** A page that has arrived: named in the document's head, announced, its heading focused. */
export function Arrival({ children }: { readonly children: ReactNode }) {
  useArrival();
  return children;
}

/** Stands where not even the frame of the pages could be drawn. */
export function FailedApp() {
  return (
    <MainArea>
      <FailedScreen onRetry={() => void reloadSite()} onLeave={() => undefined} />
    </MainArea>
  );
}

type FailedScreenProps = {
  readonly onRetry: () => void;
  /** The fan goes elsewhere: the next visit starts anew. */
  readonly onLeave: () => void;
};

/** The first moments of a network may not reach the site yet. */
const RETRY_EVERY_MS = 3000;

/** Without a network it says so, and tries again by itself when there is one. */
function FailedScreen({ onRetry, onLeave }: FailedScreenProps) {
  const isThere = useSiteReach() === 'there';
  const [wasAway, setWasAway] = useState(!isThere);
  if (!isThere && !wasAway) setWasAway(true);
  const leave = useEffectEvent(onLeave);
  const retry = useEffectEvent(onRetry);
  useEffect(() => () => leave(), []);

  const isBack = isThere && wasAway;
  useEffect(() => {
    if (!isBack) return;
    retry();
    const timer = setInterval(() => retry(), RETRY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isBack]);

  return (
    <Page width="narrow">
      <RetryCard
        title="This page didn’t load"
        message="Something went wrong. Please try again."
        onRetry={onRetry}
      />
    </Page>
  );
}
