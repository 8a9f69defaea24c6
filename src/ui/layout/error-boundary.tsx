import { observer } from 'mobx-react-lite';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ConnectionViewModel } from '../../view-models/shell/connection.view-model';
import { LoadFailure } from '../load-failure';
import { useShared } from '../view-model-context';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** `retry` renders the children again. `isOffline` says that they could not be loaded for lack of a connection. */
  readonly fallback: (retry: () => void, isOffline: boolean) => ReactNode;
  readonly onBroken?: (isOffline: boolean) => void;
}

interface BoundaryProps extends ErrorBoundaryProps {
  readonly visit: string;
  readonly isOnline: boolean;
}

export const ErrorBoundary = observer(function ErrorBoundary(props: ErrorBoundaryProps) {
  const { isOnline } = useShared(ConnectionViewModel);
  return <Boundary {...props} visit={useLocation().key} isOnline={isOnline} />;
});

class Boundary extends Component<BoundaryProps> {
  override state = { isBroken: false, isLoadFailure: false };

  static getDerivedStateFromError(failure: unknown) {
    return { isBroken: true, isLoadFailure: failure instanceof LoadFailure };
  }

  override componentDidCatch() {
    this.props.onBroken?.(this.isOffline);
  }

  override componentDidUpdate({ visit, isOnline }: BoundaryProps) {
    const isBack = this.props.isOnline && !isOnline;
    if (this.state.isBroken && (isBack || visit !== this.props.visit)) this.retry();
  }

  override render() {
    return this.state.isBroken ? this.props.fallback(this.retry, this.isOffline) : this.props.children;
  }

  private get isOffline(): boolean {
    return this.state.isLoadFailure && !this.props.isOnline;
  }

  private readonly retry = () => this.setState({ isBroken: false });
}
