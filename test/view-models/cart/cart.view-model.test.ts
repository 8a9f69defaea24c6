import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Cart, CartChange } from '../../../src/domain/cart/cart';
import type { CartRepository } from '../../../src/domain/cart/ports';
import { cents } from '../../../src/domain/shared/money';
import { networkText, ServiceError } from '../../../src/domain/shared/service-error';
import { CartViewModel } from '../../../src/view-models/cart/cart.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { aCartItem, aProduct, dallas } from '../../support/builders';
import { InMemoryCart } from '../../support/in-memory';
import { FakeTime, InMemoryReports, flushPromises } from '../../support/in-memory-device';

const offline = new ServiceError('network', networkText, 0);
const chip = aProduct();
const oat = aProduct({ id: 'oat', name: 'Oat' });

async function aCart(carts: CartRepository = new InMemoryCart()) {
  const time = new FakeTime();
  const toasts = new ToastsViewModel(time);
  const reports = new InMemoryReports();
  const cart = new CartViewModel(carts, toasts, dallas, reports);
  await cart.load();
  return { cart, toasts, time, reports };
}

const lines = ({ items }: { readonly items: Cart }) => items.map(({ id, quantity }) => `${quantity} ${id}`);

/** Each change waits until the test accepts or rejects it. */
function aServerCart(items: Cart = []) {
  const kept = new InMemoryCart(items);
  const turns: { readonly change: CartChange; readonly end: (failure?: ServiceError) => void }[] = [];
  const carts: CartRepository = {
    load: () => kept.load(),
    onChange: kept.onChange,
    apply: (change) =>
      new Promise((resolve, reject) => {
        turns.push({ change, end: (failure) => (failure ? reject(failure) : resolve(kept.apply(change))) });
      }),
  };
  return { carts, turns, kept };
}

describe('the cart', () => {
  it('shows the stored cart', async () => {
    const { cart } = await aCart(new InMemoryCart([aCartItem({ quantity: 2 })]));
    expect(cart.loaded).toBe(true);
    expect(lines(cart)).toEqual(['2 classic-chip']);
  });

  it('adds one per add, and announces it', async () => {
    const { cart, toasts } = await aCart();
    cart.add(chip);
    cart.add(chip);
    await flushPromises();
    expect(lines(cart)).toEqual(['2 classic-chip']);
    expect(toasts.announcement).toBe('Classic Chip added, 2 in cart');
  });

  it('adds no more than the stock, and announces it', async () => {
    const { cart, toasts } = await aCart();
    const rare = aProduct({ quantityAvailable: 1 });
    cart.add(rare);
    cart.add(rare);
    await flushPromises();
    expect(cart.quantityOf(rare.id)).toBe(1);
    expect(cart.canAdd(rare)).toBe(false);
    expect(cart.canAdd({ id: rare.id, quantityAvailable: 2 })).toBe(true);
    expect(toasts.announcement).toBe('Only 1 of Classic Chip can be ordered');
  });

  it('knows what was added last, and how often something was added', async () => {
    const { cart } = await aCart();
    const rare = aProduct({ quantityAvailable: 1 });
    expect(cart.lastAdded).toBeUndefined();
    cart.add(oat);
    cart.add(rare);
    cart.add(rare);
    expect(cart.lastAdded).toMatchObject({ item: { id: rare.id, quantity: 1 }, press: 2 });
  });

  it('counts its pieces, and adds their prices up', async () => {
    const { cart } = await aCart(new InMemoryCart([aCartItem({ quantity: 2 }), aCartItem({ id: 'oat' })]));
    expect([cart.totalItems, cart.subtotal]).toEqual([3, 750]);
  });

  it('takes one out with minus', async () => {
    const carts = new InMemoryCart([aCartItem({ quantity: 3 })]);
    const { cart, toasts } = await aCart(carts);
    cart.removeOne(aCartItem({ quantity: 3 }));
    await flushPromises();
    expect(lines({ items: carts.cart })).toEqual(['2 classic-chip']);
    expect(toasts.toasts).toEqual([]);
  });

  it('takes one of a product out, and announces it; the last one can be undone', async () => {
    const { cart, toasts } = await aCart(new InMemoryCart([aCartItem({ quantity: 2 }), aCartItem({ id: 'oat' })]));
    cart.removeOne(aProduct({ id: 'mint' }));
    expect(lines(cart)).toEqual(['2 classic-chip', '1 oat']);
    cart.removeOne(chip);
    expect(lines(cart)).toEqual(['1 classic-chip', '1 oat']);
    expect(toasts.announcement).toBe('');
    await flushPromises();
    expect(toasts.announcement).toBe('Classic Chip, 1 in cart');
    cart.removeOne(chip);
    expect(lines(cart)).toEqual(['1 oat']);
    expect(cart.quantityOf(chip.id)).toBe(0);
    expect(toasts.announcement).toBe('Classic Chip, 1 in cart');
    expect(toasts.toasts.map(({ text, actions }) => [text, actions[0]?.label])).toEqual([
      ['Classic Chip removed', 'Undo'],
    ]);
  });

  it('announces no smaller number that could not be stored', async () => {
    const carts = new InMemoryCart([aCartItem({ quantity: 2 })]);
    const { cart, toasts } = await aCart(carts);
    carts.apply = () => Promise.reject(offline);
    cart.removeOne(chip);
    await flushPromises();
    expect(toasts.announcement).not.toContain('1 in cart');
    expect(lines(cart)).toEqual(['2 classic-chip']);
  });

  it('is empty until the stored one is read, and keeps what is added before that', async () => {
    const cart = new CartViewModel(
      new InMemoryCart([aCartItem()]),
      new ToastsViewModel(new FakeTime()),
      dallas,
      new InMemoryReports(),
    );
    expect(cart.items).toEqual([]);
    cart.add(oat);
    expect(lines(cart)).toEqual(['1 oat']);
    cart.dispose();
    await cart.load();
    expect(lines(cart)).toEqual(['1 classic-chip', '1 oat']);
  });

  it('warns that an item without an id was not added', async () => {
    const carts = new InMemoryCart();
    const { cart, toasts } = await aCart(carts);
    cart.add(aProduct({ id: '' }));
    await flushPromises();
    expect(cart.items).toEqual([]);
    expect(carts.cart).toEqual([]);
    expect(toasts.announcement).toBe('');
    const text = "Classic Chip wasn't added: it can't be ordered right now.";
    expect(toasts.toasts).toMatchObject([{ name: 'Classic Chip', text, urgent: true }]);
  });

  it('follows other tabs', async () => {
    const carts = new InMemoryCart();
    const { cart } = await aCart(carts);
    carts.changeElsewhere([aCartItem({ quantity: 5 })]);
    expect(cart.quantityOf('classic-chip')).toBe(5);
  });

  it('stops following other tabs when disposed', async () => {
    const carts = new InMemoryCart();
    const { cart } = await aCart(carts);
    cart.dispose();
    carts.changeElsewhere([aCartItem()]);
    expect(cart.items).toEqual([]);
  });

  it('shows why it could not be read, and reads it on Retry', async () => {
    const kept = new InMemoryCart([aCartItem()]);
    const answers = [() => Promise.reject(offline), () => kept.load()];
    const { cart } = await aCart({
      load: () => answers.shift()?.() ?? kept.load(),
      apply: (change) => kept.apply(change),
      onChange: kept.onChange,
    });
    expect(cart.loaded).toBe(false);
    expect(cart.error).toEqual(offline);
    await cart.load();
    expect(cart.loaded).toBe(true);
    expect(cart.error).toBeUndefined();
    expect(lines(cart)).toEqual(['1 classic-chip']);
  });
});

describe("a customer's cart, once another customer is signed in", () => {
  it('leaves the page, and the next one is not called empty before it is read', async () => {
    const kept = new InMemoryCart([aCartItem()]);
    const { cart } = await aCart(kept);
    kept.changeCustomer([aCartItem({ id: 'oat' })]);
    expect([lines(cart), cart.loaded]).toEqual([[], false]);
    await flushPromises();
    expect([lines(cart), cart.loaded]).toEqual([['1 oat'], true]);
  });

  it('says why the next one could not be read, and reads it on Retry', async () => {
    const kept = new InMemoryCart([aCartItem()]);
    const { cart } = await aCart(kept);
    const load = kept.load.bind(kept);
    kept.load = () => Promise.reject(offline);
    kept.changeCustomer([aCartItem({ id: 'oat' })]);
    await flushPromises();
    expect([lines(cart), cart.loaded, cart.error]).toEqual([[], false, offline]);
    kept.load = load;
    await cart.load();
    expect([lines(cart), cart.error]).toEqual([['1 oat'], undefined]);
  });

  it('takes nothing into the next one that still waited to be stored, and tells nobody that it is in', async () => {
    const { carts, turns, kept } = aServerCart([aCartItem()]);
    const { cart, toasts } = await aCart(carts);
    cart.add(chip);
    cart.add(oat);
    await flushPromises();
    kept.changeCustomer([]);
    turns[0]?.end(new ServiceError('cancelled', 'Another customer has signed in.'));
    await flushPromises();
    expect([turns.length, lines(cart), cart.loaded, toasts.announcement]).toEqual([1, [], true, '']);
  });

  it('keeps what the next customer adds while theirs is being read', async () => {
    const kept = new InMemoryCart([aCartItem()]);
    const { cart } = await aCart(kept);
    const before = [aCartItem({ id: 'mint' })];
    const load = kept.load.bind(kept);
    let reply: (cart: Cart) => void = () => undefined;
    kept.load = () => new Promise((resolve) => (reply = resolve));
    kept.changeCustomer(before);
    await flushPromises();
    cart.add(oat);
    await flushPromises();
    kept.load = load;
    reply(before);
    await flushPromises();
    expect(lines(cart)).toEqual(['1 mint', '1 oat']);
  });
});

describe('removing items', () => {
  it('removes an item with minus at one, and offers Undo', async () => {
    const { cart, toasts } = await aCart(new InMemoryCart([aCartItem()]));
    cart.removeOne(aCartItem());
    expect(lines(cart)).toEqual([]);
    expect(toasts.toasts).toMatchObject([{ name: 'Classic Chip', text: 'Classic Chip removed' }]);
  });

  it('offers no Undo where there was nothing to remove', async () => {
    const { cart, toasts } = await aCart(new InMemoryCart([aCartItem()]));
    void cart.remove(aCartItem({ id: 'oat' }));
    expect(lines(cart)).toEqual(['1 classic-chip']);
    expect(toasts.toasts).toEqual([]);
  });

  it('keeps other messages on the screen, and leaves an old removal out of a later Undo', async () => {
    const items = [aCartItem(), aCartItem({ id: 'oat', name: 'Oat' })];
    const { cart, toasts, time } = await aCart(new InMemoryCart(items));
    void cart.remove(aCartItem());
    await time.advance(60_000);
    toasts.show({ text: 'Saved', urgent: true });
    void cart.remove(aCartItem({ id: 'oat', name: 'Oat' }));
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Saved', 'Oat removed']);
  });

  it('offers no Undo when the customer signs out whose cart it is', async () => {
    const carts = new InMemoryCart([aCartItem()]);
    const { cart, toasts } = await aCart(carts);
    cart.clear();
    carts.changeCustomer([]);
    expect(toasts.toasts).toEqual([]);
  });

  it("still offers Undo when the customer signs out: the cart is the device's", async () => {
    const { cart, toasts } = await aCart(new InMemoryCart([aCartItem()]));
    void cart.remove(aCartItem());
    toasts.dismissPersonal();
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Classic Chip removed']);
  });

  it('restores removed items at their positions', async () => {
    const items = [aCartItem(), aCartItem({ id: 'oat', name: 'Oat', quantity: 3 }), aCartItem({ id: 'mint' })];
    const { cart, toasts } = await aCart(new InMemoryCart(items));
    void cart.remove(aCartItem({ id: 'oat', name: 'Oat' }));
    toasts.toasts[0]?.actions[0]?.run();
    await flushPromises();
    expect(lines(cart)).toEqual(['1 classic-chip', '3 oat', '1 mint']);
    expect(toasts.toasts).toEqual([]);
    expect(toasts.announcement, 'what a screen reader says').toBe('Undone');
  });

  it('restores a cleared cart', async () => {
    const { cart, toasts } = await aCart(new InMemoryCart([aCartItem({ quantity: 2 })]));
    cart.clear();
    expect(cart.items).toEqual([]);
    expect(toasts.toasts[0]?.text).toBe('Cart cleared');
    toasts.toasts[0]?.actions[0]?.run();
    expect(lines(cart)).toEqual(['2 classic-chip']);
  });

  const three = [aCartItem({ quantity: 2 }), aCartItem({ id: 'oat', name: 'Oat' }), aCartItem({ id: 'mint' })];

  it.each<[string, (cart: CartViewModel) => void, string]>([
    ['another one', (cart) => cart.remove(aCartItem({ id: 'oat', name: 'Oat' })), '3 items removed'],
    ['all the others', (cart) => cart.clear(), '4 items removed'],
  ])('restores all with one Undo when an item is removed, and then %s', async (_what, removeMore, text) => {
    const { cart, toasts } = await aCart(new InMemoryCart(three));
    void cart.remove(aCartItem());
    removeMore(cart);
    expect(toasts.toasts.map((toast) => toast.text)).toEqual([text]);
    toasts.toasts[0]?.actions[0]?.run();
    await flushPromises();
    expect(lines(cart)).toEqual(['2 classic-chip', '1 oat', '1 mint']);
    expect(toasts.toasts).toEqual([]);
  });

  it('offers Undo of each removal for 8 seconds at least', async () => {
    const { cart, toasts, time } = await aCart(new InMemoryCart(three));
    void cart.remove(aCartItem());
    await time.advance(7000);
    void cart.remove(aCartItem({ id: 'oat', name: 'Oat' }));
    await time.advance(7999);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['3 items removed']);
    await time.advance(1);
    expect(toasts.toasts).toEqual([]);
  });

  it('does not undo a removal after its 8 seconds', async () => {
    const { cart, toasts, time } = await aCart(new InMemoryCart(three));
    void cart.remove(aCartItem());
    await time.advance(8000);
    void cart.remove(aCartItem({ id: 'oat', name: 'Oat' }));
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Oat removed']);
    toasts.toasts[0]?.actions[0]?.run();
    await flushPromises();
    expect(lines(cart)).toEqual(['1 oat', '1 mint']);
  });
});

describe('a cart stored on a server', () => {
  it('shows a change before it is stored', async () => {
    const { cart } = await aCart(aServerCart().carts);
    cart.add(chip);
    expect(lines(cart)).toEqual(['1 classic-chip']);
  });

  it('stores changes one after the other, and never shows less in between', async () => {
    const { carts, turns } = aServerCart();
    const { cart } = await aCart(carts);
    const seen: number[] = [];
    const stop = autorun(() => seen.push(cart.quantityOf(chip.id)));
    cart.add(chip);
    cart.add(chip);
    await flushPromises();
    expect(turns).toHaveLength(1);
    turns[0]?.end();
    await flushPromises();
    turns[1]?.end();
    await flushPromises();
    stop();
    expect(seen).toEqual([0, 1, 2]);
  });

  it('takes back what could not be stored, shows why, and keeps later changes', async () => {
    const { carts, turns } = aServerCart();
    const { cart, toasts } = await aCart(carts);
    cart.add(chip);
    cart.add(oat);
    await flushPromises();
    turns[0]?.end(offline);
    await flushPromises();
    expect(lines(cart)).toEqual(['1 oat']);
    expect(toasts.toasts.map(({ text, urgent }) => ({ text, urgent }))).toEqual([{ text: networkText, urgent: true }]);
    turns[1]?.end();
    await flushPromises();
    expect(lines(cart)).toEqual(['1 oat']);
  });

  it('leaves what only a developer understands to the small print', async () => {
    const { carts, turns } = aServerCart();
    const { cart, toasts } = await aCart(carts);
    cart.add(chip);
    await flushPromises();
    turns[0]?.end(new ServiceError('refused', 'HTTP 503: Service Unavailable', 503));
    await flushPromises();
    expect(toasts.toasts).toMatchObject([
      { text: "We couldn't change your cart. Please try again.", detail: 'HTTP 503: Service Unavailable' },
    ]);
  });

  it('announces an addition once it is stored, and not before', async () => {
    const { carts, turns } = aServerCart();
    const { cart, toasts } = await aCart(carts);
    cart.add(chip);
    await flushPromises();
    expect(toasts.announcement).toBe('');
    turns[0]?.end();
    await flushPromises();
    expect(toasts.announcement).toBe('Classic Chip added, 1 in cart');
  });

  it('never announces an addition that could not be stored', async () => {
    const { carts, turns } = aServerCart();
    const { cart, toasts } = await aCart(carts);
    cart.add(chip);
    await flushPromises();
    turns[0]?.end(offline);
    await flushPromises();
    expect(toasts.announcement).toBe('');
  });
});

describe('a read of the cart whose reply is late', () => {
  /** Each read has the cart as it was when asked for, and waits until the test lets its reply arrive. */
  async function aSlowServerCart() {
    const { carts, turns, kept } = aServerCart([aCartItem()]);
    const { cart } = await aCart(carts);
    const replies: (() => void)[] = [];
    carts.load = () => {
      const { cart: asked } = kept;
      return new Promise((resolve) => replies.push(() => resolve(asked)));
    };
    const arrive = (read: number) => {
      replies[read]?.();
      return flushPromises();
    };
    const store = (turn: number) => {
      turns[turn]?.end();
      return flushPromises();
    };
    return { cart, carts, kept, replies, arrive, store };
  }
  const three: CartChange = { kind: 'setQuantity', id: chip.id, quantity: 3 };

  it('shows what was stored since, and reads again', async () => {
    const { cart, kept, arrive, store } = await aSlowServerCart();
    void cart.load();
    await flushPromises();
    void cart.change(three);
    await flushPromises();
    await store(0);
    // Another device adds it.
    kept.cart = [...kept.cart, aCartItem({ id: 'oat' })];
    await arrive(0);
    expect(lines(cart)).toEqual(['3 classic-chip']);
    await arrive(1);
    expect(lines(cart)).toEqual(['3 classic-chip', '1 oat']);
  });

  it('does not count a change twice that is on its way', async () => {
    const { cart, replies, arrive, store } = await aSlowServerCart();
    cart.add(chip);
    await flushPromises();
    void cart.load();
    await flushPromises();
    expect(replies).toEqual([]);
    await store(0);
    await arrive(0);
    expect(lines(cart)).toEqual(['2 classic-chip']);
  });

  it('is shown although a later read fails', async () => {
    const { cart, carts, kept, arrive } = await aSlowServerCart();
    kept.cart = [aCartItem({ quantity: 7 })];
    void cart.load();
    await flushPromises();
    carts.load = () => Promise.reject(offline);
    void cart.load();
    await flushPromises();
    await arrive(0);
    expect(lines(cart)).toEqual(['7 classic-chip']);
  });

  it('is over once a later read has succeeded', async () => {
    const { cart, kept, arrive } = await aSlowServerCart();
    void cart.load();
    await flushPromises();
    kept.cart = [aCartItem({ quantity: 7 })];
    void cart.load();
    await flushPromises();
    await arrive(1);
    await arrive(0);
    expect(lines(cart)).toEqual(['7 classic-chip']);
  });
});

describe('a removal that could not be stored', () => {
  async function aFullServerCart() {
    const server = aServerCart([aCartItem({ quantity: 2 }), aCartItem({ id: 'oat', name: 'Oat' })]);
    return { ...server, ...(await aCart(server.carts)) };
  }
  const removals: readonly [string, (cart: CartViewModel) => void][] = [
    ['a removed item', (cart) => cart.remove(aCartItem())],
    ['a cleared cart', (cart) => cart.clear()],
  ];

  it.each(removals)('leaves %s unchanged, and nothing to undo', async (_what, remove) => {
    const { cart, toasts, turns } = await aFullServerCart();
    remove(cart);
    await flushPromises();
    turns[0]?.end(offline);
    await flushPromises();
    expect(lines(cart)).toEqual(['2 classic-chip', '1 oat']);
    expect(toasts.toasts.map(({ text }) => text)).toEqual([networkText]);
  });

  it('keeps the Undo of other removals', async () => {
    const { cart, toasts, turns } = await aFullServerCart();
    void cart.remove(aCartItem());
    void cart.remove(aCartItem({ id: 'oat', name: 'Oat' }));
    await flushPromises();
    turns[0]?.end(offline);
    await flushPromises();
    turns[1]?.end();
    await flushPromises();
    expect(lines(cart)).toEqual(['2 classic-chip']);
    expect(toasts.toasts.map(({ text }) => text)).toEqual([networkText, 'Oat removed']);
  });

  it.each(removals)('leaves %s unchanged even if it was undone before', async (_what, remove) => {
    const { cart, toasts, turns } = await aFullServerCart();
    remove(cart);
    toasts.toasts[0]?.actions[0]?.run();
    await flushPromises();
    turns[0]?.end(offline);
    await flushPromises();
    expect(lines(cart)).toEqual(['2 classic-chip', '1 oat']);
    expect(turns).toHaveLength(1);
  });
});

describe('a component that shows one item', () => {
  it('is notified of that item only', async () => {
    const { cart } = await aCart();
    const seen: number[] = [];
    const stop = autorun(() => seen.push(cart.quantityOf('oat')));
    cart.add(chip);
    await flushPromises();
    stop();
    expect(seen).toEqual([0]);
  });

  it('keeps the same object while the item does not change', async () => {
    const carts = new InMemoryCart([aCartItem(), aCartItem({ id: 'oat' })]);
    const { cart } = await aCart(carts);
    const [, before] = cart.items;
    carts.changeElsewhere([aCartItem({ price: cents(300) }), aCartItem({ id: 'oat' })]);
    expect(cart.items[0]?.price).toBe(300);
    expect(cart.items[1]).toBe(before);
  });
});

describe('the reported step', () => {
  it('an item that is added to the cart is a step, one beyond its limit is none', async () => {
    const { cart, reports } = await aCart();
    cart.add(aProduct({ quantityAvailable: 1 }));
    cart.add(aProduct({ quantityAvailable: 1 }));
    expect(reports.reports).toEqual([{ kind: 'step', step: 'itemAdded' }]);
  });
});
