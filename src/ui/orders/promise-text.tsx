import { isPickup, type Order } from '../../domain/orders/order';
import { promiseOf, type OrderPromise, type TimeWindow } from '../../domain/orders/order-promise';
import { promisedTime, promisedWindow } from '../../domain/orders/promise-sentence';
import { DaysText } from '../components/text/days-text';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { TimeText } from '../components/text/time-text';
import { promiseWriter } from '../format/format-promise';

interface PromiseProps {
  readonly promise: OrderPromise;
  readonly calendar: CustomerCalendar;
}

export function PromiseText({ promise, calendar }: PromiseProps) {
  const [short, long] = [promiseWriter(calendar), promiseWriter(calendar, 'long')];
  return <TimeText short={promisedTime(promise, short)} long={promisedTime(promise, long)} />;
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
      {promise.window && (
        <>
          <span>{', '}</span>
          <WindowText window={promise.window} calendar={calendar} />
        </>
      )}
    </>
  );
}

interface WindowProps {
  readonly window: TimeWindow;
  readonly calendar: CustomerCalendar;
}

export function WindowText({ window, calendar }: WindowProps) {
  const [short, long] = [promiseWriter(calendar), promiseWriter(calendar, 'long')];
  return <TimeText short={promisedWindow(window, short)} long={promisedWindow(window, long)} />;
}
