import { describe, expect, it } from 'vitest';
import { RetryPayment } from '../../../src/domain/checkout/retry-payment';
import type { Product } from '../../../src/domain/menu/product';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { specifiedNumbers } from '../../../src/domain/shop/shop-numbers';
import { RetryPaymentViewModel } from '../../../src/view-models/orders/retry-payment.view-model';
import { aDeliveryInfo, anOrder, anOrderItem, aProduct, aSession, aUser } from '../../support/builders';
import { aCheckout } from '../../support/checkout';
import { InMemoryOrderedItems } from '../../support/in-memory';
import { aMenuGateway, anOrderGateway } from '../../support/in-memory-gateways';
import { placeOrder1 } from '../../support/place-order-fixture';

const chip = aProduct({ id: 'chip', name: 'Chip' });
const failed = anOrder({ id: 'order-9', status: 'PAYMENT_FAILED', items: [anOrderItem({ itemName: 'Chip' })] });

async function aRetry(today: { menu: readonly Product[] } = { menu: [chip] }, place = placeOrder1) {
  const todaysMenu = async () => today.menu;
  const shop = await aCheckout({ todaysMenu, place });
  shop.overlays.close();
  const gateway = anOrderGateway({ deliveryInfo: async () => aDeliveryInfo() });
  const useCase = new RetryPayment(
    aMenuGateway({ todaysMenu }),
    gateway,
    new InMemoryOrderedItems(),
    shop.drafts,
    shop.customer,
    specifiedNumbers,
  );
  return { ...shop, retry: new RetryPaymentViewModel(useCase, shop.overlays, shop.session) };
}

async function retried(...world: Parameters<typeof aRetry>) {
  const shop = await aRetry(...world);
  await shop.retry.start(failed);
  if (shop.overlays.current) await shop.checkout.load();
  return shop;
}

describe('retrying a payment', () => {
  it.each([
    ['another customer signed in', aSession({ user: aUser({ id: 'user-2' }) })],
    ['the session ended', undefined],
  ])('opens nothing when %s while the items were looked up', async (_what, later) => {
    const shop = await aCheckout();
    shop.overlays.close();
    const todaysMenu = async () => {
      shop.sessions.changeElsewhere(later);
      return [chip];
    };
    const gateway = anOrderGateway({ deliveryInfo: async () => aDeliveryInfo() });
    const { drafts, customer } = shop;
    const remembered = new InMemoryOrderedItems();
    const useCase = new RetryPayment(
      aMenuGateway({ todaysMenu }),
      gateway,
      remembered,
      drafts,
      customer,
      specifiedNumbers,
    );
    await new RetryPaymentViewModel(useCase, shop.overlays, shop.session).start(failed);
    expect(shop.overlays.current).toBeUndefined();
  });

  it('opens nothing over the page that the customer has gone on to', async () => {
    const { retry, overlays } = await aRetry();
    const starting = retry.start(failed);
    retry.dispose();
    await starting;
    expect(overlays.current).toBeUndefined();
    await retry.start(failed);
    expect(overlays.current?.kind).toBe('checkout');
  });

  it('opens the order that was pressed last, after an earlier one was left', async () => {
    const { retry, overlays } = await aRetry();
    const starting = retry.start(failed);
    retry.dispose();
    const startingAgain = retry.start({ ...failed, id: 'order-10' });
    await starting;
    await startingAgain;
    expect(overlays.checkout?.retry?.orderId).toBe('order-10');
  });

  it("opens the checkout with the order's items and the known address", async () => {
    const { checkout, overlays } = await retried();
    expect(overlays.current?.kind).toBe('checkout');
    expect(checkout.items).toMatchObject([{ id: 'chip', quantity: 2 }]);
    expect(checkout.details).toMatchObject({ addressLine1: '1500 Marilla St', mobile: '2145550100' });
  });

  it('shows why the order cannot be paid again, and opens nothing', async () => {
    const { retry, overlays } = await retried({ menu: [aProduct({ id: 'oat', name: 'Oat' })] });
    expect(retry.error?.reason).toBe('allGone');
    expect(overlays.current).toBeUndefined();
    retry.close();
    expect(retry.error).toBeUndefined();
  });

  it('pays for the items of the order, and leaves the cart unchanged', async () => {
    const { checkout, cart, sent } = await retried();
    checkout.toConfirm();
    await checkout.pay();
    expect(sent.map(({ order }) => order.items)).toEqual([[{ itemId: 'chip', quantity: 2 }]]);
    expect(cart.items).toHaveLength(1);
  });

  it('continues with the quantity that is left of an item', async () => {
    const { checkout, cart } = await retried({ menu: [{ ...chip, quantityAvailable: 1 }] });
    for (const line of checkout.review.unavailable?.unavailable ?? []) checkout.review.choose(line, 'keep');
    await checkout.review.continueWithAvailable();
    expect(checkout.items.map(({ id, quantity }) => `${quantity} ${id}`)).toEqual(['1 chip']);
    expect(cart.items).toHaveLength(1);
  });

  it('removes items gone by payment from the order, not from the cart', async () => {
    const today: { menu: readonly Product[] } = { menu: [chip, aProduct({ id: 'oat', name: 'Oat' })] };
    const { checkout, cart, retry } = await retried(today);
    await retry.start({ ...failed, items: [...failed.items, anOrderItem({ itemName: 'Oat' })] });
    await checkout.load();
    today.menu = [chip];
    await checkout.pay();
    expect(checkout.review.unavailable?.unavailable).toMatchObject([{ item: { id: 'oat' } }]);
    await checkout.review.continueWithAvailable();
    expect(checkout.items.map(({ id }) => id)).toEqual(['chip']);
    expect(cart.items).toHaveLength(1);
  });

  it("shows 'Failed to retry payment' if its details are not valid", async () => {
    const { checkout, sent } = await retried();
    checkout.set('zip', '');
    await checkout.pay();
    expect(checkout.attempt.error).toMatchObject({ kind: 'failed', notice: { text: 'Failed to retry payment' } });
    expect(sent).toEqual([]);
  });

  it('shows why a retried order was refused', async () => {
    const place = () => Promise.reject(new ServiceError('refused', 'The kitchen is closed.', 422));
    const { checkout } = await retried(undefined, place);
    await checkout.pay();
    expect(checkout.attempt.error).toMatchObject({ kind: 'failed', notice: { text: 'The kitchen is closed.' } });
  });

  it("shows 'Failed to retry payment' if every item is gone by payment", async () => {
    const today: { menu: readonly Product[] } = { menu: [chip] };
    const { checkout, overlays } = await retried(today);
    today.menu = [];
    await checkout.pay();
    await checkout.pay();
    expect(checkout.attempt.error).toMatchObject({ kind: 'failed', notice: { text: 'Failed to retry payment' } });
    expect(overlays.current?.kind).toBe('checkout');
  });
});
