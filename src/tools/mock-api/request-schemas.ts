import * as z from 'zod/mini';
import type { NewOrder } from '../../domain/orders/new-order';
import type { DeliveryAddress } from '../../domain/orders/order';
import { fromDollars } from '../../domain/shared/money';
import { present } from '../../domain/shared/present';
import { ServiceError } from '../../domain/shared/service-error';

export function parseRequest<Output>(schema: z.ZodMiniType<Output>, body: unknown): Output {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new ServiceError(
    'refused',
    at ? `The request is not as agreed at ${at}.` : 'The request is not as agreed.',
    400,
  );
}

const text = z.string();

export const loginRequest = z.object({ email: text, password: text });
export const registrationRequest = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  password: text,
});
export const refreshRequest = z.object({ refreshToken: text });
export const googleSignInRequest = z.object({ idToken: text });
export const profileRequest = z.object({ firstName: text, lastName: text, email: text, phone: text });
export const changePasswordRequest = z.object({ currentPassword: text, newPassword: text });
export const contactMessageRequest = z.object({ name: text, email: text, phone: text, subject: text, message: text });
export const newsletterRequest = z.object({ email: text });
export const newCartItemRequest = z.object({ itemId: text, quantity: z.int().check(z.gte(1)) });
export const cartQuantityRequest = z.object({ quantity: z.int() });
export const menuItemRequest = z.pipe(
  z.object({
    itemName: z.string().check(z.minLength(1)),
    description: text,
    menuTypeId: z.optional(text),
    menuItemPricing: z.object({ price: z.number().check(z.gte(0)) }),
    isAvailable: z.boolean(),
  }),
  z.transform(({ menuItemPricing, ...item }) => ({ ...item, price: fromDollars(menuItemPricing.price) })),
);
export type MenuItemRequest = z.infer<typeof menuItemRequest>;

const linesAddress = z.pipe(
  z.object({ addressLine1: text, addressLine2: z.optional(text), city: text, state: text, zip: text, country: text }),
  z.transform(({ addressLine1, addressLine2, zip, ...rest }): DeliveryAddress =>
    present({ line1: addressLine1, line2: addressLine2 || undefined, postalCode: zip, ...rest }),
  ),
);
const streetAddress = z.pipe(
  z.object({ street: text, city: text, state: text, zipCode: text, country: text }),
  z.transform(({ street: line1, zipCode: postalCode, ...rest }): DeliveryAddress => ({ line1, postalCode, ...rest })),
);

export const newOrderRequest = z.pipe(
  z.object({
    channel: z.enum(['WEB']),
    fulfillmentType: z.enum(['DELIVERY', 'PICKUP']),
    tipAmount: z.literal(0),
    items: z.array(z.object({ itemId: text, quantity: z.int() })),
    deliveryInfo: z.optional(z.union([linesAddress, streetAddress])),
    mobile: z.optional(text),
  }),
  z.transform(({ deliveryInfo, mobile, ...order }): NewOrder =>
    present({ ...order, deliveryInfo, mobile: mobile || undefined }),
  ),
);
