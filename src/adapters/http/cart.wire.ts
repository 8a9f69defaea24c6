import * as z from 'zod/mini';
import { maxItemQuantity, type Cart } from '../../domain/cart/cart';
import { parseCalendarDate } from '../../domain/shared/calendar-date';
import { fromDollars } from '../../domain/shared/money';
import { present } from '../../domain/shared/present';
import { id, optional, pictureUrl, price } from './wire';

export function cartReply(baseUrl: string) {
  const item = z.object({
    id,
    name: z.string().check(z.minLength(1)),
    price,
    quantity: z.int().check(z.gte(1)),
    image: optional(pictureUrl(baseUrl)),
    deliverableOn: optional(z.string()),
    quantityAvailable: optional(z.int().check(z.gte(1))),
  });
  return z.pipe(
    z.object({ items: z.array(item) }),
    z.transform(({ items }): Cart =>
      items.map(({ deliverableOn, ...wire }) => ({
        ...present({ ...wire, deliverableOn: parseCalendarDate(deliverableOn) }),
        name: wire.name.trim(),
        price: fromDollars(wire.price),
        quantity: Math.min(maxItemQuantity, wire.quantity),
      })),
    ),
  );
}

export const newItemBody = z.object({ itemId: z.string(), quantity: z.int() });
export const quantityBody = z.object({ quantity: z.int() });
