import { Component } from 'react';
import type { ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Shown instead of the children; `reset` renders them again. */
  fallback: (error: Error, reset: () => void) => ReactNode;
  /** When this value changes, the error is cleared, so that a failed page does not block the next one. */
  resetOn?: unknown;
  onError?: (error: Error) => void;
  children: ReactNode;
};

type ErrorBoundaryState = { error: Error | null };

/** A class, because React has no other way to catch rendering errors. */
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
