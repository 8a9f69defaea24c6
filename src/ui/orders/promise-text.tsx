import { isPickup, type Order } from '../../domain/orders/order';
import { promiseOf, type OrderPromise } from '../../domain/orders/order-promise';
import { DaysText } from '../components/text/days-text';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { TimeText } from '../components/text/time-text';
import { formatDays } from '../format/format-days';
import { formatPromiseInText, formatWindow, formatWindowInText } from '../format/format-promise';

interface PromiseProps {
  readonly promise: OrderPromise;
  readonly calendar: CustomerCalendar;
}

export function PromiseText({ promise, calendar }: PromiseProps) {
  const { days, window } = promise;
  const short = [formatDays(days), window && formatWindow(window, calendar)].filter(Boolean).join(', ');
  return <TimeText short={short} long={formatPromiseInText(promise, calendar)} />;
}

/** `Arrives today, 11 AM–1 PM`, `Pick up Wed, Nov 25`; nothing once the order is over. */
export function ArrivalText({ order, calendar }: { readonly order: Order; readonly calendar: CustomerCalendar }) {
  const promise = promiseOf(order, calendar);
  if (!promise) return null;
  const isToday = promise.days.length === 1 && promise.days[0] === calendar.atShop.today();
  return (
    <>
      <span>{isPickup(order) ? 'Pick up ' : 'Arrives '}</span>
      {isToday ? <span>today</span> : <DaysText dates={promise.days} />}
      {promise.window && <span>{', '}</span>}
      <WindowText promise={promise} calendar={calendar} />
    </>
  );
}

export function WindowText({ promise: { window }, calendar }: PromiseProps) {
  if (!window) return null;
  return <TimeText short={formatWindow(window, calendar)} long={formatWindowInText(window, calendar)} />;
}
