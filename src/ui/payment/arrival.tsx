import { Link } from 'react-router-dom';
import { actionsOf, isPickup, type Order } from '../../domain/orders/order';
import { groupOf } from '../../domain/orders/order-status';
import { promiseOf } from '../../domain/orders/order-promise';
import { promiseVerbs } from '../../domain/orders/promise-sentence';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { paths } from '../../domain/shared/paths';
import { buttonClass } from '../components/buttons/button';
import { DaysText } from '../components/text/days-text';
import { WindowText } from '../components/text/promise-text';
import { OrderTools } from '../orders/order-details/order-tools';
import './arrival.css';

interface ArrivalProps {
  readonly order: Order;
  readonly calendar: CustomerCalendar;
}

export function Arrival({ order, calendar }: ArrivalProps) {
  const promise = promiseOf(order, calendar);
  const collected = isPickup(order);
  // An order that is ready is picked up. Before that, the day says when it will be ready.
  const verb =
    collected && groupOf(order.status) !== 'ready' ? 'Ready' : promiseVerbs[collected ? 'PICKUP' : 'DELIVERY'];
  if (!actionsOf(order).track) return null;
  return (
    <>
      <div className={promise ? 'arrive' : 'mt-4'}>
        {promise && (
          <>
            <p>{verb}</p>
            <p className="arrive__day">
              <DaysText dates={promise.days} />
            </p>
            {promise.window && (
              <p className="arrive__window">
                <WindowText window={promise.window} calendar={calendar} />
              </p>
            )}
          </>
        )}
        <Link className={buttonClass({ size: 'lg', block: true })} to={paths.trackOrder(order.id)}>
          Track Order
        </Link>
      </div>
      <OrderTools order={order} calendar={calendar} sharing printing className="tools tools--center" />
    </>
  );
}
