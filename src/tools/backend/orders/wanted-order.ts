import type * as z from 'zod/mini';
import type { newOrderBody } from '../../../adapters/http/new-order.wire';
import { maxItemQuantity } from '../../../domain/cart/cart';
import { fullMobile } from '../../../domain/checkout/mobile-number';
import { detailsFrom } from '../../../domain/checkout/checkout-details';
import { validateDetails } from '../../../domain/checkout/checkout-details-rules';
import type { DeliveryAddress } from '../../../domain/orders/order';
import { present } from '../../../domain/shared/present';
import type { ShopProfile } from '../../../domain/shop/shop-profile';
import { Refusal, refuseErrors } from '../refusal';

type ServedField = 'name' | 'locale' | 'currency' | 'pricing' | 'area' | 'pickup' | 'timeZone' | 'hours' | 'closedOn';
export type ServedShop = Pick<ShopProfile, ServedField | 'orderingWindow' | 'arrivalWindows'> & {
  readonly contact: Pick<ShopProfile['contact'], 'phone'>;
};

type OrderBody = z.infer<typeof newOrderBody>;

export type WantedOrder = ReturnType<typeof wantedOrder>;

const maxLines = 200;

/** Rejects orders that the shop's own checkout would never send. */
export function wantedOrder(body: OrderBody, { area, pickup }: ServedShop) {
  const { channel, fulfillmentType, tipAmount, items, deliveryInfo, mobile } = body;
  if (items.length > maxLines) throw new Refusal(400, 'There are too many different items in the cart.');
  if (items.length === 0) throw new Refusal(400, 'Cart is empty');
  const quantities = new Map<string, number>();
  for (const { itemId, quantity } of items) {
    const sum = (quantities.get(itemId) ?? 0) + quantity;
    if (itemId === '' || quantity < 1 || sum > maxItemQuantity) throw new Refusal(400, 'Invalid item in cart');
    quantities.set(itemId, sum);
  }
  if (tipAmount !== 0) throw new Refusal(400, 'No tips are taken.');
  if (fulfillmentType === 'PICKUP' && !pickup) throw new Refusal(400, 'This shop has no pickup.');
  const address = fulfillmentType === 'DELIVERY' && deliveryInfo ? addressOf(deliveryInfo) : undefined;
  if (address && !isServed(address, area)) throw new Refusal(400, area.notice);
  const details = { ...detailsFrom(address, mobile, area), fulfillmentType };
  refuseErrors(validateDetails(details, area));
  const fullNumber = fullMobile(details, area);
  if (mobile && !fullNumber) throw new Refusal(400, 'The mobile number is not valid.');
  return { channel, fulfillmentType, quantities, address, mobile: fullNumber };
}

/** Checkout fixes state and country, and tickets leave them out, so a driver would take another place for the shop's own. */
function isServed({ state, country }: DeliveryAddress, area: ServedShop['area']): boolean {
  return state === (area.state ?? '') && country === area.country;
}

function addressOf(sent: NonNullable<OrderBody['deliveryInfo']>): DeliveryAddress {
  const { city, state, country } = sent;
  if ('street' in sent) return { line1: sent.street, city, state, postalCode: sent.zipCode, country };
  const { addressLine1: line1, addressLine2: line2, zip: postalCode } = sent;
  return present({ line1, line2: line2 || undefined, city, state, postalCode, country });
}
