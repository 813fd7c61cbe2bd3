import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

type LazyPartProps = {
  /** Stands until the code is there. */
  readonly waiting: ReactNode;
  /** Stands where the code never came, or threw. */
  readonly failed: ReactNode;
};

/** A part of a page whose code comes on its own, and may fail alone: the page around it stands. */
export function lazyPart(load: () => Promise<ComponentType>): ComponentType<LazyPartProps> {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyPart({ waiting, failed }) {
    return (
      <ErrorBoundary fallback={failed}>
        <Suspense fallback={waiting}>
          <Part />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
