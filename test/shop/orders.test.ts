import { describe, expect, it } from 'vitest';
import { Customer } from '../e2e/journeys/support/customer';
import { button, dialog, heading, link, text, within } from '../e2e/journeys/support/targets';
import { labelOf } from '../../src/domain/orders/order-status';
import { orderStatuses } from '../support/order-statuses';
import { wordsOf } from './support/find-targets';
import { openShop } from './support/open-shop';

const article = { role: 'article' } as const;
const main = { role: 'main' } as const;

async function openOrders(path: string, scenario?: 'long-history' | 'empty-history' | 'slow') {
  const shop = await openShop();
  const customer = new Customer(shop);
  await customer.signInTo(path);
  if (scenario) await shop.showScenario(scenario);
  return { shop, customer };
}

describe('My Orders', () => {
  it('filters and pages are in the URL', async () => {
    const { shop } = await openOrders('/orders', 'long-history');
    await shop.seeValue('Date', 'last_week');
    await shop.seeCount(article, 5);
    await shop.press(button('Page 2'));
    await shop.seeUrl('/orders?page=2');
    await shop.seeFocus(heading('My Orders'));

    await shop.choose('Date', 'All');
    await shop.choose('Status', 'Delivered');
    await shop.seeUrl('/orders?date=all&status=delivered');
    await shop.reload();
    await shop.see(within(article, text('Delivered')));
    await shop.back();
    await shop.seeUrl('/orders?date=all');
    await shop.seeValue('Status', '');
  });

  it('a custom range never ends before it begins', async () => {
    const { shop } = await openOrders('/orders?date=all', 'long-history');
    await shop.choose('Date', 'Custom');
    const [to] = shop.all({ label: 'To' });
    expect(to?.getAttribute('max')).toMatch(/^\d{4}-\d\d-\d\d$/);
    await shop.fill('From', '2020-11-01');
    await shop.fill('To', '2020-10-01');
    await shop.press({ label: 'Status' });
    await shop.seeValue('To', '2020-11-01');
    expect(to?.getAttribute('min')).toBe('2020-11-01');
    await shop.see('No orders on November 1, 2020.');
    await shop.press('Clear Filters');
    await shop.seeUrl('/orders?date=all');
  });

  it('loading is told, and so is a service that is down', async () => {
    const { shop } = await openOrders('/orders', 'slow');
    await shop.see('Loading orders');
    await shop.see(article);
    await shop.showScenario('api-down');
    await shop.see(within(main, heading('Server Error')));
    await shop.see(button('Retry'));
  });

  it('a customer without orders is led to the menu', async () => {
    const { shop } = await openOrders('/orders', 'empty-history');
    await shop.see(heading('No Orders Yet'));
    await shop.press(within(main, link('Browse Menu')));
    await shop.seeUrl('/menu');
  });

  it('five orders are on one page', async () => {
    const { shop } = await openOrders('/orders?date=all');
    await shop.seeCount(article, 5);
    await shop.miss(button(/^Page \d/));
  });

  it('the sample orders cover every status of the specification', async () => {
    const { shop } = await openOrders('/orders?date=all', 'long-history');
    await shop.seeCount(article, 5);
    const seen = new Set<string>();
    const pages = shop.all(button(/^Page \d$/)).length;
    for (let at = 1; at <= pages; at++) {
      await shop.press(button(`Page ${at}`));
      await shop.seeUrl(at === 1 ? /date=all$/ : new RegExp(`page=${at}`));
      for (const badge of shop.document.querySelectorAll('article .badge')) seen.add(wordsOf(badge));
    }
    expect(orderStatuses.map(labelOf).filter((label) => !seen.has(label))).toEqual([]);
  });

  it('an order shows its details and can be cancelled while it is pending', async () => {
    const { shop } = await openOrders('/orders?date=all&status=pending', 'long-history');
    await shop.press(button(/^Delivery Info/));
    await shop.see(within(dialog('Delivery Details'), text('Address')));
    await shop.key('Escape');
    await shop.seeFocus(button(/^Delivery Info/));

    const details = dialog('Order Details');
    await shop.press(button(/^Order Details/));
    await shop.see(within(details, text(/^Total/)));
    await shop.press(within(details, button('Cancel order')));
    const question = { role: 'alertdialog', name: 'Cancel this order?' } as const;
    await shop.seeFocus(within(question, button('Keep order')));
    await shop.press(within(question, button('Cancel order')));
    await shop.see(within(details, text(/^Cancelled$/)));
    await shop.miss(within(details, button('Cancel order')));
    expect(shop.all(within(details, button('Close'))).at(-1)).toBe(shop.document.activeElement);
  });

  it('a reorder adds every line to the cart and can be undone', async () => {
    const { shop, customer } = await openOrders('/orders?date=all&status=cancelled', 'long-history');
    const report = dialog('Order Again');
    await shop.press(button(/^Order Again/));
    await shop.see(within(report, text(/in your cart/)));
    await shop.see(within(within(report, { role: 'listitem' }), text('Added')));
    await shop.press(within(report, button('Undo')));
    await customer.seeCart(0);

    await shop.press(button(/^Order Again/));
    await shop.press(within(report, button('View Cart')));
    await shop.see(within(dialog('Your Cart'), { role: 'listitem' }));
  });

  it('retrying a failed payment leaves the cart alone', async () => {
    const shop = await openShop();
    const customer = new Customer(shop);
    await customer.fillCart('Snickerdoodle');
    await customer.signInTo('/orders?date=all&status=failed');
    await shop.showScenario('long-history');
    await shop.press(button(/^Retry Payment/));
    // The details typed for the failed payment are known, so the customer only confirms them.
    await shop.press(within(dialog('Confirm Your Order'), button('Confirm & Pay')));
    await shop.press(button(/^Pay \$/));
    await shop.see(heading('Thank You!'));
    await customer.seeCart(1);
    await shop.seeStored('storefront.pendingOrderItems', null);
  });

  it('a payment that cannot be retried shows the support contact', async () => {
    const { shop } = await openOrders('/orders');
    await shop.open('/track-order?id=SB-20414');
    await shop.showScenario('kitchen-closed');
    await shop.press(button(/^Retry Payment/));
    await shop.see(within(dialog('Payment Failed'), text('Failed to retry payment')));
    await shop.see(within(dialog('Payment Failed'), link(/@/)));
  });
});
