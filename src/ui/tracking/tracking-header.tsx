import { observer } from 'mobx-react-lite';
import type { Order } from '../../domain/orders/order';
import { arrivalVerb, promiseOf } from '../../domain/orders/order-promise';
import { isForToday } from '../../domain/orders/promise-sentence';
import { groupOf, labelOf, type StatusGroup } from '../../domain/orders/order-status';
import type { OrderTrackingViewModel } from '../../view-models/tracking/order-tracking.view-model';
import { DaysText } from '../components/text/days-text';
import { SrOnly } from '../components/text/sr-only';
import { formatShortMoment } from '../format/format-date-time';
import { WindowText } from '../components/text/promise-text';
import { OrderReference } from '../components/text/order-reference';

interface TrackingHeaderProps {
  readonly tracking: OrderTrackingViewModel;
  readonly order: Order;
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

export const TrackingHeader = observer(function TrackingHeader({ tracking, order }: TrackingHeaderProps) {
  const { progress } = tracking;
  return (
    <div className={`track__hero ground-${backgrounds[groupOf(order.status)]}`}>
      {progress && <Fill {...progress} />}
      <div>
        <LastRead tracking={tracking} order={order} />
        <div role="status">
          <h1 tabIndex={-1}>{labelOf(order.status)}</h1>
          <p>
            <bdi>{order.statusMessage ?? tracking.nextStep}</bdi>
          </p>
        </div>
      </div>
      {!tracking.isOver && <Eta tracking={tracking} order={order} />}
    </div>
  );
});

const LastRead = observer(function LastRead({ tracking, order }: TrackingHeaderProps) {
  const { isOver, isPending, lastReadFailed, readAt, calendar } = tracking;
  if (!readAt || (isOver && !lastReadFailed))
    return (
      <span className="small">
        <OrderReference id={order.id} />
      </span>
    );
  if (isPending) return <span className="live">Updating…</span>;
  if (!lastReadFailed) return <span className="live">Updated just now</span>;
  return (
    <span
      className="small"
      role="alert"
    >{`Last updated ${formatShortMoment(readAt, calendar)}. We couldn't get the latest status.`}</span>
  );
});

function Eta({ tracking: { calendar }, order }: TrackingHeaderProps) {
  const promise = promiseOf(order, calendar);
  if (!promise) return null;
  const verb = arrivalVerb(order, promise, calendar);
  return (
    <p className="track__eta">
      <span className="small">{isForToday(promise, calendar) ? `${verb} today` : verb}</span>
      <b>
        <DaysText dates={promise.days} />
      </b>
      {promise.window && (
        <small>
          <WindowText window={promise.window} calendar={calendar} />
        </small>
      )}
    </p>
  );
}

function Fill({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <p className="fill">
      <span className="fill__shape" aria-hidden="true">
        <i style={{ blockSize: `${(done / of) * 100}%` }} />
      </span>
      <span className="fill__text">
        <SrOnly>Step </SrOnly>
        <span>{`${done} of ${of}`}</span>
      </span>
    </p>
  );
}
