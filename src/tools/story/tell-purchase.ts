import { GoogleSignIn } from '../../domain/auth/google-sign-in';
import { fullName } from '../../domain/auth/user';
import type { Cart } from '../../domain/cart/cart';
import { summarize } from '../../domain/cart/cart-summary';
import { toCartItem } from '../../domain/cart/to-cart-item';
import { emptyDetails, type CheckoutDetails } from '../../domain/checkout/checkout-details';
import { PlaceOrder } from '../../domain/checkout/place-order';
import { ReviewOrder } from '../../domain/checkout/review-order';
import { productsOf } from '../../domain/menu/todays-menu';
import { routes } from '../../domain/shared/paths';
import { asServiceError, ServiceError } from '../../domain/shared/service-error';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import { tokens } from '../../app/tokens';
import { formatMoney } from '../../ui/format/format-money';
import { formatItemCount } from '../../ui/format/format-number';
import { list, piecesOf, reasonOf, type Telling } from './story-words';
import type { StoryShop } from './story-shop';
import { tellPayment } from './tell-payment';

const address: CheckoutDetails = {
  ...emptyDetails,
  addressLine1: '2811 Swiss Avenue',
  city: 'Dallas',
  zip: '75204',
  mobile: '214-555-0188',
};

export async function* tellPurchase(shop: StoryShop): Telling<void> {
  yield `It is ${shop.formatTime(shop.now())} on a Friday in Dallas, and Priya opens ${shop.profile.name}.`;
  if (!(yield* fillCart(shop))) return;
  if (!(yield* signIn(shop))) return;
  if (!(yield* order(shop))) return;
  yield* tellPayment(shop);
}

async function* fillCart({ container, profile }: StoryShop): Telling {
  const menu = await container.get(tokens.menuGateway).todaysMenu().catch(asServiceError);
  if (menu instanceof ServiceError) {
    yield `The menu does not come: "${menu.message}" She can try again, and nothing in her cart is lost.`;
    return false;
  }
  const [first, second] = productsOf(menu);
  if (!first || !second) {
    yield 'Nothing can be ordered today. She reads when the shop opens, and comes back another day.';
    return false;
  }
  yield `Today's menu has ${formatItemCount(menu.length)}.`;

  const carts = container.get(tokens.cartRepository);
  await carts.apply({ kind: 'add', item: toCartItem(first, 2) });
  const cart = await carts.apply({ kind: 'add', item: toCartItem(second) });
  yield `She puts ${piecesOf(cart)} into her cart.`;
  yield priced(cart, profile);
  return true;
}

function priced(cart: Cart, { pricing }: ShopProfile): string {
  const { subtotal, tax, shipping, totalPrice } = summarize(cart, 'DELIVERY', pricing);
  return `That is ${formatMoney(subtotal)}, plus ${formatMoney(tax)} of tax and a delivery fee of ${formatMoney(shipping)}: ${formatMoney(totalPrice)}.`;
}

async function* signIn({ container, backend, page }: StoryShop): Telling {
  const google = container.get(GoogleSignIn);
  const start = await google.start(routes.menu);
  if (start.kind === 'failed') {
    yield `She presses Checkout and is asked to sign in, but sign-in does not work: "${start.message}" The cart waits.`;
    return false;
  }
  yield 'She presses Checkout, and the browser takes her to Google.';

  const code = (await backend.services()).accounts.issueGoogleCode();
  const state = (await page()).searchParams.get('state') ?? undefined;
  const outcome = await google.complete({ code, state, error: undefined });
  if (outcome.kind === 'failed') {
    yield `Google sends her back, but the code is not accepted: "${outcome.message}"`;
    return false;
  }
  yield `Google sends her back with a code, which is exchanged once. The shop knows her now: ${fullName(outcome.session.user)}.`;
  return true;
}

async function* order({ container, profile }: StoryShop): Telling {
  const placeOrder = container.get(PlaceOrder);
  const carts = container.get(tokens.cartRepository);
  yield 'She fills in where to deliver, looks at the order once more and presses Confirm & Pay.';
  for (;;) {
    const outcome = await placeOrder.execute(address);
    switch (outcome.kind) {
      case 'leaving':
        yield 'The order is made, and what was ordered leaves the cart. The browser goes to the payment page.';
        return true;
      case 'unknown':
        yield `No answer comes: "${outcome.error.message}" The order may have been made or not, so nothing leaves the cart.`;
        yield 'She presses again. Nothing has changed, so the same order goes out with the same key: whatever happened before, there is one.';
        break;
      case 'notReady': {
        const { unavailable } = outcome.review;
        yield `Before anything is sent, the cart is compared with today's menu: ${list(unavailable.map(reasonOf))}.`;
        await container.get(ReviewOrder).drop(unavailable);
        const left = await carts.load();
        if (left.length === 0) {
          yield 'Nothing of it can be ordered. The cart is empty, and she goes back to the menu.';
          return false;
        }
        yield `She goes on with ${piecesOf(left)}.`;
        yield priced(left, profile);
        break;
      }
      case 'failed':
        yield `The service fails: "${outcome.error.message}" ${outcome.refused ? 'Nothing was charged' : 'The next press will send the same key again'}, and the cart still holds ${piecesOf(await carts.load())}.`;
        return false;
      case 'awaitingPayment':
      case 'cartChanged':
      case 'dayChanged':
      case 'allergensChanged':
      case 'empty':
      case 'invalid':
      case 'cancelled':
        throw new Error(`The story does not expect an order to end as ${outcome.kind}.`);
    }
  }
}
