import { actionsOf, type OrderActions } from '../../domain/orders/order';
import { Panel } from '../components/panel';
import { SilentBoundary } from '../layout/silent-boundary';
import { useLazyComponents, type TrackingActionsProps } from '../lazy-components';

/** Most tracked orders are not over yet, so the buttons load separately, into reserved space. */
export function WhatNow({ order }: TrackingActionsProps) {
  const { trackingActions: TrackingActions } = useLazyComponents();
  const actions = actionsOf(order);
  return (
    <Panel title="What now">
      <p className="muted">{textOf(actions)}</p>
      <div className="row row--wrap track__actions">
        <SilentBoundary>
          <TrackingActions order={order} />
        </SilentBoundary>
      </div>
    </Panel>
  );
}

function textOf({ retryPayment, reorder }: OrderActions): string {
  if (retryPayment) return 'You can pay for this order again.';
  if (reorder) return "You can order the same items again at today's prices.";
  return 'If you have a question about this order, ask us.';
}
