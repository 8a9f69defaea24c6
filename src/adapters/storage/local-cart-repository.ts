import { applyChange, quantityLimit, type Cart, type CartChange, type CartItem } from '../../domain/cart/cart';
import type { CartRepository } from '../../domain/cart/ports';
import { parseCalendarDate } from '../../domain/shared/calendar-date';
import { readPrice } from '../../domain/shared/money';
import type { Cancel } from '../../domain/shared/ports';
import type { JsonStorage } from './json-storage';
import { cartKey, pendingOrderKey } from './keys';
import { atLeastOne, aText, fieldsOf, listOf, recordOf } from './stored-schema';

export class LocalCartRepository implements CartRepository {
  constructor(protected readonly storage: JsonStorage) {}

  load(): Promise<Cart> {
    return Promise.resolve(this.read());
  }

  /**
   * If a change of the pending orders waits in memory because storage was full, it is stored together with the cart or not
   * at all: ordered items must not leave one without the other.
   */
  apply(change: CartChange): Promise<Cart> {
    const cart = applyChange(this.read(), change);
    this.storage.write(cartKey, encodeCart(cart), pendingOrderKey);
    return Promise.resolve(cart);
  }

  onChange(listener: (cart: Cart) => void): Cancel {
    return this.storage.onChange(cartKey, () => listener(this.read()));
  }

  private read(): Cart {
    return decodeCart(this.storage.read(cartKey));
  }
}

/** Version 1 was a bare list with prices in dollars. */
const version = 2;

export function encodeCart(cart: Cart): unknown {
  return { version, items: cart };
}

/** A newer version is read as far as its items have this shape. If two lines have one id, the first one counts. */
export function decodeCart(stored: unknown): Cart {
  const isBareList = Array.isArray(stored);
  const { version: written, items } = fieldsOf(stored);
  const isInDollars = isBareList || written === 1;
  const lines = listOf(isInDollars ? itemInDollars : itemInCents)(isBareList ? stored : items);
  const first = new Map<string, CartItem>();
  for (const item of lines) if (!first.has(item.id)) first.set(item.id, item);
  return [...first.values()];
}

const itemInCents = itemPricedBy((price) => readPrice(typeof price === 'number' ? price / 100 : price));
const itemInDollars = itemPricedBy(readPrice);

function itemPricedBy(price: typeof readPrice) {
  const row = recordOf(
    { id: aText, name: aText, price, quantity: atLeastOne },
    { image: aPicture, deliverableOn: parseCalendarDate, quantityAvailable: atLeastOne, isSample: aMark },
  );
  return (stored: unknown): CartItem | undefined => {
    const item = row(stored);
    return item && { ...item, quantity: Math.min(quantityLimit(item), item.quantity) };
  };
}

function aPicture(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}

function aMark(stored: unknown): true | undefined {
  return stored === true || undefined;
}
