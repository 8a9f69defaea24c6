import { actionsOf } from '../../domain/orders/order';
import { Panel } from '../components/panel';
import { SilentBoundary } from '../layout/silent-boundary';
import { useLazyComponents, type TrackingActionsProps } from '../lazy-components';

/** Its buttons are loaded separately, into reserved space, because most tracked orders are not over yet. */
export function WhatNow({ order }: TrackingActionsProps) {
  const { trackingActions: TrackingActions } = useLazyComponents();
  const actions = actionsOf(order);
  return (
    <Panel title="What now">
      <p className="muted">
        {actions.retryPayment && 'You can pay for this order again.'}
        {actions.reorder && "You can order the same items again at today's prices."}
        {!actions.retryPayment && !actions.reorder && 'If you have a question about this order, ask us.'}
      </p>
      <div className="row row--wrap track__actions">
        <SilentBoundary>
          <TrackingActions order={order} />
        </SilentBoundary>
      </div>
    </Panel>
  );
}
