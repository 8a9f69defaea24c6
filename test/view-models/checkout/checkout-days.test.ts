import { describe, expect, it } from 'vitest';
import { RetryOrderSource } from '../../../src/domain/checkout/retry-payment';
import { cents } from '../../../src/domain/shared/money';
import { ServiceError, timeoutText } from '../../../src/domain/shared/service-error';
import { aCartItem, aDay, aProduct, deliveryDetails } from '../../support/builders';
import { aCheckout } from '../../support/checkout';
import { flushPromises } from '../../support/in-memory-device';

const over = aDay('2026-11-18');
const tomorrow = aDay('2026-11-21');
const later = aDay('2026-11-25');
const lineFor = (day = tomorrow) => aCartItem({ quantity: 2, deliverableOn: day });
const menuFor = (day = tomorrow) => [aProduct({ deliverableOn: day })];

async function atConfirm(world: Parameters<typeof aCheckout>[0]) {
  const shop = await aCheckout(world);
  shop.drafts.save(deliveryDetails(), 'user-1');
  await shop.checkout.load();
  shop.checkout.toConfirm();
  return { ...shop, days: () => shop.checkout.summary.items.map(({ deliverableOn }) => deliverableOn) };
}

describe('the days of a checkout', () => {
  it("are those of today's menu, and a day that is over is never shown", async () => {
    const { checkout } = await aCheckout({ cart: [lineFor(over)], todaysMenu: async () => menuFor(later) });
    expect(checkout.items[0]?.deliverableOn).toBeUndefined();
    await checkout.load();
    expect(checkout.items[0]?.deliverableOn).toBe(later);
  });

  it('are the stored ones that are not over where the menu cannot be read', async () => {
    const cart = [lineFor(over), { ...lineFor(), id: 'oat' }];
    const { days } = await atConfirm({ cart, todaysMenu: () => Promise.reject(new ServiceError('network', '')) });
    expect(days()).toEqual([undefined, tomorrow]);
  });

  it('are those of the new price once the customer accepts it', async () => {
    const todaysMenu = async () => [aProduct({ price: cents(300), deliverableOn: later })];
    const { checkout, days } = await atConfirm({ cart: [lineFor()], todaysMenu });
    for (const line of checkout.review.unavailable?.unavailable ?? []) checkout.review.choose(line, 'keep');
    await checkout.review.continueWithAvailable();
    expect([checkout.items[0]?.price, ...days()]).toEqual([300, later]);
  });

  it('ask for a second look where one has moved since, and then order', async () => {
    let menu = menuFor();
    const { checkout, days, sent } = await atConfirm({ cart: [lineFor()], todaysMenu: async () => menu });
    menu = menuFor(later);
    await checkout.pay();
    expect([checkout.attempt.error, checkout.attempt.isPending, sent, days()]).toEqual([
      { kind: 'dayChanged' },
      false,
      [],
      [later],
    ]);
    await checkout.pay();
    expect(sent).toHaveLength(1);
  });

  it('ask for a second look where one is over since and the menu cannot be read, and then order', async () => {
    let menu = async () => menuFor();
    const { checkout, days, sent, time } = await atConfirm({ cart: [lineFor()], todaysMenu: () => menu() });
    menu = () => Promise.reject(new ServiceError('network', ''));
    await time.advance(2 * 24 * 60 * 60 * 1000);
    await checkout.pay();
    expect([checkout.attempt.error, sent, days()]).toEqual([{ kind: 'dayChanged' }, [], [undefined]]);
    await checkout.pay();
    expect(sent).toHaveLength(1);
  });

  it('are looked at before the payment where the order that was made comes later than was confirmed', async () => {
    const placed = { checkoutUrl: 'https://pay.test/chk_1', orderId: 'order-1', promisedBy: later };
    const shop = await atConfirm({ cart: [lineFor()], todaysMenu: async () => menuFor(), place: async () => placed });
    await shop.checkout.pay();
    expect([shop.browser.visited, shop.overlays.checkout, shop.checkout.attempt.isPending]).toEqual([
      [],
      undefined,
      false,
    ]);
    const [toast] = shop.toasts.toasts;
    expect(toast?.text).toBe(
      'Your order was placed, but for a later day than you confirmed. Look at its day in My Orders, then pay for it or cancel it.',
    );
    toast?.actions[0]?.run();
    await flushPromises();
    expect(shop.browser.visited).toEqual([placed.checkoutUrl]);
  });

  it('keep the warning after no answer, and show the new day below it', async () => {
    let menu = menuFor();
    const place = () => Promise.reject(new ServiceError('timeout', timeoutText, 408));
    const { checkout, days } = await atConfirm({ cart: [lineFor()], todaysMenu: async () => menu, place });
    await checkout.pay();
    menu = menuFor(later);
    await checkout.pay();
    expect([checkout.attempt.error, days()]).toEqual([{ kind: 'unknown' }, [later]]);
  });

  it('the days of a checkout of a failed order move like those of the cart', async () => {
    let menu = menuFor();
    const shop = await aCheckout({ todaysMenu: async () => menu });
    const items = [lineFor(over)];
    const source = new RetryOrderSource('order-9', items);
    const retry = { orderId: 'order-9', source, items, details: deliveryDetails(), addressKnown: true };
    shop.overlays.open({ kind: 'checkout', retry });
    await shop.checkout.load();
    expect(shop.checkout.items[0]?.deliverableOn).toBe(tomorrow);
    menu = menuFor(later);
    await shop.checkout.pay();
    expect([shop.checkout.attempt.error, shop.checkout.items[0]?.deliverableOn]).toEqual([
      { kind: 'dayChanged' },
      later,
    ]);
  });
});
