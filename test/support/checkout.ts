import type { Cart } from '../../src/domain/cart/cart';
import { FindEarlierAddresses } from '../../src/domain/checkout/earlier-addresses';
import { IdentifyOrders } from '../../src/domain/checkout/pending-orders/identify-orders';
import { PlaceOrder } from '../../src/domain/checkout/place-order';
import { ReviewOrder } from '../../src/domain/checkout/review-order';
import type { MenuGateway } from '../../src/domain/menu/ports';
import type { DeliveryInfo } from '../../src/domain/orders/order';
import type { OrderGateway } from '../../src/domain/orders/ports';
import { CustomerCalendar } from '../../src/domain/shared/customer-calendar';
import type { CancelSignal } from '../../src/domain/shared/ports';
import { UrlGuard } from '../../src/domain/shared/url-allowlist';
import { CheckoutAttemptViewModel } from '../../src/view-models/checkout/checkout-attempt.view-model';
import { CheckoutReviewViewModel } from '../../src/view-models/checkout/checkout-review.view-model';
import { EarlierAddressesViewModel } from '../../src/view-models/checkout/earlier-addresses.view-model';
import { LateOutcome } from '../../src/view-models/checkout/late-outcome';
import { CheckoutViewModel } from '../../src/view-models/checkout/checkout.view-model';
import { profile as cookies } from '../../src/app/profiles/cookies/profile';
import { someAllergens } from './allergens';
import { aCartItem, anOrder, anOrderList, aProduct, chicago } from './builders';
import { InMemoryOrderedItems } from './in-memory';
import { CountingRandomness } from './in-memory-device';
import { aMenuGateway, anOrderGateway } from './in-memory-gateways';
import { aRecordingOrderGateway, placeOrder1, type SentOrder } from './place-order-fixture';
import { aShop } from './shop';

interface CheckoutOptions {
  readonly cart?: Cart;
  readonly now?: Date | undefined;
  readonly todaysMenu?: MenuGateway['todaysMenu'];
  readonly place?: OrderGateway['place'];
  /** Newest first. */
  readonly deliveries?: readonly DeliveryInfo[];
  /** Its menu is the one that the shop shows before the checkout reads its own. */
  readonly avoids?: Parameters<typeof someAllergens>[0];
}

/** By default, every item of the cart is on today's menu. */
export async function aCheckout({
  cart = [aCartItem({ quantity: 2 })],
  todaysMenu = () => Promise.resolve([aProduct()]),
  place = placeOrder1,
  deliveries = [],
  avoids,
  now,
}: CheckoutOptions = {}) {
  const shop = await aShop({ cart, ...(now ? { now } : {}) });
  const sent: SentOrder[] = [];
  const orders = aRecordingOrderGateway(place, (order) => sent.push(order));
  const calendar = new CustomerCalendar(shop.time, chicago);
  const review = new ReviewOrder(aMenuGateway({ todaysMenu }), shop.carts, calendar);
  const orderedItems = new InMemoryOrderedItems();
  const placeOrder = new PlaceOrder({
    review,
    orders,
    carts: shop.carts,
    ledger: shop.ledger,
    identifyOrders: new IdentifyOrders(shop.ledger, orders, orderedItems, shop.customer, shop.browser),
    orderedItems,
    checkoutUrls: new UrlGuard(shop.browser, [], false),
    customer: shop.customer,
    goToPayment: shop.goToPayment,
    randomness: new CountingRandomness(),
    clock: shop.time,
    timers: shop.time,
    shop: cookies,
    reports: shop.reports,
  });
  const lateOutcome = new LateOutcome(shop.cart, shop.toasts, shop.goToPayment, shop.customer, cookies);
  const { allergens } = someAllergens(avoids);
  /** The dialog makes a new one each time it opens. */
  const openCheckout = () =>
    new CheckoutViewModel({
      attempt: new CheckoutAttemptViewModel(
        new CheckoutReviewViewModel(review, shop.cart, shop.overlays, allergens),
        placeOrder,
        shop.cart,
        lateOutcome,
        shop.goToPayment,
        shop.time,
        shop.overlays,
      ),
      drafts: shop.drafts,
      cart: shop.cart,
      fulfillment: shop.fulfillment,
      overlays: shop.overlays,
      connection: shop.connection,
      customer: shop.customer,
      shop: cookies,
      reports: shop.reports,
    });
  shop.checkoutEntry.start();
  return { ...shop, allergens, checkout: openCheckout(), openCheckout, sent, ...earlierAddresses(deliveries) };
}

/** `orderLists`: the signal of each request for the customer's orders. */
function earlierAddresses(deliveries: readonly DeliveryInfo[]) {
  const orderLists: (CancelSignal | undefined)[] = [];
  const past = new Map(deliveries.map((delivery, position) => [`past-${position}`, delivery]));
  const gateway = anOrderGateway({
    listMine: async (_query, cancel) => {
      orderLists.push(cancel);
      return anOrderList(...[...past.keys()].map((id) => anOrder({ id })));
    },
    deliveryInfo: async (id) => past.get(id) ?? {},
  });
  return { earlier: new EarlierAddressesViewModel(new FindEarlierAddresses(gateway, cookies)), orderLists };
}
