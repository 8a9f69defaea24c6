import { CalendarDays } from 'lucide';
import type { Moment } from '../../../domain/shared/calendar-date';
import type { Order } from '../../../domain/orders/order';
import { pastPromiseOf, promiseOf } from '../../../domain/orders/order-promise';
import { groupOf } from '../../../domain/orders/order-status';
import type { CustomerCalendar } from '../../../domain/shared/customer-calendar';
import { statusIcons } from '../../components/badge';
import { Notice } from '../../components/feedback/notice';
import { MomentText } from '../../components/text/time-text';
import { formatDateTime } from '../../format/format-date-time';
import { fulfillmentNames } from '../../format/format-fulfillment';
import { ArrivalText } from '../arrival-text';
import { PromiseText } from '../../components/text/promise-text';
import '../../components/panel.css';
import { OrderReference } from '../../components/text/order-reference';

interface FactsProps {
  readonly order: Order;
  readonly calendar: CustomerCalendar;
}

/** An order on which nothing has happened yet shows its one date in the heading. */
function hasDates({ order, calendar }: FactsProps): boolean {
  const { createdAt, updatedAt } = order;
  const isUpdated = updatedAt !== undefined && updatedAt.valueOf() !== createdAt?.valueOf();
  return isUpdated || pastPromiseOf(order, calendar) !== undefined;
}

export function OrderHeading({ order, calendar, id }: FactsProps & { readonly id: string }) {
  const { createdAt, fulfillmentType } = order;
  const showsDate = createdAt !== undefined && !hasDates({ order, calendar });
  const way = fulfillmentType && fulfillmentNames[fulfillmentType];
  return (
    <p>
      <b id={id}>
        <OrderReference id={order.id} />
      </b>
      <br />
      <span className="muted small">
        {showsDate && (
          <>
            <span>{'Placed '}</span>
            <MomentText moment={createdAt} calendar={calendar} format={formatDateTime} />
          </>
        )}
        {way && <span>{showsDate ? ` · ${way}` : way}</span>}
      </span>
    </p>
  );
}

export function OrderNotice({ order, calendar }: FactsProps) {
  const { status, statusMessage } = order;
  const promise = promiseOf(order, calendar);
  if (!statusMessage && !promise) return null;
  const group = groupOf(status);
  return (
    <Notice icon={promise || group === 'unknown' ? CalendarDays : statusIcons[group]} className="mt-4">
      {promise && (
        <p>
          <b>
            <ArrivalText order={order} calendar={calendar} />
          </b>
        </p>
      )}
      {statusMessage && (
        <p>
          <bdi>{statusMessage}</bdi>
        </p>
      )}
    </Notice>
  );
}

/** A delivered order lists what was promised; before that, the notice shows it. */
export function OrderDates({ order, calendar }: FactsProps) {
  const { createdAt, updatedAt } = order;
  const promise = pastPromiseOf(order, calendar);
  if (!hasDates({ order, calendar })) return null;
  return (
    <dl className="pairs num mt-4">
      <DateRow label="Placed" moment={createdAt} calendar={calendar} />
      <DateRow label="Last update" moment={updatedAt} calendar={calendar} />
      {promise && (
        <div>
          <dt>Scheduled for</dt>
          <dd>
            <PromiseText promise={promise} calendar={calendar} />
          </dd>
        </div>
      )}
    </dl>
  );
}

interface DateRowProps {
  readonly label: string;
  readonly moment: Moment | undefined;
  readonly calendar: CustomerCalendar;
}

function DateRow({ label, moment, calendar }: DateRowProps) {
  if (!moment) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <MomentText moment={moment} calendar={calendar} format={formatDateTime} />
      </dd>
    </div>
  );
}
