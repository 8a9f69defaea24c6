import { bench, describe } from 'vitest';
import { applyChange, type Cart, type CartItem } from '../../src/domain/cart/cart';
import { summarize } from '../../src/domain/cart/cart-summary';
import { cents } from '../../src/domain/shared/money';
import { specifiedNumbers } from '../../src/domain/shop/shop-numbers';
import { aCartItem } from '../support/builders';

const items: readonly CartItem[] = Array.from({ length: 100 }, (_, index) =>
  aCartItem({ id: `item-${index}`, name: `Item ${index}`, price: cents(200 + index) }),
);

interface Line {
  readonly id: string;
  readonly price: number;
  readonly quantity: number;
}

/** Computes the sums without limits, and without rounding each amount. */
function onPlainArrays(): number {
  let cart: Line[] = [];
  for (const item of items) {
    cart = cart.some(({ id }) => id === item.id)
      ? cart.map((line) => (line.id === item.id ? { ...line, quantity: line.quantity + 1 } : line))
      : [...cart, { ...item }];
  }
  for (const { id } of items) cart = cart.map((line) => (line.id === id ? { ...line, quantity: 3 } : line));
  const subtotal = cart.reduce((total, { price, quantity }) => total + price * quantity, 0);
  return subtotal + Math.round(subtotal * 0.08) + (subtotal > 5000 ? 0 : 599);
}

function byCartRules(): number {
  let cart: Cart = [];
  for (const item of items) cart = applyChange(cart, { kind: 'add', item });
  for (const { id } of items) cart = applyChange(cart, { kind: 'setQuantity', id, quantity: 3 });
  return summarize(cart, 'DELIVERY', specifiedNumbers.pricing).totalPrice;
}

describe('add, change and sum 100 lines', () => {
  bench('cart rules', () => void byCartRules());
  bench('plain arrays', () => void onPlainArrays());
});
