import { observer } from 'mobx-react-lite';
import { actionsOf, type Order, type OrderActions } from '../../domain/orders/order';
import { groupOf, labelOf } from '../../domain/orders/order-status';
import type { OrderTrackingViewModel } from '../../view-models/tracking/order-tracking.view-model';
import { Badge } from '../components/badge';
import { OrderPriceBreakdown } from '../orders/order-details/order-price-breakdown';
import './track-order-screen.css';
import { DeliveryPanel } from './delivery-panel';
import { OrderTools } from '../orders/order-details/order-tools';
import { PrintHeader } from '../orders/order-details/print-header';
import { TextLines } from '../orders/order-details/text-lines';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { StatusPanel } from './status-panel';
import { TrackingHeader } from './tracking-header';
import { OrderReference } from '../components/text/order-reference';
import { Panel } from '../components/panel';
import { TrackingActions } from './tracking-actions';

interface TrackedOrderProps {
  readonly tracking: OrderTrackingViewModel;
  readonly order: Order;
}

export const TrackedOrder = observer(function TrackedOrder({ tracking, order }: TrackedOrderProps) {
  const content = <OrderPanel order={order} calendar={tracking.calendar} />;
  return (
    <>
      <PrintHeader order={order} saysAddress={!tracking.isOver} />
      <TrackingHeader tracking={tracking} order={order} />
      <div className="track">
        <div>
          <StatusPanel tracking={tracking} order={order} />
          {!tracking.isOver && (
            <DeliveryPanel order={order} delivery={tracking.delivery} calendar={tracking.calendar} />
          )}
        </div>
        {tracking.isOver ? (
          <div>
            <WhatNow order={order} />
            {content}
          </div>
        ) : (
          content
        )}
      </div>
    </>
  );
});

function OrderPanel({ order, calendar }: { readonly order: Order; readonly calendar: CustomerCalendar }) {
  return (
    <Panel
      title={<OrderReference id={order.id} />}
      tight
      aside={<Badge group={groupOf(order.status)} label={labelOf(order.status)} />}
    >
      <TextLines items={order.items} currency={order.currency} />
      <div className="mt-3">
        <OrderPriceBreakdown order={order} />
      </div>
      <OrderTools order={order} calendar={calendar} sharing printing />
    </Panel>
  );
}

/** @public Tested alone for each status that leaves the customer something to do. */
export function WhatNow({ order }: Pick<TrackedOrderProps, 'order'>) {
  const actions = actionsOf(order);
  return (
    <Panel title="What now">
      <p className="muted">{textOf(actions)}</p>
      <div className="row row--wrap track__actions">
        <TrackingActions order={order} />
      </div>
    </Panel>
  );
}

function textOf({ retryPayment, reorder }: OrderActions): string {
  if (retryPayment) return 'You can pay for this order again.';
  if (reorder) return "You can order the same items again at today's prices.";
  return 'If you have a question about this order, ask us.';
}
