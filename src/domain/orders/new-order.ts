import type { FulfillmentType } from '../cart/cart-summary';
import type { DeliveryAddress } from './order';

/** No tips are taken. */
export const tipAmount = 0;

export interface NewOrder {
  readonly channel: 'WEB';
  readonly fulfillmentType: FulfillmentType;
  readonly tipAmount: typeof tipAmount;
  readonly items: readonly { readonly itemId: string; readonly quantity: number }[];
  /** DELIVERY only. */
  readonly deliveryInfo?: DeliveryAddress;
  /** Dial code plus digits: +12145550100. */
  readonly mobile?: string;
}
