import { emptyDetails, type CheckoutDetails } from '../../domain/checkout/checkout-details';
import type { CheckoutDraftRepository, OrderedItemsRepository } from '../../domain/checkout/ports';
import type { RememberedItems } from '../../domain/orders/ordered-item-id';
import type { JsonStorage } from './json-storage';
import { stored, type StoredValue } from './stored';
import { anAmount, anyOf, atLeastOne, aText, listOf, orElse, recordOf, type Schema } from './stored-schema';

// The checkout remembers two things beside pending orders: the details that were typed last, and the items of orders.

/** Every record is read and repaired field by field. The shop itself says which state and country it serves. */
const details = {
  fulfillmentType: orElse(anyOf(['DELIVERY', 'PICKUP']), emptyDetails.fulfillmentType),
  addressLine1: orElse(aText, emptyDetails.addressLine1),
  addressLine2: orElse(aText, emptyDetails.addressLine2),
  city: orElse(aText, emptyDetails.city),
  state: () => emptyDetails.state,
  zip: orElse(aText, emptyDetails.zip),
  country: () => emptyDetails.country,
  dialCode: orElse(aText, emptyDetails.dialCode),
  mobile: orElse(aText, emptyDetails.mobile),
};

export const decodeDetails: Schema<CheckoutDetails> = recordOf(details);

interface Draft extends CheckoutDetails {
  /** A draft without a customer is a guest's, or from an older version. */
  readonly customerId?: string;
}

const storedDraft = stored<Draft | undefined>(
  'storefront.checkoutDraft',
  recordOf(details, { customerId: aText }),
  undefined,
);

export class LocalCheckoutDraftRepository implements CheckoutDraftRepository {
  private readonly draft: StoredValue<Draft | undefined>;

  constructor(storage: JsonStorage) {
    this.draft = storedDraft(storage);
  }

  load(customerId: string | undefined): CheckoutDetails | undefined {
    const draft = this.draft.load();
    if (!draft) return undefined;
    const { customerId: owner, ...typed } = draft;
    if (owner !== undefined && owner !== customerId) return undefined;
    if (owner !== customerId) this.save(typed, customerId);
    return typed;
  }

  save(typed: CheckoutDetails, customerId: string | undefined): void {
    this.draft.save(customerId === undefined ? typed : { ...typed, customerId });
  }
}

/** Older versions lack the last part. */
type OrderRow = readonly [orderId: string, items: RememberedItems, checkoutUrl?: string];

const itemRows = listOf(recordOf({ itemId: aText, name: aText }, { price: anAmount, quantity: atLeastOne }));

/** The orders are a list, newest last, because an order id could be `__proto__`, which is no name for a field. */
const storedOrders = stored<readonly OrderRow[]>('storefront.orderedItems', listOf(orderRow), []);
const maxOrders = 50;

function orderRow(written: unknown): OrderRow | undefined {
  if (!Array.isArray(written)) return undefined;
  const [orderId, items, checkoutUrl]: readonly unknown[] = written;
  if (typeof orderId !== 'string' || !Array.isArray(items)) return undefined;
  return typeof checkoutUrl === 'string' ? [orderId, itemRows(items), checkoutUrl] : [orderId, itemRows(items)];
}

export class LocalOrderedItemsRepository implements OrderedItemsRepository {
  private readonly orders: StoredValue<readonly OrderRow[]>;

  constructor(storage: JsonStorage) {
    this.orders = storedOrders(storage);
  }

  remember(orderId: string, items: RememberedItems, checkoutUrl?: string): void {
    const others = this.orders.load().filter(([id]) => id !== orderId);
    const order: OrderRow = checkoutUrl === undefined ? [orderId, items] : [orderId, items, checkoutUrl];
    this.orders.save([...others, order].slice(-maxOrders));
  }

  find(orderId: string): RememberedItems | undefined {
    return this.orders.load().find(([id]) => id === orderId)?.[1];
  }

  findByPaymentPage(isMeant: (paymentPage: { readonly checkoutUrl: string }) => boolean): string | undefined {
    const order = this.orders
      .load()
      .findLast(([, , checkoutUrl]) => checkoutUrl !== undefined && isMeant({ checkoutUrl }));
    return order?.[0];
  }
}
