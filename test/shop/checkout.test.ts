import { describe, expect, it } from 'vitest';
import { Customer } from '../e2e/journeys/support/customer';
import { button, dialog, heading, link, text, within } from '../e2e/journeys/support/targets';
import { address } from '../e2e/support/typed-address';
import { usualVariant } from '../e2e/support/services';
import { openShop } from './support/open-shop';
import type { ProcessWindow } from './support/process-window';

const [item, other] = ['Classic Chocolate Chip', 'Snickerdoodle'] as const;
const changedItems = dialog('Some Items Are Not Available');
const confirmation = dialog('Confirm Your Order');
const confirmAndPay = within(confirmation, button('Confirm & Pay'));

async function openCheckout(...items: readonly string[]) {
  const shop = await openShop();
  const customer = new Customer(shop);
  await customer.fillCheckout(...items);
  return { shop, customer };
}

describe('the checkout', () => {
  it('an unanswered order is reported as such, and sending it again makes no second one', async () => {
    const { shop, customer } = await openCheckout(item);
    await shop.showScenario('order-timeout');
    await customer.openCheckout();
    await customer.confirm();
    await shop.see(within(confirmation, text("We didn't hear back. Your order may have gone through.")));
    await shop.miss(within(confirmation, button('Back')));
    await shop.press(confirmAndPay);
    await shop.see(button(/^Pay \$/));
    expect(shop.stored('storefront.mock')).toMatchObject({ orders: [expect.anything()] });
  });

  it('sold-out items are named and the others can be ordered', async () => {
    const { shop, customer } = await openCheckout(item, other);
    await shop.showScenario('some-gone');
    await customer.openCheckout();
    await shop.see(within(changedItems, text("Not on today's menu")));
    await shop.press(within(changedItems, button('Continue with Available Items')));
    await shop.miss(changedItems);
    await shop.seeValue('Address line 1', address.line1);
    await shop.key('Escape');
    await customer.seeCart(1);
  });

  it('an item with too few left is reduced to what is left', async () => {
    const { shop, customer } = await openCheckout('Almond Cloud');
    // Nine were left when the item was added; now three are.
    await shop.evaluate(() => {
      const cart = localStorage.getItem('storefront.cart') ?? '';
      const before = cart
        .replace('"quantity":1', '"quantity":5')
        .replace('"quantityAvailable":3', '"quantityAvailable":9');
      localStorage.setItem('storefront.cart', before);
    }, undefined);
    await shop.reload();
    await customer.openCheckout();
    await shop.see(within(changedItems, text('Only 3 left')));
    await shop.press(within(changedItems, { role: 'radio', name: 'Keep 3' }));
    await shop.press(within(changedItems, button('Continue with Available Items')));
    await shop.miss(changedItems);
    await shop.key('Escape');
    await customer.seeCart(3);
  });

  it('a cart whose items are all sold out is cleared, with a link to the menu', async () => {
    const { shop, customer } = await openCheckout(item);
    await shop.showScenario('all-gone');
    await customer.openCheckout();
    await shop.press(within(dialog('Cart Items Not Available'), link("Browse Today's Menu")));
    await customer.seeCart(0);
  });

  it('an item stays at its new price only where the customer agrees to it', async () => {
    const { shop, customer } = await openCheckout(item, other);
    await shop.showScenario('price-changed');
    await customer.openCheckout();
    const changed = dialog('A Price Has Changed');
    await shop.seeChecked(within(changed, { role: 'radio', name: 'Remove' }), false);
    await shop.see(within(changed, button(`Continue without ${item}`)));
    await shop.press(within(changed, { role: 'radio', name: 'Update to $2.75' }));
    await shop.press(within(changed, button('Continue with Available Items')));
    await shop.miss(changed);
    await shop.key('Escape');
    await customer.seeInCart('$2.75');
    await customer.seeCart(2);
  });

  it('a session that ends during checkout loses neither cart nor address', async () => {
    const { shop, customer } = await openCheckout(item);
    await customer.openCheckout();
    // From here on nothing asks for the session until the order.
    await shop.see(within(dialog('Checkout'), text('Deliver to a recent address')));
    await shop.evaluate(() => {
      const state: object = JSON.parse(localStorage.getItem('storefront.mock') ?? '{}');
      localStorage.setItem('storefront.mock', JSON.stringify({ ...state, sessions: [] }));
    }, undefined);
    await customer.confirm();
    await shop.see('Your session has expired. Please sign in again.');
    await shop.miss({ role: 'dialog' });
    await shop.see(heading('Featured'));
    await customer.seeCart(1);
    await customer.signInFromCheckout();
    await shop.seeValue('Address line 1', address.line1);
  });

  it('offline, paying is disabled and the form stays as typed', async () => {
    const { shop, customer } = await openCheckout(item);
    await customer.openCheckout();
    await shop.press(button('Continue'));
    await shop.see(confirmAndPay);
    await shop.goOffline();
    await shop.seeDescription(
      confirmAndPay,
      "You're offline, so you can't pay right now. We've kept everything you typed.",
    );
    await shop.press(confirmAndPay);
    await shop.see(confirmAndPay);
    await shop.goOnline();
    await shop.press(confirmAndPay);
    await shop.see(button(/^Pay \$/));
  });

  it('a wrong ZIP code gets an example of a right one', async () => {
    const { shop, customer } = await openCheckout(item);
    await customer.openCheckout();
    await shop.fill('ZIP code', '7520');
    await shop.press(button('Continue'));
    await shop.seeDescription({ label: 'ZIP code' }, /5 digits, like 75201/);
    await shop.seeFocus({ label: 'ZIP code' });
  });
});

const placing = 'POST /api/v1/orders';
const todaysMenu = 'GET /api/v1/admin/menu-schedule/today';

async function openConfirmation(build: string, ...items: readonly string[]) {
  return confirmIn(await openShop({ build }), items);
}

async function confirmIn(shop: ProcessWindow, items: readonly string[]) {
  const customer = new Customer(shop);
  await customer.fillCart(...items);
  await customer.signInFromCheckout();
  await customer.fillAddress();
  await shop.press(button('Continue'));
  await shop.see(confirmAndPay);
  return { shop, customer, services: shop.device.services };
}

describe('an order', () => {
  it('an order that is refused leaves the cart and the form as they were', async () => {
    const { shop, customer, services } = await openConfirmation('http', other);
    const body = JSON.stringify({ errorMessage: 'We are full tonight.' });
    await services.setFault(placing, { kind: 'status', status: 422, body });
    await shop.press(confirmAndPay);
    await shop.see('We are full tonight.');
    await customer.seeCart(1);
    await services.clearFaults();
    await shop.press(confirmAndPay);
    await shop.see(button(/^Pay \$/));
  });

  it('an order whose answer is lost is sent again with the same key and made once', async () => {
    const { shop, customer, services } = await openConfirmation('http', other);
    await services.setFault(placing, { kind: 'lose' });
    await shop.press(confirmAndPay);
    await shop.see(within(confirmation, text(/Your order may have gone through/)));
    await services.clearFaults();
    await shop.press(within(confirmation, button(/Confirm & Pay|Try Again/)));
    await customer.pay();
    const sent = shop.device.requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/orders'));
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('waits 3 s for a cart on the server that hangs, whose items leave it once', async () => {
    const variant = { ...usualVariant, cart: 'server' } as const;
    const { shop, customer, services } = await confirmIn(await openShop({ build: 'http', variant }), [other]);
    await services.setFault('DELETE /api/v1/cart/items/{id}', { kind: 'delay', milliseconds: 15_000 });
    const pressedAt = shop.device.time.now().getTime();
    await shop.press(confirmAndPay);
    await shop.see(button(/^Pay \$/));
    expect(shop.device.time.now().getTime() - pressedAt).toBeLessThan(6000);
    await customer.pay();
    await services.clearFaults();
    await shop.pass(20_000);
    await shop.open('/menu');
    await customer.seeCart(0);
    await customer.add(other);
    await customer.seeCart(1);
    // A change of a cart on the server is lost with a page that ends before it is sent.
    await shop.pass(3000);
    await shop.reload();
    await customer.seeCart(1);
  });

  const bodies = {
    lines: { addressLine1: '2811 Swiss Avenue', state: 'TX', city: 'Dallas', country: 'USA', zip: '75204' },
    street: { street: '2811 Swiss Avenue', city: 'Dallas', state: 'TX', zipCode: '75204', country: 'USA' },
  };

  // Each dialect and each checkout reply once: nothing depends on both.
  it.for([
    ['lines', 'paymentCheckout'],
    ['street', 'checkoutUrl'],
  ] as const)('in the dialect %s it is paid by a reply with %s', async ([dialect, checkoutReading]) => {
    const shop = await openShop({
      build: 'http',
      variant: { dialect, checkoutReading, cart: 'browser' },
      // No recent address has a second line.
      hasLongHistory: true,
    });
    const customer = new Customer(shop);
    await customer.fillCart(item, other);
    await customer.goToPayment();
    const sent = shop.device.requests.find(({ method, url }) => method === 'POST' && url.endsWith('/orders'));
    expect(await sent?.json()).toEqual({
      channel: 'WEB',
      fulfillmentType: 'DELIVERY',
      tipAmount: 0,
      items: [
        { itemId: 'classic-chocolate-chip', quantity: 1 },
        { itemId: 'snickerdoodle', quantity: 1 },
      ],
      deliveryInfo: bodies[dialect],
      mobile: '+12145550188',
    });
    expect(sent?.headers.get('Accept')).toBe('application/json');
    expect(sent?.headers.get('Content-Type')).toBe('application/json');
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    await customer.pay();
  });

  it('a backend of the specification alone is enough', async () => {
    const shop = await openShop({
      build: 'http',
      variant: { dialect: 'lines', checkoutReading: 'checkoutUrl', cart: 'browser', fields: 'literal' },
      at: '/menu',
    });
    const customer = new Customer(shop);
    await shop.press(within({ role: 'main' }, link(other)));
    await shop.see(within(dialog(other), text('The kitchen has not listed allergens for this cookie.')));
    await shop.key('Escape');
    await shop.miss(button('Vegan'));
    await customer.fillCart(other);
    await customer.goToPayment();
    await customer.pay();
  });

  it('only calls about the orders of the customer carry the token', async () => {
    const shop = await openShop({ build: 'http' });
    const customer = new Customer(shop);
    await customer.fillCart(other);
    await customer.goToPayment();
    const withToken = shop.device.requests
      .filter(({ headers }) => headers.has('Authorization'))
      .map(({ method, url }) => `${method} ${new URL(url).pathname.replace(/[^/]+(?=\/deliveryInfo$)/, '{id}')}`);
    const orders = '/api/v1/orders';
    expect([...new Set(withToken)]).toEqual([`GET ${orders}/me`, `GET ${orders}/{id}/deliveryInfo`, `POST ${orders}`]);
  });

  it('a cart stored by the service survives a reload, can be changed and ordered', async () => {
    const shop = await openShop({
      build: 'http',
      variant: { dialect: 'lines', checkoutReading: 'paymentCheckout', cart: 'server' },
    });
    const customer = new Customer(shop);
    await customer.fillCart(item, other);
    // A reload before the service has stored the change would lose it.
    await shop.pass(3000);
    await shop.reload();
    await customer.seeCart(2);
    await customer.openCart();
    await shop.press(button(`Increase quantity of ${other}`));
    await customer.seeCart(3);
    await shop.key('Escape');
    expect(shop.stored('storefront.cart')).toBeNull();
    await customer.goToPayment();
    await customer.pay();
  });
});

describe('an order that was sent', () => {
  const unfinished = { role: 'region', name: 'You have an unfinished order' } as const;

  async function leaveForPayment() {
    const shop = await openShop({ build: 'http' });
    const customer = new Customer(shop);
    await customer.fillCart(other);
    await customer.goToPayment();
    const orderId = (await shop.url()).searchParams.get('orderId') ?? '';
    return { shop, customer, orderId, services: shop.device.services };
  }

  it('an order of the last pieces is cancelled when Back has put them into the cart again', async () => {
    const shop = await openShop({ build: 'http' });
    const customer = new Customer(shop);
    await customer.fillCart('Almond Cloud');
    await customer.goToPayment();
    await shop.back();
    await shop.see('1 item is back in your cart.');
    await customer.seeCart(1);
    const cancelled = shop.device.requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/cancel'));
    expect(cancelled).toHaveLength(1);
    await shop.open('/orders');
    await shop.see(within({ role: 'main' }, text('Cancelled')));
    await customer.seeCart(1);
  });

  it('a URL that claims failure restores nothing as long as the payment is being processed', async () => {
    const { shop, customer, orderId, services } = await leaveForPayment();
    const processing = { kind: 'fields', set: { 'order.orderStatus': 'PAYMENT_PROCESSING' } } as const;
    await services.setFault('GET /api/v1/orders/{orderId}', processing);
    await shop.open('/payment-failure?reason=declined');
    await shop.seeUrl(`/payment-status?orderId=${orderId}`);
    await shop.see(heading('Order Received'));
    await shop.open('/menu');
    await shop.see(unfinished);
    await customer.seeCart(0);
  });

  it('a URL that claims failure of an order without a known id restores it only when asked', async () => {
    const { shop, customer, services } = await leaveForPayment();
    await services.setFault('GET /api/v1/orders/me', { kind: 'status', status: 503 });
    await shop.open('/privacy');
    await shop.evaluate(() => {
      const { orderId: _, ...order }: Record<string, unknown> = JSON.parse(
        localStorage.getItem('storefront.pendingOrderItems') ?? '{}',
      );
      localStorage.setItem('storefront.pendingOrderItems', JSON.stringify(order));
    }, undefined);
    await shop.open('/payment-failure?reason=declined');
    await shop.see("We can't tell which order this payment was for.");
    await customer.seeCart(0);
    await shop.press('Restore Cart');
    await customer.seeCart(1);
  });

  it.for([
    ['delivered', 'SB-19939'],
    ['cancelled', 'SB-20321'],
  ] as const)('the status of an old order that was %s leaves it alone', async ([, old]) => {
    const { shop, customer } = await leaveForPayment();
    await shop.open(`/payment-status?orderId=${old}`);
    await shop.see(text(old));
    await shop.pass(3000);
    await shop.open('/menu');
    await shop.see(unfinished);
    await customer.seeCart(0);
  });
});

describe('a build with sample items', () => {
  const notice = "Our menu can't be reached right now.";
  const down = { kind: 'status', status: 503 } as const;

  it('sample items are shown when the menu service is down, and cannot be ordered', async () => {
    const shop = await openShop({ build: 'fallback', at: '/privacy' });
    const customer = new Customer(shop);
    await shop.device.services.setFault(todaysMenu, down);
    await customer.fillCart(other);
    await shop.see(notice);
    await customer.signInFromCheckout();
    await customer.fillAddress();
    await customer.confirm();
    await shop.see("They can't be ordered.");
    const orders = shop.device.requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/orders'));
    expect(orders).toEqual([]);
  });

  it('the items of a menu service that is up can be ordered', async () => {
    const shop = await openShop({ build: 'fallback' });
    const customer = new Customer(shop);
    await customer.fillCart(other);
    await shop.miss(notice);
    await customer.goToPayment();
  });

  it('a menu service that goes down at checkout takes nothing out of the cart', async () => {
    const shop = await openShop({ build: 'fallback', at: '/privacy' });
    const { services } = shop.device;
    const customer = new Customer(shop);
    const set = {
      'scheduledMenusDetails.0.menuItemId': 'special',
      'scheduledMenusDetails.0.itemName': 'Kitchen Special',
    };
    await services.setFault(todaysMenu, { kind: 'fields', set });
    await customer.fillCart('Kitchen Special');
    await services.setFault(todaysMenu, down);
    await customer.signInFromCheckout();
    await customer.fillAddress();
    await shop.press(button('Continue'));
    await shop.see(within(confirmation, text('Kitchen Special')));
    await customer.seeCart(1);
  });

  it('a menu service that refuses is an error, without sample items', async () => {
    const shop = await openShop({ build: 'fallback', at: '/privacy' });
    await shop.device.services.setFault(todaysMenu, { kind: 'status', status: 404 });
    await shop.open('/menu');
    await shop.see(within({ role: 'main' }, heading('Not Found')));
    await shop.miss(notice);
  });

  it('a sample account is labeled as a sample', async () => {
    const shop = await openShop({ build: 'fallback' });
    await new Customer(shop).signInTo('/settings');
    await shop.device.services.setFault('GET /api/v1/user/profile', down);
    await shop.open('/profile');
    await shop.see('Sample account.');
  });

  interface OrdersReply {
    readonly orders: readonly { readonly items?: readonly object[] }[];
  }

  /** Only the name of each order's first item is known. */
  const firstItemsByName = (reply: OrdersReply) => ({
    ...reply,
    orders: reply.orders.map(({ items: [first, ...others] = [], ...order }) => ({
      ...order,
      items: first ? [{ ...first, itemId: undefined }, ...others] : [],
    })),
  });

  it.for([
    ['Order Again', 'delivered', 'Nothing was added to your cart.'],
    ['Retry Payment', 'failed', "We couldn't load today's menu"],
  ] as const)('%s looks up no sample items while the menu service is down', async ([action, status, told]) => {
    const shop = await openShop({ build: 'fallback', hasLongHistory: true });
    const customer = new Customer(shop);
    shop.device.services.changeReply('GET /api/v1/orders/me', firstItemsByName);
    await customer.signInTo(`/orders?date=all&status=${status}`);
    await shop.device.services.setFault(todaysMenu, down);
    await shop.press(action);
    await shop.see(within({ role: 'dialog' }, text(told)));
    await customer.seeCart(0);
  });
});
