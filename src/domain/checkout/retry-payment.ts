import { applyChange, totalItems, type Cart, type CartChange, type CartItem } from '../cart/cart';
import { reviewCart } from '../cart/cart-review';
import { productsOf, type TodaysMenu } from '../menu/todays-menu';
import type { MenuGateway } from '../menu/ports';
import type { Product } from '../menu/product';
import { orderedItemIds } from '../orders/ordered-item-id';
import type { Order, OrderItem } from '../orders/order';
import type { OrderGateway } from '../orders/ports';
import { present } from '../shared/present';
import { orUndefined } from '../shared/service-error';
import type { ServedArea } from '../shop/shop-numbers';
import { detailsFrom, emptyDetails, type CheckoutDetails } from './checkout-details';
import type { CheckoutDraftRepository, CurrentCustomer, OrderedItemsRepository } from './ports';
import type { OrderSource } from './review-order';

export interface RetryOrder {
  readonly orderId: string;
  readonly source: OrderSource;
  readonly items: Cart;
  readonly details: CheckoutDetails;
  readonly addressKnown: boolean;
}

/**
 * `menuUnknown`: the menu, which identifies the items, is unreadable. `menuEmpty`: the kitchen offers nothing, so it is
 * closed. `soldOut`: nothing of the menu is left. `changed`: every item has a new name or price. `tooMany`: a cart holds
 * fewer of one item.
 */
export type RetryBlocker =
  'noItems' | 'menuUnknown' | 'menuEmpty' | 'soldOut' | 'allGone' | 'itemGone' | 'changed' | 'tooMany';

type RetryOutcome =
  { readonly kind: 'ready'; readonly order: RetryOrder } | { readonly kind: 'failed'; readonly reason: RetryBlocker };

/**
 * Finds out what an order whose payment failed would be today, with the address that the order service or this browser
 * knows. The customer confirms it in the checkout.
 */
export class RetryPayment {
  constructor(
    private readonly menu: MenuGateway,
    private readonly orders: OrderGateway,
    private readonly orderedItems: OrderedItemsRepository,
    private readonly drafts: CheckoutDraftRepository,
    private readonly customer: CurrentCustomer,
    private readonly shop: { readonly area: ServedArea },
  ) {}

  async execute(order: Order): Promise<RetryOutcome> {
    // Without the menu, the ids of the items may still be known.
    const [today, known] = await Promise.all([orUndefined(this.menu.todaysMenu()), this.knownDetails(order)]);
    const menu = today && productsOf(today);
    const remembered = this.orderedItems.find(order.id) ?? [];
    const ids = orderedItemIds(order.items, remembered, menu ?? []);
    const found = order.items.flatMap((item, position) => retriedItem(item, ids[position], menu ?? []) ?? []);
    const items = applyChange([], { kind: 'addAll', items: found });
    const reason = blockerOf(order.items.length, found, items, today);
    if (reason) return { kind: 'failed', reason };
    const details = { ...(known ?? emptyDetails), fulfillmentType: order.fulfillmentType ?? 'DELIVERY' };
    return {
      kind: 'ready',
      order: {
        orderId: order.id,
        source: new RetryOrderSource(order.id, items),
        items,
        details,
        addressKnown: details.addressLine1 !== '',
      },
    };
  }

  private async knownDetails({ id, fulfillmentType }: Order): Promise<CheckoutDetails | undefined> {
    const customerId = this.customer.id();
    if (fulfillmentType === 'PICKUP') return this.drafts.load(customerId);
    const delivery = await orUndefined(this.orders.deliveryInfo(id));
    if (!delivery?.address?.line1) return this.drafts.load(customerId);
    return detailsFrom(delivery.address, delivery.userMobile ?? delivery.contact?.phone, this.shop.area);
  }
}

/**
 * The items of a failed order. The customer may drop some of them; the cart is left alone.
 *
 * @public Tests of the checkout order from it.
 */
export class RetryOrderSource implements OrderSource {
  constructor(
    readonly retryOf: string,
    private cart: Cart,
  ) {}

  load(): Promise<Cart> {
    return Promise.resolve(this.cart);
  }

  apply(change: CartChange): Promise<Cart> {
    this.cart = applyChange(this.cart, change);
    return Promise.resolve(this.cart);
  }
}

function blockerOf(ordered: number, found: Cart, items: Cart, menu: TodaysMenu | undefined): RetryBlocker | undefined {
  if (ordered === 0) return 'noItems';
  if (menu === 'soldOut') return 'soldOut';
  if (menu?.length === 0) return 'menuEmpty';
  if (menu && !items.some(({ id }) => menu.some((product) => product.id === id))) return 'allGone';
  if (found.length < ordered) return menu ? 'itemGone' : 'menuUnknown';
  if (totalItems(items) < totalItems(found)) return 'tooMany';
  if (!menu) return undefined;
  const { available, unavailable } = reviewCart(items, menu);
  // Checkout itself reports single unavailable items.
  if (available.length > 0 || unavailable.some(({ reason }) => reason.kind === 'onlyLeft')) return undefined;
  return unavailable.some(({ reason }) => reason.kind === 'gone') ? 'itemGone' : 'changed';
}

/** The item has the order's name and price, because checkout reports differences from today's menu. */
function retriedItem(ordered: OrderItem, id: string | undefined, menu: readonly Product[]): CartItem | undefined {
  if (id === undefined) return undefined;
  const product = menu.find((candidate) => candidate.id === id);
  return present({
    id,
    name: ordered.itemName,
    price: ordered.unitPrice,
    quantity: ordered.quantity,
    image: ordered.imageUrl ?? product?.picture?.src,
    deliverableOn: product?.deliverableOn,
  });
}
