import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown instead of children that broke; `retry` renders them anew. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** The children broke, and the fallback is shown. */
  readonly onBroken?: () => void;
  /** Another value is another visit, which deserves its own chance. */
  readonly visit: string;
}

/** One broken screen does not take the shop down. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { broken }: { readonly broken: boolean }) {
    if (broken && before.visit !== this.props.visit) this.retry();
  }

  override render() {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children;
  }

  private readonly retry = () => this.setState({ broken: false });
}
