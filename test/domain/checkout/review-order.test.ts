import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart';
import { ReviewOrder } from '../../../src/domain/checkout/review-order';
import type { MenuGateway } from '../../../src/domain/menu/ports';
import { cents } from '../../../src/domain/shared/money';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aCartItem, aDay, aProduct, chicago } from '../../support/builders';
import { InMemoryCart } from '../../support/in-memory';
import { FakeTime } from '../../support/in-memory-device';
import { aMenuGateway } from '../../support/in-memory-gateways';

const chip = aCartItem();
const gone = aCartItem({ id: 'gone' });

function reviewWith(cart: Cart, todaysMenu: MenuGateway['todaysMenu'] = async () => [aProduct()]) {
  const carts = new InMemoryCart(cart);
  const calendar = new CustomerCalendar(new FakeTime(), chicago);
  return { review: new ReviewOrder(aMenuGateway({ todaysMenu }), carts, calendar), carts };
}

describe('review before checkout', () => {
  it("is ready when everything is on today's menu", async () => {
    expect(await reviewWith([chip]).review.execute()).toMatchObject({
      kind: 'ready',
      cart: [chip],
      known: { menu: [aProduct()] },
    });
  });

  it('does not ask for the menu when the cart is empty', async () => {
    const { review } = reviewWith([], () => Promise.reject(new Error('asked')));
    expect(await review.execute()).toEqual({ kind: 'empty' });
  });

  it('is empty when another tab empties the cart while the menu is read', async () => {
    const { review, carts } = reviewWith([chip], async () => {
      carts.cart = [];
      return [aProduct()];
    });
    expect(await review.execute()).toEqual({ kind: 'empty' });
  });

  it('reports what is available and what is not, and does not change the cart', async () => {
    const { review, carts } = reviewWith([gone, chip]);
    expect(await review.execute()).toMatchObject({
      kind: 'someUnavailable',
      available: [chip],
      unavailable: [{ item: gone, reason: { kind: 'gone' } }],
    });
    expect(carts.cart).toEqual([gone, chip]);
  });

  it('does not change the cart when there are too few of every item', async () => {
    const wanted = aCartItem({ quantity: 3 });
    const { review, carts } = reviewWith([wanted], async () => [aProduct({ quantityAvailable: 2 })]);
    expect(await review.execute()).toMatchObject({
      kind: 'someUnavailable',
      available: [],
      unavailable: [{ item: wanted, reason: { kind: 'onlyLeft', left: 2 } }],
    });
    expect(carts.cart).toEqual([wanted]);
  });

  it('leaves the choice to the customer when one price has changed and the rest is gone', async () => {
    const { review, carts } = reviewWith([chip, gone], async () => [aProduct({ price: cents(300) })]);
    const outcome = await review.execute();
    expect(outcome).toMatchObject({ kind: 'someUnavailable', available: [] });
    expect(carts.cart).toEqual([chip, gone]);
  });

  it('changes nothing in a cart without samples', async () => {
    const { review, carts } = reviewWith([chip]);
    carts.apply = () => Promise.reject(new Error('changed'));
    expect(await review.execute()).toMatchObject({ kind: 'ready' });
  });

  it('leaves the choice to the customer when every price has changed', async () => {
    const { review } = reviewWith([chip], async () => [aProduct({ price: cents(275) })]);
    expect(await review.execute()).toMatchObject({
      kind: 'someUnavailable',
      available: [],
      unavailable: [{ item: chip, reason: { kind: 'priceChanged', from: 250, to: 275 } }],
    });
  });

  it.each<[string, MenuGateway['todaysMenu']]>([
    ['nothing of it is on the menu', async () => [aProduct()]],
    ['the kitchen is closed', async () => []],
  ])('reports every line when %s, and leaves the cart to the checkout', async (_case, todaysMenu) => {
    const { review, carts } = reviewWith([gone], todaysMenu);
    expect(await review.execute()).toEqual({
      kind: 'noneAvailable',
      unavailable: [{ item: gone, reason: { kind: 'gone' } }],
    });
    expect(carts.cart).toEqual([gone]);
  });

  it('drops what is unavailable; what was added since stays', async () => {
    const { review, carts } = reviewWith([gone]);
    carts.cart = [gone, chip];
    await review.drop([{ item: gone, reason: { kind: 'gone' } }]);
    expect(carts.cart).toEqual([chip]);
  });

  it('drops everything in one change, so that none is made for the next customer', async () => {
    const { review, carts } = reviewWith([gone, chip]);
    const apply = carts.apply.bind(carts);
    let changes = 0;
    carts.apply = (change) => {
      changes += 1;
      return apply(change);
    };
    await review.drop([gone, chip].map((item) => ({ item, reason: { kind: 'gone' } })));
    expect([changes, carts.cart]).toEqual([1, []]);
  });

  it('reads the cart after the menu: another tab may have changed it', async () => {
    const { review, carts } = reviewWith([chip], async () => {
      carts.cart = [aCartItem({ quantity: 5 })];
      return [aProduct()];
    });
    expect(await review.execute()).toMatchObject({ kind: 'ready', cart: [{ quantity: 5 }] });
  });

  it("proceeds when today's menu cannot be read, and reports that it was not checked", async () => {
    const { review, carts } = reviewWith([gone], () => Promise.reject(new ServiceError('timeout', 'late', 408)));
    expect(await review.execute()).toEqual({ kind: 'ready', cart: [gone], known: { today: '2026-11-20' } });
    expect(carts.cart).toEqual([gone]);
  });

  it('takes a sample item for a real one when the real menu has it at the same name and price', async () => {
    const { review, carts } = reviewWith([aCartItem({ isSample: true })]);
    expect(await review.execute()).toMatchObject({ kind: 'ready', cart: [chip], known: { menu: [aProduct()] } });
    expect(carts.cart).toEqual([chip]);
  });

  it('reports a sample item that the real menu does not have', async () => {
    const sample = aCartItem({ id: 'gone', isSample: true });
    const { review, carts } = reviewWith([sample, chip]);
    expect(await review.execute()).toMatchObject({ kind: 'someUnavailable', available: [chip] });
    expect(carts.cart).toEqual([sample, chip]);
  });

  it('leaves the mark of a sample item when the real menu cannot be read', async () => {
    const sample = aCartItem({ isSample: true });
    const { review } = reviewWith([sample], () => Promise.reject(new ServiceError('network', 'offline', 0)));
    expect(await review.execute()).toEqual({ kind: 'ready', cart: [sample], known: { today: '2026-11-20' } });
  });

  it("gives a line whose day is over the day of today's menu, and leaves the stored cart as it is", async () => {
    const old = aCartItem({ deliverableOn: aDay('2026-11-18') });
    const { review, carts } = reviewWith([old, gone], async () => [aProduct({ deliverableOn: aDay('2026-11-25') })]);
    expect(await review.execute()).toMatchObject({ available: [{ deliverableOn: '2026-11-25' }] });
    carts.cart = [old];
    expect(await review.execute()).toMatchObject({ kind: 'ready', cart: [{ deliverableOn: '2026-11-25' }] });
    expect(carts.cart).toEqual([old]);
  });

  it('lets a bug through', async () => {
    const bug = new TypeError('x is not a function');
    await expect(reviewWith([chip], () => Promise.reject(bug)).review.execute()).rejects.toBe(bug);
  });
});
