import { describe, expect, it } from 'vitest';
import { RetryOrderSource } from '../../../src/domain/checkout/retry-payment';
import type { Product } from '../../../src/domain/menu/product';
import { present } from '../../../src/domain/shared/present';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aCartItem, aDay, aProduct, deliveryDetails } from '../../support/builders';
import { paymentPage, placeOrderFixture } from '../../support/place-order-fixture';

const today = aDay('2026-11-20');
const tomorrow = aDay('2026-11-21');
const later = aDay('2026-11-25');
const lineFor = (day = tomorrow) => aCartItem({ quantity: 2, deliverableOn: day });
const productFor = (day = tomorrow, more: Partial<Product> = {}) => aProduct({ deliverableOn: day, ...more });
const unreadable = () => Promise.reject(new ServiceError('network', ''));
const timeout = () => Promise.reject(new ServiceError('timeout', 'no answer', 408));

describe('a press of Confirm & Pay for a day', () => {
  it('sends nothing where the day has moved since the customer saw it, and orders once the new one is confirmed', async () => {
    const cart = [lineFor()];
    const { placeOrder, sent, pending } = placeOrderFixture({ cart, todaysMenu: async () => [productFor(later)] });
    expect(await placeOrder.execute(deliveryDetails(), { confirmed: cart })).toMatchObject({ kind: 'dayChanged' });
    expect([sent, pending.orders]).toEqual([[], []]);
    expect(await placeOrder.execute(deliveryDetails(), { confirmed: [lineFor(later)] })).toMatchObject({
      kind: 'leaving',
    });
    expect(sent).toHaveLength(1);
  });

  it('sends nothing where the day of a failed order has moved', async () => {
    const source = new RetryOrderSource('order-9', [lineFor()]);
    const { placeOrder, sent } = placeOrderFixture({ todaysMenu: async () => [productFor(later)] });
    const confirmed = await source.load();
    expect(await placeOrder.execute(deliveryDetails(), { source, confirmed })).toMatchObject({ kind: 'dayChanged' });
    expect(sent).toEqual([]);
  });

  it.each([
    ['is still on the menu', lineFor(), async () => [productFor()]],
    [
      'is one of several on the menu',
      lineFor(later),
      async () => [productFor(today, { otherOffers: [productFor(later)] })],
    ],
    ['cannot be checked', lineFor(), unreadable],
    ['was not shown', aCartItem({ quantity: 2 }), async () => [productFor()]],
  ])('orders where it %s', async (_case, line, todaysMenu) => {
    const { placeOrder } = placeOrderFixture({ cart: [lineFor()], todaysMenu });
    expect(await placeOrder.execute(deliveryDetails(), { confirmed: [line] })).toMatchObject({ kind: 'leaving' });
  });

  it.each([
    ['is for a later day', later, { kind: 'awaitingPayment', isLater: true }, []],
    ['ends on a later day of the shop', new Date('2026-11-22T06:30:00Z'), { kind: 'awaitingPayment' }, []],
    ['is for that day', tomorrow, { kind: 'leaving' }, [paymentPage]],
    ['ends on that day of the shop', new Date('2026-11-22T05:30:00Z'), { kind: 'leaving' }, [paymentPage]],
    ['ends at the midnight after that day', new Date('2026-11-22T06:00:00Z'), { kind: 'leaving' }, [paymentPage]],
    ['is for an earlier day', today, { kind: 'leaving' }, [paymentPage]],
    ['states no day', undefined, { kind: 'leaving' }, [paymentPage]],
  ])(
    'leads to its payment unless the order that was made comes later: it %s',
    async (_case, promisedBy, outcome, visited) => {
      const cart = [lineFor()];
      const { placeOrder, browser, pending } = placeOrderFixture({
        cart,
        todaysMenu: async () => [productFor()],
        place: async () => ({ checkoutUrl: paymentPage, orderId: 'order-1', ...present({ promisedBy }) }),
      });
      expect(await placeOrder.execute(deliveryDetails(), { confirmed: cart })).toMatchObject(outcome);
      expect(browser.visited).toEqual(visited);
      expect(pending.orders).toMatchObject([{ stage: 'awaitingPayment', orderId: 'order-1' }]);
    },
  );

  it('leads to its payment where a line was confirmed without a day, because that line may be what comes later', async () => {
    const cart = [lineFor(), aCartItem({ id: 'a-dish-without-a-day' })];
    const { placeOrder } = placeOrderFixture({
      cart,
      todaysMenu: async () => [productFor(), aProduct({ id: 'a-dish-without-a-day' })],
      place: async () => ({ checkoutUrl: paymentPage, orderId: 'order-1', promisedBy: later }),
    });
    expect(await placeOrder.execute(deliveryDetails(), { confirmed: cart })).toMatchObject({ kind: 'leaving' });
  });

  it('sends nothing where it is over and cannot be checked', async () => {
    const cart = [lineFor(aDay('2026-11-19'))];
    const { placeOrder, sent } = placeOrderFixture({ cart, todaysMenu: unreadable });
    expect(await placeOrder.execute(deliveryDetails(), { confirmed: cart })).toMatchObject({ kind: 'dayChanged' });
    expect(sent).toEqual([]);
  });

  it('sends an unanswered order with its key again, although its day has moved since', async () => {
    let menu = [productFor()];
    const ordering = placeOrderFixture({ cart: [lineFor()], todaysMenu: async () => menu, place: timeout });
    await ordering.placeOrder.execute(deliveryDetails(), { confirmed: [lineFor()] });
    menu = [productFor(later)];
    await ordering.placeOrder.execute(deliveryDetails(), { confirmed: [lineFor()] });
    await ordering.placeOrder.execute(deliveryDetails(), { confirmed: [lineFor(later)] });
    expect(ordering.sent.map(({ key }) => Number(key.slice(-12)))).toEqual([1, 1]);
    expect(ordering.pending.orders).toHaveLength(1);
  });
});
