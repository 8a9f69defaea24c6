import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown instead of broken children; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Called when the children broke. */
  readonly onBroken?: () => void;
  /** Changes with each navigation; a change renders the children again. */
  readonly visit: string;
}

/** Contains a broken screen, so that the rest keeps working. */
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
