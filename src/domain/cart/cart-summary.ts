import type { CalendarDate } from '../shared/calendar-date';
import { cents, percentOf, percentWithin, sum, type Cents } from '../shared/money';
import type { Pricing } from '../shop/shop-numbers';
import { subtotalOf, totalItems, type Cart } from './cart';

export type FulfillmentType = 'DELIVERY' | 'PICKUP';

const couponPercent = 10;

export interface CartSummary {
  readonly items: Cart;
  readonly totalItems: number;
  readonly subtotal: Cents;
  /** Within the total where prices include it, else added to it. */
  readonly tax: Cents;
  readonly shipping: Cents;
  readonly totalPrice: Cents;
}

export function summarize(
  cart: Cart,
  fulfillment: FulfillmentType,
  { taxPercent, includedTax, smallestAmount, shippingFee, freeShippingAbove }: Pricing,
): CartSummary {
  const subtotal = subtotalOf(cart);
  const added = percentOf(subtotal, taxPercent, smallestAmount);
  const isFree = fulfillment === 'PICKUP' || cart.length === 0 || isAbove(subtotal, freeShippingAbove);
  const shipping = isFree ? cents(0) : shippingFee;
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

function isAbove(subtotal: Cents, limit: Cents | undefined): boolean {
  return limit !== undefined && subtotal > limit;
}

/** Shipping is free from one cent above `limit`. */
export function missingForFreeShipping(subtotal: Cents, limit: Cents): Cents {
  return cents(Math.max(0, limit + 1 - subtotal));
}

/** The coupon saves 10 percent. No screen shows it, because the order call has no field for it. */
export function couponDiscount(subtotal: Cents): Cents {
  return percentOf(subtotal, couponPercent);
}

export function deliveryDays(cart: Cart): readonly CalendarDate[] {
  return [...new Set(cart.flatMap(({ deliverableOn }) => deliverableOn ?? []))].toSorted();
}
