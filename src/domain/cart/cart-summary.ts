import { cents, percentOf, sum, type Cents } from '../shared/money';
import { subtotalOf, totalItems, type Cart } from './cart';

export type FulfillmentType = 'DELIVERY' | 'PICKUP';

export const taxPercent = 8;
export const shippingFee = cents(599);
/** Shipping is free when the subtotal exceeds this; at exactly this it is not. */
export const freeShippingAbove = cents(5000);
export const couponPercent = 10;

export interface CartSummary {
  readonly items: Cart;
  readonly totalItems: number;
  readonly subtotal: Cents;
  readonly tax: Cents;
  readonly shipping: Cents;
  readonly totalPrice: Cents;
}

/** An estimate: once an order exists the server's figures are shown. Pickup and an empty cart have no shipping. */
export function summarize(cart: Cart, fulfillment: FulfillmentType = 'DELIVERY'): CartSummary {
  const subtotal = subtotalOf(cart);
  const tax = percentOf(subtotal, taxPercent);
  const isFree = fulfillment === 'PICKUP' || cart.length === 0 || subtotal > freeShippingAbove;
  const shipping = isFree ? cents(0) : shippingFee;
  return {
    items: cart,
    totalItems: totalItems(cart),
    subtotal,
    tax,
    shipping,
    totalPrice: sum([subtotal, tax, shipping]),
  };
}

/** How much more makes shipping free: one cent above the bound; zero when it is reached. */
export function missingForFreeShipping(subtotal: Cents): Cents {
  return cents(Math.max(0, freeShippingAbove + 1 - subtotal));
}

/** 10 percent off the subtotal. On no screen: the order call has no field for it. */
export function couponDiscount(subtotal: Cents): Cents {
  return percentOf(subtotal, couponPercent);
}
