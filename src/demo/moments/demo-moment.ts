import * as z from 'zod/mini';

/** A sign-in in progress is left out, because it belongs to the browser that started it. */
export const momentKeys = [
  'storefront.appearance',
  'storefront.authToken',
  'storefront.avoidedAllergens',
  'storefront.cart',
  'storefront.checkoutDraft',
  'storefront.favorites',
  'storefront.fulfillment',
  'storefront.lastOrderOffer',
  'storefront.mock',
  'storefront.notifications',
  'storefront.orderedItems',
  'storefront.pendingDeliveryInfo',
  'storefront.pendingOrderItems',
  'storefront.profileDraft',
  'storefront.redirectToCheckout',
  'storefront.refreshToken',
  'storefront.tokenExpiresAt',
  'storefront.user',
] as const;

/** A link with the mark can be opened on another host. */
const originMark = '{origin}';

const schema = z.strictObject({
  shop: z.string(),
  at: z.iso.datetime(),
  path: z.string().check(z.startsWith('/')),
  theme: z.string(),
  hour: z.string(),
  storage: z.partialRecord(z.enum(momentKeys), z.string()),
});

export type DemoMoment = z.infer<typeof schema>;

export function writeMoment(moment: DemoMoment, origin: string): string {
  return JSON.stringify(moment).replaceAll(origin, originMark);
}

/** Undefined for a text that is no moment, and for a moment that would lead to another host or load from one. */
export function readMoment(text: string, origin: string): DemoMoment | undefined {
  const { data: moment } = schema.safeParse(parsedJson(text.replaceAll(originMark, origin)));
  if (!moment) return undefined;
  const stored = Object.values(moment.storage).flatMap((value) => textsIn(parsedJson(value) ?? value));
  return [moment.path, ...stored].some((one) => leadsElsewhere(one, origin)) ? undefined : moment;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/**
 * The text is read as a browser reads it, with and without a page's URL, because `//host`, `https:host` and `\` for `/`
 * lead elsewhere too.
 */
function leadsElsewhere(text: string, origin: string): boolean {
  const readings = [origin, undefined].flatMap((base) => (URL.canParse(text, base) ? [new URL(text, base)] : []));
  return readings.some((url) => /^https?:$/.test(url.protocol) && url.origin !== origin);
}
