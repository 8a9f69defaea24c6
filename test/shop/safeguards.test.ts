import { describe, it } from 'vitest';
import { Customer } from '../e2e/journeys/support/customer';
import { button, dialog, text, within } from '../e2e/journeys/support/targets';
import type { MenuReply } from '../e2e/support/change-reply';
import { openShop } from './support/open-shop';
import type { ProcessWindow } from './support/process-window';

const placing = 'POST /api/v1/orders';
const myOrders = 'GET /api/v1/orders/me';
const todaysMenu = 'GET /api/v1/admin/menu-schedule/today';
const hour = 60 * 60_000;

const main = { role: 'main' } as const;
const unfinished = { role: 'region', name: 'You have an unfinished order' } as const;
const confirmation = dialog('Confirm Your Order');
const confirmAndPay = within(confirmation, button('Confirm & Pay'));

const open = (at: string) => openShop({ build: 'http', at });

/** A new customer, who has an account with a password and no orders. */
async function signInAs(email: string, shop: ProcessWindow): Promise<void> {
  const { services } = shop.device;
  const body = JSON.stringify({ email, password: 'gingerbread' });
  const headers = { 'Content-Type': 'application/json' };
  const reply = await services.answer(
    new Request(`${services.apiOrigin}/api/v1/auth/login`, { method: 'POST', headers, body }),
  );
  const { accessToken, refreshToken, user } = await reply.json();
  await shop.open('/privacy');
  await shop.evaluate(
    (entries) => entries.forEach(([key = '', value = '']) => localStorage.setItem(`storefront.${key}`, value)),
    [
      ['refreshToken', refreshToken],
      ['authToken', accessToken],
      ['user', JSON.stringify(user)],
    ],
  );
}

const ann = 'ann.lee@example.com';

async function confirmsOrder(...items: readonly string[]) {
  const shop = await open('/menu');
  const customer = new Customer(shop);
  await customer.fillCart(...items);
  await customer.signInFromCheckout();
  await customer.fillAddress();
  await shop.press(button('Continue'));
  return { shop, customer, services: shop.device.services };
}

async function leavesForPayment() {
  const { shop, customer, services } = await confirmsOrder('Snickerdoodle');
  await shop.press(confirmAndPay);
  await shop.see(button(/^Pay \$/));
  return { shop, customer, services };
}

describe('an order', () => {
  it('that may have been made is not called uncharged when it is then refused', async () => {
    const { shop, services } = await confirmsOrder('Snickerdoodle');
    await services.setFault(placing, { kind: 'lose' });
    await shop.press(confirmAndPay);
    await shop.see(within(confirmation, text(/Your order may have gone through/)));
    const body = '{"errorMessage":"We are full tonight."}';
    await services.setFault(placing, { kind: 'status', status: 422, body });
    await shop.press(within(confirmation, button(/Confirm & Pay|Try Again/)));
    await shop.see(within(confirmation, text('We are full tonight.')));
    await shop.miss(within(confirmation, text('Nothing was charged')));
  });

  it.each([1.5, 0, -1])('with a quantity of %d is not shown', async (quantity) => {
    const shop = await open('/');
    await shop.device.services.setFault(myOrders, { kind: 'fields', set: { 'orders.0.items.0.quantity': quantity } });
    await new Customer(shop).signInTo('/orders?date=all');
    await shop.see(within(main, text("1 of your orders can't be shown.")));
  });

  it('whose id fits no URL is not shown', async () => {
    const shop = await open('/');
    await shop.device.services.setFault(myOrders, { kind: 'fields', set: { 'orders.0.id': '\ud800' } });
    await new Customer(shop).signInTo('/orders?date=all');
    await shop.see(within(main, text("1 of your orders can't be shown.")));
  });

  it('holds an item once that is on two days of the schedule', async () => {
    const shop = await open('/');
    shop.device.services.changeReply(todaysMenu, ({ scheduledMenusDetails: rows }: MenuReply) => ({
      scheduledMenusDetails: [...rows, ...rows],
    }));
    const customer = new Customer(shop);
    await customer.fillCart('Snickerdoodle');
    await shop.seeCount(within(main, { role: 'heading', name: 'Snickerdoodle' }), 1);
    await customer.goToPayment();
  });
});

describe('an unfinished order', () => {
  it('is offered for a day', async () => {
    const { shop } = await leavesForPayment();
    await shop.open('/menu');
    await shop.see(unfinished);
    // The page is gone meanwhile, so nothing asks how the order ended.
    shop.close();
    await shop.device.time.advance(25 * hour);
    await shop.open('/menu');
    await shop.see(button(/^Add Oatmeal Raisin/));
    await shop.miss(unfinished);
  });

  it('is offered to its own customer alone', async () => {
    const { shop } = await leavesForPayment();
    await signInAs(ann, shop);
    await shop.open('/menu');
    await shop.see(button('Account menu'));
    await shop.see(button(/^Add Oatmeal Raisin/));
    await shop.miss(unfinished);
  });
});

describe('a customer', () => {
  it('sees nothing of what another typed before signing in in a second tab', async () => {
    const shop = await open('/privacy');
    await signInAs(ann, shop);
    await shop.open('/profile');
    await shop.press(button('Edit Profile'));
    await shop.fill('Last name', 'Andersson');
    await signInAs('bo.ray@example.com', await shop.openTab());
    await shop.see(within(main, text('bo.ray@example.com')));
    await shop.miss({ label: 'Last name' });
  });

  it('is signed out on a page that Back restores after the session has gone', async () => {
    const shop = await open('/privacy');
    await signInAs(ann, shop);
    await shop.open('/menu');
    await shop.see(button('Account menu'));
    // The page is not told.
    await shop.evaluate(() => {
      for (const key of ['authToken', 'refreshToken', 'user']) localStorage.removeItem(`storefront.${key}`);
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    }, undefined);
    await shop.miss(button('Account menu'));
  });

  it("keeps the session when a stranger's link to /authenticate is opened", async () => {
    const shop = await open('/privacy');
    await signInAs(ann, shop);
    await shop.open('/authenticate?code=of-a-stranger');
    await shop.see('Failed to authenticate with Google');
    await shop.open('/menu');
    await shop.see(button('Account menu'));
  });
});

/** The first tab is on the payment page of its order, the second on that of another. */
async function payInTwoTabs() {
  const { shop, customer } = await leavesForPayment();
  const tab = await shop.openTab();
  const inTab = new Customer(tab);
  await inTab.fillCart('Oatmeal Raisin');
  await inTab.openCheckout();
  await inTab.fillAddress();
  await inTab.confirm();
  await tab.see(button(/^Pay \$/));
  return { shop, customer, tab, inTab };
}

describe('with two tabs', () => {
  it('what another tab adds while an order is being sent stays in the cart', async () => {
    const { shop, services } = await confirmsOrder('Snickerdoodle');
    const tab = await shop.openTab();
    await tab.open('/menu');
    await tab.see(button('Cart, 1 item'));
    await services.setFault(placing, { kind: 'delay', milliseconds: 5000 });
    await shop.press(confirmAndPay);
    await tab.press(button(/^Add Oatmeal Raisin/));
    await tab.see(button('Cart, 2 items'));
    await shop.see(button(/^Pay \$/));
    await tab.see(button('Cart, 1 item'));
    await new Customer(tab).seeInCart('Oatmeal Raisin');
  });

  it('Back restores the order whose payment page its tab left for', async () => {
    const { shop, customer } = await payInTwoTabs();
    await shop.back();
    await customer.seeCart(1);
    await customer.seeInCart('Snickerdoodle');
  });

  it('a URL that claims failure restores the order whose payment page it names', async () => {
    const { shop, tab, inTab } = await payInTwoTabs();
    const named = (await shop.url()).searchParams.get('orderId');
    await tab.open(`/payment-failure?reason=declined&chkotId=${named}`);
    await inTab.seeCart(1);
    await inTab.seeInCart('Snickerdoodle');
  });
});

it('a token that expires while checkout is open costs no session at Confirm & Pay', async () => {
  const shop = await open('/privacy');
  await signInAs(ann, shop);
  const customer = new Customer(shop);
  await customer.fillCart('Snickerdoodle');
  await customer.openCheckout();
  await customer.fillAddress();
  await shop.press(button('Continue'));
  await shop.evaluate(
    () => localStorage.setItem('storefront.authToken', `e30.${btoa('{"exp":1}')}.signature`),
    undefined,
  );
  await shop.press(confirmAndPay);
  await shop.see(button(/^Pay \$/));
});

/** At home, with a typed address and the checkout closed again; the menu is one step back. */
async function goesHome() {
  const shop = await open('/menu');
  const customer = new Customer(shop);
  await customer.fillCheckout('Snickerdoodle');
  await shop.press({ role: 'link', name: /Second Batch/, within: { role: 'banner' } });
  await shop.seeUrl('/');
  await customer.openCheckout();
  return { shop, customer, services: shop.device.services };
}

describe('Back', () => {
  it('while an order is being sent stays where it leads, and the answer says where to pay', async () => {
    const { shop, customer, services } = await goesHome();
    await shop.press(button('Continue'));
    await services.setFault(placing, { kind: 'delay', milliseconds: 5000 });
    await shop.press(confirmAndPay);
    await shop.back();
    await shop.seeUrl('/menu');
    await shop.miss({ role: 'dialog' });
    await shop.see('Your order was placed and is waiting for your payment.');
    await customer.seeCart(0);
    await shop.seeUrl('/menu');
    await shop.press(within({ role: 'region', name: 'Notifications' }, button('Go to Payment')));
    await shop.see(button(/^Pay \$/));
  });

  it('out of a checkout during a slow menu call clears no cart and opens no dialog', async () => {
    const { shop, customer, services } = await goesHome();
    await shop.key('Escape');
    await shop.key('Escape');
    await services.setFault(todaysMenu, { kind: 'delay', milliseconds: 5000 });
    await customer.openCheckout();
    services.changeReply(todaysMenu, () => ({ scheduledMenusDetails: [] }));
    await shop.back();
    await shop.seeUrl('/menu');
    await shop.pass(6000);
    // A dialog would be in the way, and a cart that was cleared would have one item.
    await shop.press(button(/^Add Oatmeal Raisin/));
    await customer.seeCart(2);
    await shop.miss({ role: 'dialog' });
  });
});
