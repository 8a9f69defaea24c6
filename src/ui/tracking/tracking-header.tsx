import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Moment } from '../../domain/shared/calendar-date';
import type { Order } from '../../domain/orders/order';
import { groupOf, labelOf, type StatusGroup } from '../../domain/orders/order-status';
import type { OrderTrackingViewModel } from '../../view-models/tracking/order-tracking.view-model';
import { formatMomentDay, formatShopTime, formatTime } from '../format/format-date-time';

interface TrackingHeaderProps {
  readonly tracking: OrderTrackingViewModel;
  readonly order: Order;
  readonly takesFocus: RefObject<boolean>;
}

const backgrounds: Readonly<Record<StatusGroup, 'wait' | 'go' | 'make' | 'done' | 'bad'>> = {
  pending: 'wait',
  confirmed: 'go',
  assigned: 'go',
  preparing: 'make',
  ready: 'go',
  transit: 'go',
  delivered: 'done',
  cancelled: 'bad',
  failed: 'bad',
  unknown: 'wait',
};

/** The status and the promised time. */
export const TrackingHeader = observer(function TrackingHeader({ tracking, order, takesFocus }: TrackingHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section className={`track__hero ground-${backgrounds[groupOf(order.status)]}`} aria-labelledby="tracked-status">
      <div>
        <LastRead tracking={tracking} order={order} />
        <div role="status">
          <h1 id="tracked-status" tabIndex={-1} ref={heading}>
            {labelOf(order.status)}
          </h1>
          <p>
            <bdi>{order.statusMessage ?? tracking.nextStep}</bdi>
          </p>
        </div>
      </div>
      {!tracking.isOver && order.promisedBy && <PromisedTime tracking={tracking} order={order} by={order.promisedBy} />}
    </section>
  );
});

const LastRead = observer(function LastRead({ tracking, order }: Omit<TrackingHeaderProps, 'takesFocus'>) {
  const { isOver, isStale, readAt, calendar } = tracking;
  if (isOver || !readAt) return <span className="small">Order {order.id}</span>;
  if (!isStale) return <span className="live">Updated just now</span>;
  return (
    <span className="small" role="alert">
      Last updated {formatTime(readAt, calendar)}. We could not get the newest status.
    </span>
  );
});

interface PromisedTimeProps {
  readonly tracking: OrderTrackingViewModel;
  readonly order: Order;
  readonly by: Moment;
}

function PromisedTime({ tracking: { calendar }, order, by }: PromisedTimeProps) {
  const day = formatMomentDay(by, calendar.atShop);
  return (
    <p className="track__eta">
      <span className="small">{order.fulfillmentType === 'PICKUP' ? 'Ready by' : 'Arrives by'}</span>
      <b>{by instanceof Date ? formatShopTime(by, calendar) : day}</b>
      {by instanceof Date && <span className="small">{day}</span>}
    </p>
  );
}
