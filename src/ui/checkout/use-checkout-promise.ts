import { deliveryDays } from '../../domain/cart/cart-summary';
import type { OfferedPromise } from '../../domain/orders/planned-promise';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { useOpeningHoursAtOnce } from '../use-opening-hours';

interface CheckoutPromise {
  readonly promise: Omit<OfferedPromise, 'orderBy'> | undefined;
  readonly calendar: CustomerCalendar;
}

export function useCheckoutPromise({ items, details }: CheckoutViewModel): CheckoutPromise {
  const opening = useOpeningHoursAtOnce();
  const offered = opening.offer(deliveryDays(items), details.fulfillmentType);
  return { promise: offered && withoutLastHour(offered), calendar: opening.calendar };
}

/** A customer who is about to pay needs no last hour for ordering. */
function withoutLastHour({ orderBy: _orderBy, ...promise }: OfferedPromise): Omit<OfferedPromise, 'orderBy'> {
  return promise;
}
