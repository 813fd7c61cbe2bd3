import { Component, type ReactNode, lazy, Suspense, type ComponentType, createContext } from 'react';

type ErrorBoundaryProps = { readonly children: ReactNode; readonly fallback: ReactNode };

/** Shows the fall-back where something within threw while it was drawn. A new `key` tries again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

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

/** What must happen before a failed page is tried again: where queries are in use, those that failed start anew. */
export const BeforeRetry = createContext<() => void>(() => undefined);
