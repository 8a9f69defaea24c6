import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RetryPayment, type RetryBlocker } from '../../../src/domain/checkout/retry-payment';
import type { TodaysMenu } from '../../../src/domain/menu/todays-menu';
import type { Order, OrderItem } from '../../../src/domain/orders/order';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { cents } from '../../../src/domain/shared/money';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { specifiedNumbers } from '../../../src/domain/shop/shop-numbers';
import { ReorderResults } from '../../../src/ui/orders/reorder/reorder-results';
import { ReorderDialog } from '../../../src/ui/orders/reorder/reorder-dialog';
import { DeliveryDetailsDialog } from '../../../src/ui/orders/delivery-details-dialog';
import { OrderDetailsDialog } from '../../../src/ui/orders/order-details/order-details-dialog';
import { RetryPaymentErrorDialog } from '../../../src/ui/orders/retry-payment-error-dialog';
import { WhatNow } from '../../../src/ui/tracking/tracked-order';
import { ReorderViewModel } from '../../../src/view-models/orders/reorder.view-model';
import { DeliveryDetailsViewModel } from '../../../src/view-models/orders/delivery-details.view-model';
import { OrderDetailsViewModel } from '../../../src/view-models/orders/order-details.view-model';
import { RetryPaymentViewModel } from '../../../src/view-models/orders/retry-payment.view-model';
import { aDeliveryInfo, anOrder, anOrderItem, aProduct, chicago } from '../../support/builders';
import { someAllergens } from '../../support/allergens';
import { InMemoryOrderedItems } from '../../support/in-memory';
import { FakeTime, flushPromises } from '../../support/in-memory-device';
import { aMenuGateway, anOrderGateway } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';
import { aSettlingGateway } from '../../support/settling';

const down = new ServiceError('refused', 'HTTP 503: Service Unavailable', 503);

const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

async function aFollowUp(menu: TodaysMenu | ServiceError) {
  const shop = await aShop();
  const todaysMenu = () => (menu instanceof ServiceError ? Promise.reject(menu) : Promise.resolve(menu));
  const gateway = aMenuGateway({ todaysMenu });
  const orders = anOrderGateway({ deliveryInfo: () => Promise.reject(down) });
  const remembered = new InMemoryOrderedItems();
  const retryPayment = new RetryPayment(gateway, orders, remembered, shop.drafts, shop.customer, specifiedNumbers);
  return {
    ...shop,
    retry: new RetryPaymentViewModel(retryPayment, shop.overlays, shop.session),
    reorder: new ReorderViewModel(gateway, remembered, shop.cart, shop.toasts, shop.overlays),
  };
}

describe('tracking actions', () => {
  it.each([
    ['PAYMENT_FAILED', 'You can pay for this order again.', 'Retry Payment'],
    ['CANCELLED', "You can order the same items again at today's prices.", 'Order Again'],
  ] as const)(
    'stand below what %s says the customer can do, though every lazy part renders nothing',
    async (status, text, name) => {
      const { retry, reorder, toasts, overlays } = await aFollowUp([]);
      renderInShop(<WhatNow order={anOrder({ status })} />, [retry, reorder, toasts, overlays]);
      expect(screen.getByText(text)).toBeDefined();
      expect(screen.getByRole('button', { name })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Contact us' })).toBeDefined();
    },
  );

  it.each<[string, Partial<Order>, boolean]>([
    ['offers a reorder', { status: 'CANCELLED' }, true],
    ['offers no reorder if the service lists no items', { status: 'CANCELLED', items: [] }, false],
  ])('tracking actions of an order that is over: %s', async (_what, fields, offered) => {
    const { retry, reorder, toasts, overlays } = await aFollowUp([]);
    renderInShop(<WhatNow order={anOrder(fields)} />, [retry, reorder, toasts, overlays]);
    expect(screen.queryByRole('button', { name: 'Order Again' }) !== null).toBe(offered);
    expect(screen.queryByText(/^You can order the same items again/) !== null).toBe(offered);
  });
});

describe('retry payment error', () => {
  const chip = anOrderItem();
  const oat = anOrderItem({ itemName: 'Oat' });

  it.each<[RetryBlocker, readonly OrderItem[], TodaysMenu | ServiceError, string, readonly string[]]>([
    [
      'noItems',
      [],
      [],
      "Order R-2 doesn't list its items. You can order from today's menu. Nothing was ordered.",
      ['Browse Menu'],
    ],
    [
      'menuUnknown',
      [chip],
      down,
      "We couldn't load today's menu to check the items of order R-2. Nothing was ordered.",
      ['Browse Menu', 'Retry Payment'],
    ],
    [
      'menuEmpty',
      [chip],
      [],
      "The kitchen is closed, so order R-2 can't be paid again now. Nothing was ordered. Please try when we're open.",
      ['Browse Menu'],
    ],
    [
      'soldOut',
      [chip],
      'soldOut',
      "Today's menu is sold out, so order R-2 can't be paid again now. Nothing was ordered. Please try when the menu is new.",
      ['Browse Menu'],
    ],
    [
      'allGone',
      [chip, oat],
      [aProduct({ id: 'rye', name: 'Rye' })],
      "The items of order R-2 aren't on the menu today. You can order something else, or come back when they are. Nothing was ordered.",
      ['Browse Menu'],
    ],
    [
      'itemGone',
      [chip, oat],
      [aProduct()],
      "Some items of order R-2 aren't on the menu today. You can put the others into your cart and order those. Nothing was ordered.",
      ['Browse Menu', 'Order Again'],
    ],
    [
      'changed',
      [chip],
      [aProduct({ price: cents(275) })],
      "The items of order R-2 have another name or price today. You can order them again at today's prices. Nothing was ordered.",
      ['Browse Menu', 'Order Again'],
    ],
    [
      'tooMany',
      [anOrderItem({ quantity: 150 })],
      [aProduct()],
      'Order R-2 has more of one item than can be ordered at once. You can order fewer. Nothing was ordered.',
      ['Browse Menu', 'Order Again'],
    ],
  ])('retry payment error for the reason %s says what can be done', async (_reason, items, menu, sentence, offered) => {
    const { retry, reorder, toasts } = await aFollowUp(menu);
    renderInShop(<RetryPaymentErrorDialog retry={retry} reorder={reorder} />, [toasts]);
    await act(() => retry.start(anOrder({ id: 'R-2', status: 'PAYMENT_FAILED', items })));
    expect(alerts()).toContain(`Failed to retry payment${sentence} If you need help, `);
    expect(alerts()).toContain('support@secondbatch.example');
    const controls = screen.getByRole('dialog').querySelectorAll('.modal__foot > :is(a, button)');
    expect([...controls].map(({ textContent }) => textContent)).toEqual(offered);
  });

  it('gives way to the report of the reorder that it offers', async () => {
    const { retry, reorder, toasts, overlays, checkoutEntry } = await aFollowUp([aProduct()]);
    const lazy = { reorder: ReorderDialog, retryPaymentError: RetryPaymentErrorDialog };
    const results = <ReorderResults retry={retry} reorder={reorder} />;
    const { user } = renderInShop(results, [toasts, overlays, checkoutEntry, someAllergens().allergens], '/', lazy);
    await act(() => retry.start(anOrder({ status: 'PAYMENT_FAILED', items: [chip, oat] })));
    await user.click(screen.getByRole('button', { name: 'Order Again' }));
    expect(await screen.findByText('2 of 4 items are in your cart')).toBeDefined();
    expect(screen.queryByText('Failed to retry payment')).toBeNull();
  });
});

describe('reorder dialog', () => {
  it('shows the result on its own line below the error if the menu cannot be loaded', async () => {
    const { reorder, overlays, checkoutEntry } = await aFollowUp(down);
    const { toasts } = await aShop();
    const { allergens } = someAllergens();
    renderInShop(<ReorderDialog reorder={reorder} />, [overlays, checkoutEntry, toasts, allergens]);
    await act(() => reorder.start(anOrder()));
    expect(screen.getByText('Nothing was added to your cart.').parentElement?.innerHTML).toBe(
      "<bdi>We couldn't load today's menu. Your cart is safe. Try again in a moment.</bdi><br><span>Nothing was added to your cart.</span>",
    );
  });
});

describe('delivery details', () => {
  it.each([
    ['OUT_FOR_DELIVERY', 'ASSIGNED', true],
    ['DELIVERED', 'ASSIGNED', false],
    ['OUT_FOR_DELIVERY', 'delivered', false],
  ])('delivery details of an order %s with the delivery %s lead to tracking: %s', async (status, ofDelivery, leads) => {
    const gateway = anOrderGateway({ deliveryInfo: async () => aDeliveryInfo({ status: ofDelivery }) });
    const delivery = new DeliveryDetailsViewModel(gateway, new CustomerCalendar(new FakeTime(), chicago));
    const dialog = <DeliveryDetailsDialog order={anOrder({ status })} onClose={() => undefined} />;
    renderInShop(dialog, [delivery, (await aShop()).toasts]);
    await act(flushPromises);
    expect(screen.queryByRole('link', { name: 'Track Order' }) !== null).toBe(leads);
  });
});

describe('order details', () => {
  it('an order that is being cancelled cannot be kept, and says why', async () => {
    const gateway = anOrderGateway({ cancel: () => new Promise(() => undefined) });
    const { ledger, session, toasts } = await aShop();
    const calendar = new CustomerCalendar(new FakeTime(), chicago);
    const details = new OrderDetailsViewModel(aSettlingGateway(ledger, gateway), calendar, session, toasts);
    const order = anOrder({ status: 'PENDING_PAYMENT' });
    const dialog = <OrderDetailsDialog order={order} onClose={() => undefined} onChanged={() => undefined} />;
    const { user } = renderInShop(dialog, [details, toasts]);
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const keep = screen.getByRole('button', { name: 'Keep order' });
    expect(keep.getAttribute('aria-disabled')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Cancel order' }).at(-1) ?? document.body);
    expect(keep.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(keep.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Waiting for the answer.',
    );
  });

  it('after a failed cancellation the details show the error and the new status, and no Cancel button', async () => {
    const preparing = anOrder({ status: 'PREPARING' });
    const cancel = () => Promise.reject(new ServiceError('refused', 'It can no longer be cancelled.', 409));
    const gateway = anOrderGateway({ cancel, find: async () => preparing });
    const { ledger, session, toasts } = await aShop();
    const details = new OrderDetailsViewModel(
      aSettlingGateway(ledger, gateway),
      new CustomerCalendar(new FakeTime(), chicago),
      session,
      toasts,
    );
    const changes: Order[] = [];
    const dialog = (
      <OrderDetailsDialog
        order={anOrder({ status: 'PENDING_PAYMENT' })}
        onClose={() => undefined}
        onChanged={(order) => changes.push(order)}
      />
    );
    const { user } = renderInShop(dialog, [details, toasts]);
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await user.click(screen.getAllByRole('button', { name: 'Cancel order' }).at(-1) ?? document.body);
    await act(flushPromises);
    expect(alerts()).toBe('Something Went WrongIt can no longer be cancelled.');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect(screen.queryByText('Preparing')).not.toBeNull();
    expect(changes).toEqual([preparing]);
  });
});
