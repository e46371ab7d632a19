import { Component } from 'react';
import type { ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** What is shown instead; `reset` tries the children again. */
  fallback: (error: Error, reset: () => void) => ReactNode;
  /** When it changes, a failure is forgotten: a broken page must not stay in the way of the next one. */
  resetOn?: unknown;
  onError?: (error: Error) => void;
  children: ReactNode;
};

type ErrorBoundaryState = { error: Error | null };

/** A class because React knows no other way to catch what fails while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(cause: unknown): ErrorBoundaryState {
    return { error: cause instanceof Error ? cause : new Error(String(cause)) };
  }

  override state: ErrorBoundaryState = { error: null };

  readonly reset = (): void => {
    this.setState({ error: null });
  };

  override componentDidCatch(error: Error): void {
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (previous.resetOn !== this.props.resetOn) {
      this.reset();
    }
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error, this.reset) : this.props.children;
  }
}
