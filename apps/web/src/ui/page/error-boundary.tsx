import { Component, type ReactNode } from 'react';

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
