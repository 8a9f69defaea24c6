import * as z from 'zod/mini';
import type { DeliveryAddress } from '../../domain/orders/order';
import { present } from '../../domain/shared/present';

const linesBody = z.object({
  addressLine1: z.string(),
  addressLine2: z.optional(z.string()),
  state: z.string(),
  city: z.string(),
  country: z.string(),
  zip: z.string(),
});
const streetBody = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
});

export const newOrderBody = z.object({
  channel: z.enum(['WEB']),
  fulfillmentType: z.enum(['DELIVERY', 'PICKUP']),
  tipAmount: z.number(),
  items: z.array(z.object({ itemId: z.string(), quantity: z.int() })),
  deliveryInfo: z.optional(z.union([linesBody, streetBody])),
  mobile: z.optional(z.string()),
});

export const addressDialects = {
  lines: ({ line1, line2, state, city, country, postalCode }: DeliveryAddress): z.infer<typeof linesBody> =>
    present({ addressLine1: line1, addressLine2: line2, state, city, country, zip: postalCode }),
  street: ({ line1, line2, city, state, postalCode, country }: DeliveryAddress): z.infer<typeof streetBody> => ({
    street: line2 ? `${line1}, ${line2}` : line1,
    city,
    state,
    zipCode: postalCode,
    country,
  }),
};
