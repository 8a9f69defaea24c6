import type { CalendarDate } from '../shared/calendar-date';
import { cents, percentOf, percentWithin, sum, type Cents } from '../shared/money';
import type { Pricing } from '../shop/shop-numbers';
import type { ShopProfile } from '../shop/shop-profile';
import { subtotalOf, totalItems, type Cart } from './cart';

export type FulfillmentType = 'DELIVERY' | 'PICKUP';

/** A shop without pickup delivers, whatever the device remembers from another day. */
export function chosenFulfillment(
  stored: FulfillmentType | undefined,
  shop: Pick<ShopProfile, 'pickup'>,
): FulfillmentType {
  return shop.pickup && stored === 'PICKUP' ? 'PICKUP' : 'DELIVERY';
}

const couponPercent = 10;

export interface CartSummary {
  readonly items: Cart;
  readonly totalItems: number;
  readonly subtotal: Cents;
  /** The tax is part of the total if prices include it. Otherwise it is added. */
  readonly tax: Cents;
  readonly shipping: Cents;
  readonly totalPrice: Cents;
}

export function summarize(cart: Cart, fulfillment: FulfillmentType, pricing: Pricing): CartSummary {
  const { taxPercent, includedTax, smallestAmount } = pricing;
  const subtotal = subtotalOf(cart);
  const added = percentOf(subtotal, taxPercent, smallestAmount);
  const shipping = cart.length === 0 ? cents(0) : shippingFor(subtotal, fulfillment, pricing);
  const totalPrice = sum([subtotal, added, shipping]);
  return {
    items: cart,
    totalItems: totalItems(cart),
    subtotal,
    tax: includedTax ? percentWithin(totalPrice, includedTax.percent, smallestAmount) : added,
    shipping,
    totalPrice,
  };
}

/** The fee for this way of getting the items. 0 is free. */
export function shippingFor(
  subtotal: Cents,
  fulfillment: FulfillmentType,
  { shippingFee, freeShippingAbove }: Pricing,
): Cents {
  return fulfillment === 'PICKUP' || isAbove(subtotal, freeShippingAbove) ? cents(0) : shippingFee;
}

/** The fee that free shipping saves on this subtotal. A pickup saves nothing, because it has no fee. */
export function savedShipping(subtotal: Cents, fulfillment: FulfillmentType, pricing: Pricing): Cents {
  const isDelivery = fulfillment === 'DELIVERY';
  return isDelivery ? cents(pricing.shippingFee - shippingFor(subtotal, fulfillment, pricing)) : cents(0);
}

function isAbove(subtotal: Cents, limit: Cents | undefined): boolean {
  return limit !== undefined && subtotal > limit;
}

/** Shipping is free from one cent above `limit`. */
export function missingForFreeShipping(subtotal: Cents, limit: Cents): Cents {
  return cents(Math.max(0, limit + 1 - subtotal));
}

/**
 * The coupon saves 10 percent. No screen shows it, because the order call has no field for it.
 * @public The specification names the rule.
 */
export function couponDiscount(subtotal: Cents): Cents {
  return percentOf(subtotal, couponPercent);
}

export function deliveryDays(cart: Cart): readonly CalendarDate[] {
  return [...new Set(cart.flatMap(({ deliverableOn }) => deliverableOn ?? []))].toSorted();
}
