import type { Order } from '../../domain/orders/order';
import { arrivalVerb, promiseOf } from '../../domain/orders/order-promise';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { PromiseText } from '../components/text/promise-text';

/** Says `Arrives today, 11 AM–1 PM`, `Pick up Wed, Nov 25`, or `Was due today, 11 AM–1 PM`, and nothing once the order is over. */
export function ArrivalText({ order, calendar }: { readonly order: Order; readonly calendar: CustomerCalendar }) {
  const promise = promiseOf(order, calendar);
  if (!promise) return null;
  return (
    <>
      <span>{`${arrivalVerb(order, promise, calendar)} `}</span>
      <PromiseText promise={promise} calendar={calendar} saysToday />
    </>
  );
}
