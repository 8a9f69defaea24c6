import type { FulfillmentType } from '../cart/cart-summary';
import type { DeliveryAddress } from './order';

export const tipAmount = 0;

export interface NewOrder {
  readonly channel: 'WEB';
  readonly fulfillmentType: FulfillmentType;
  readonly tipAmount: typeof tipAmount;
  readonly items: readonly { readonly itemId: string; readonly quantity: number }[];
  readonly deliveryInfo?: DeliveryAddress;
  readonly mobile?: string;
}
