import { cents, percentOf, type Cents } from '../../../domain/shared/money';

export interface PaidOrder {
  readonly subtotal: Cents;
  readonly tax: Cents;
  readonly deliveryFee: Cents;
  readonly total: Cents;
}

/**
 * Returns what the customer paid for lines worth `value` of the subtotal, with their part of a tax that was added. The whole
 * subtotal is worth all of the tax, so parts that are paid back one after another never sum up to more than was paid.
 */
export function paidFor(value: Cents, order: PaidOrder, smallestAmount = cents(1)): Cents {
  const { subtotal, tax } = order;
  if (!isTaxAdded(order) || subtotal === 0) return value;
  return cents(value + (value === subtotal ? tax : percentOf(tax, (100 * value) / subtotal, smallestAmount)));
}

/** Prices include any other tax. */
export function isTaxAdded({ subtotal, tax, deliveryFee, total }: Readonly<Record<keyof PaidOrder, number>>): boolean {
  return total === subtotal + tax + deliveryFee;
}
