import type { Cart } from '../../src/domain/cart/cart';
import { PlaceOrder } from '../../src/domain/checkout/place-order';
import { ReviewOrder } from '../../src/domain/checkout/review-order';
import type { MenuGateway } from '../../src/domain/menu/ports';
import type { NewOrder } from '../../src/domain/orders/new-order';
import type { OrderGateway } from '../../src/domain/orders/ports';
import { UrlGuard } from '../../src/domain/shared/url-allowlist';
import { CheckoutReviewViewModel } from '../../src/view-models/checkout/checkout-review.view-model';
import { CheckoutViewModel } from '../../src/view-models/checkout/checkout.view-model';
import { aCartItem, aProduct } from './builders';
import { InMemoryOrderedItems } from './in-memory';
import { CountingRandomness } from './in-memory-device';
import { aMenuGateway, anOrderGateway } from './in-memory-gateways';
import { aShop } from './shop';

export const paymentPage = 'https://pay.test/chk_1';

interface CheckoutWorld {
  readonly cart?: Cart;
  readonly todaysMenu?: MenuGateway['todaysMenu'];
  readonly place?: OrderGateway['place'];
}

/** An opened checkout of a cart that is on today's menu, unless a test says otherwise. */
export async function aCheckout({
  cart = [aCartItem({ quantity: 2 })],
  todaysMenu = () => Promise.resolve([aProduct()]),
  place = () => Promise.resolve({ checkoutUrl: paymentPage, orderId: 'order-1' }),
}: CheckoutWorld = {}) {
  const shop = await aShop({ cart });
  const sent: { readonly order: NewOrder; readonly key: string }[] = [];
  const orders = anOrderGateway({
    place: (order, key) => {
      sent.push({ order, key });
      return place(order, key);
    },
  });
  const review = new ReviewOrder(aMenuGateway({ todaysMenu }), shop.carts);
  const placeOrder = new PlaceOrder(
    review,
    orders,
    shop.carts,
    shop.pending,
    new InMemoryOrderedItems(),
    new UrlGuard(shop.browser, [], false),
    shop.browser,
    new CountingRandomness(),
    shop.time,
  );
  const checkout = new CheckoutViewModel(
    new CheckoutReviewViewModel(review, shop.cart, shop.overlays),
    placeOrder,
    shop.drafts,
    shop.cart,
    shop.overlays,
    shop.connection,
    shop.checkoutEntry,
  );
  shop.checkoutEntry.start();
  return { ...shop, checkout, sent };
}
