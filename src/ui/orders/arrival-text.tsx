import { isPickup, type Order } from '../../domain/orders/order';
import { promiseOf } from '../../domain/orders/order-promise';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { PromiseText } from '../components/text/promise-text';

/** Says `Arrives today, 11 AM–1 PM` or `Pick up Wed, Nov 25`, and nothing once the order is over. */
export function ArrivalText({ order, calendar }: { readonly order: Order; readonly calendar: CustomerCalendar }) {
  const promise = promiseOf(order, calendar);
  if (!promise) return null;
  return (
    <>
      <span>{isPickup(order) ? 'Pick up ' : 'Arrives '}</span>
      <PromiseText promise={promise} calendar={calendar} saysToday />
    </>
  );
}
