import { deliveryDays } from '../../domain/cart/cart-summary';
import type { OfferedPromise } from '../../domain/orders/planned-promise';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { useOpeningHoursAtOnce } from '../use-opening-hours';

interface CheckoutPromise {
  readonly promise: OfferedPromise | undefined;
  readonly calendar: CustomerCalendar;
}

export function useCheckoutPromise({ items, details }: CheckoutViewModel): CheckoutPromise {
  const opening = useOpeningHoursAtOnce();
  return { promise: opening.offer(deliveryDays(items), details.fulfillmentType), calendar: opening.calendar };
}
