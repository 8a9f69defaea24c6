import type { FulfillmentType } from '../../../domain/cart/cart-summary';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { fulfillmentNames } from '../../format/format-fulfillment';
import { Day } from './day';

/** `Delivery Sun, Nov 29`, or `Pickup …` where the customer chose that. */
export function drawFulfillmentDay(chosen: FulfillmentType, date: CalendarDate) {
  return (
    <>
      <span>{`${fulfillmentNames[chosen]} `}</span>
      <Day date={date} />
    </>
  );
}
