import { parseCalendarDate } from '../../../domain/shared/calendar-date';
import { readPrice } from '../../../domain/shared/money';
import { quantityLimit, type Cart, type CartItem } from '../../../domain/cart/cart';
import { fieldsOf, type Fields } from './parse-stored';

/** Version 1 was a bare list with prices in dollars. */
const version = 2;

export function encodeCart(cart: Cart): unknown {
  return { version, items: cart };
}

export function decodeCart(stored: unknown): Cart {
  const items = Array.isArray(stored) ? stored : fieldsOf(stored).items;
  // Of a newer version, items of the same shape are readable.
  const inDollars = Array.isArray(stored) || fieldsOf(stored).version === 1;
  if (!Array.isArray(items)) return [];
  const read = new Map<string, CartItem>();
  for (const raw of items) {
    const item = readItem(fieldsOf(raw), inDollars);
    if (item && !read.has(item.id)) read.set(item.id, item);
  }
  return [...read.values()];
}

function readItem(raw: Fields, inDollars: boolean): CartItem | undefined {
  const { id, name, price, quantity, image, quantityAvailable, isSample } = raw;
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || name === '') return undefined;
  const priceRead = readPrice(typeof price === 'number' && !inDollars ? price / 100 : price);
  if (priceRead === undefined || typeof quantity !== 'number' || !(quantity >= 1)) return undefined;
  const deliverableOn = parseCalendarDate(raw.deliverableOn);
  const stock =
    typeof quantityAvailable === 'number' && quantityAvailable >= 1
      ? { quantityAvailable: Math.trunc(quantityAvailable) }
      : {};
  return {
    id,
    name,
    price: priceRead,
    quantity: Math.min(quantityLimit(stock), Math.trunc(quantity)),
    ...(typeof image === 'string' ? { image } : {}),
    ...(deliverableOn ? { deliverableOn } : {}),
    ...stock,
    ...(isSample === true ? { isSample } : {}),
  };
}
