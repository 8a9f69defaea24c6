import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart';
import type { Product } from '../../../src/domain/menu/product';
import { cents } from '../../../src/domain/shared/money';
import { networkText, ServiceError } from '../../../src/domain/shared/service-error';
import { ReorderViewModel } from '../../../src/view-models/orders/reorder.view-model';
import type { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { aCartItem, anOrder, anOrderItem, aProduct, aUser } from '../../support/builders';
import { InMemoryOrderedItems } from '../../support/in-memory';
import { aMenuGateway } from '../../support/in-memory-gateways';
import { aShop } from '../../support/shop';

const chip = aProduct({ id: 'chip', name: 'Chip', price: cents(275) });
const order = anOrder({
  items: [anOrderItem({ itemName: 'Chip', quantity: 3, unitPrice: cents(250) }), anOrderItem({ itemName: 'Gone' })],
});

const offline = new ServiceError('network', networkText, 0);

const cartBefore = [aCartItem({ id: 'chip', name: 'Chip', quantity: 1 }), aCartItem({ id: 'oat' })];

async function again(menu: readonly Product[] | ServiceError = [chip], cart: Cart = cartBefore) {
  const shop = await aShop({ cart });
  const answers = [menu, [chip]];
  const gateway = aMenuGateway({
    todaysMenu: async () => {
      const answer = answers.shift() ?? [];
      if (answer instanceof ServiceError) throw answer;
      return answer;
    },
  });
  const viewModel = new ReorderViewModel(gateway, new InMemoryOrderedItems(), shop.cart, shop.toasts, shop.overlays);
  const quantities = () => shop.cart.items.map(({ id, quantity }) => `${quantity} ${id}`);
  return { again: viewModel, quantities, ...shop };
}

const texts = ({ toasts }: ToastsViewModel) => toasts.map(({ text }) => text);

describe('reorder', () => {
  it("adds the items at today's prices and reports line by line", async () => {
    const { again: viewModel, cart, quantities } = await again();
    await viewModel.start(order);
    expect(viewModel.report?.lines.map(({ kind }) => kind)).toEqual(['added', 'gone']);
    expect(quantities()).toEqual(['4 chip', '1 oat']);
    expect(cart.items[0]?.price).toBe(275);
  });

  describe('of the usual order', () => {
    const usual = anOrder({ items: [anOrderItem({ itemName: 'Chip', quantity: 3 })] });
    const asBefore = [aProduct({ id: 'chip', name: 'Chip' })];
    const toConfirm = { kind: 'checkout', toConfirm: true };

    it('leads to the confirmation if nothing of it has changed', async () => {
      const { again: viewModel, overlays, quantities } = await again(asBefore, []);
      await viewModel.startAndConfirm(usual);
      expect(overlays.checkout).toEqual(toConfirm);
      expect([quantities(), viewModel.report]).toEqual([['3 chip'], undefined]);
    });

    it('leads there again after the confirmation was closed, and adds nothing twice', async () => {
      const { again: viewModel, overlays, quantities } = await again(asBefore, []);
      await viewModel.startAndConfirm(usual);
      overlays.close();
      await viewModel.startAndConfirm(usual);
      expect([overlays.checkout, quantities()]).toEqual([toConfirm, ['3 chip']]);
    });

    it('reports what was added if the cart has more than that', async () => {
      const { again: viewModel, overlays, quantities } = await again(asBefore);
      await viewModel.startAndConfirm(usual);
      expect(overlays.current).toBeUndefined();
      expect([quantities(), viewModel.report?.lines.length]).toEqual([['4 chip', '1 oat'], 1]);
    });
  });

  it('opens no confirmation over the page that the customer has gone on to', async () => {
    const { again: viewModel, overlays, quantities } = await again([aProduct({ id: 'chip', name: 'Chip' })]);
    const confirming = viewModel.startAndConfirm(anOrder({ items: [anOrderItem({ itemName: 'Chip', quantity: 3 })] }));
    viewModel.dispose();
    await confirming;
    expect(overlays.current).toBeUndefined();
    expect(quantities()).toEqual(['4 chip', '1 oat']);
  });

  it('reports no menu that cannot be read to a customer who has gone on', async () => {
    const { again: viewModel } = await again(offline);
    const adding = viewModel.start(order);
    viewModel.dispose();
    await adding;
    expect([viewModel.report, viewModel.pendingId]).toEqual([undefined, undefined]);
  });

  it('stays pending for the order that was pressed last', async () => {
    const { again: viewModel } = await again(offline);
    const adding = viewModel.start(order);
    viewModel.dispose();
    const addingAgain = viewModel.start(order);
    await adding;
    expect([viewModel.report, viewModel.pendingId]).toEqual([undefined, order.id]);
    await addingAgain;
    expect([viewModel.report?.lines.length, viewModel.pendingId]).toEqual([2, undefined]);
  });

  it('adds nothing if another customer signs in while the menu is read', async () => {
    const { again: viewModel, overlays, quantities, session } = await again();
    const adding = viewModel.startAndConfirm(order);
    session.show(aUser({ id: 'user-2' }));
    await adding;
    expect([overlays.current, viewModel.report, quantities()]).toEqual([undefined, undefined, ['1 chip', '1 oat']]);
  });

  it('reports what has changed in place of the confirmation', async () => {
    const { again: viewModel, overlays } = await again();
    await viewModel.startAndConfirm(order);
    expect([overlays.current, viewModel.report?.lines.length]).toEqual([undefined, 2]);
  });

  it('reports a menu that cannot be read in place of the confirmation', async () => {
    const { again: viewModel, overlays } = await again(offline);
    await viewModel.startAndConfirm(order);
    expect([overlays.current, viewModel.report?.error === undefined]).toEqual([undefined, false]);
  });

  it('can be undone, and keeps later additions', async () => {
    const { again: viewModel, cart, quantities, toasts } = await again();
    await viewModel.start(order);
    cart.add(aProduct({ id: 'mint' }));
    await viewModel.undo();
    expect(quantities()).toEqual(['1 chip', '1 oat', '1 mint']);
    expect(viewModel.report).toBeUndefined();
    expect(texts(toasts)).toEqual(['Your cart is as it was before']);
  });

  it('does not report as added what could not be stored', async () => {
    const { again: viewModel, carts, quantities, toasts } = await again();
    carts.apply = () => Promise.reject(offline);
    await viewModel.start(order);
    expect(viewModel.report).toBeUndefined();
    expect(quantities()).toEqual(['1 chip', '1 oat']);
    expect(texts(toasts)).toEqual([networkText]);
  });

  it('does not report an undo that failed', async () => {
    const { again: viewModel, carts, quantities, toasts } = await again();
    await viewModel.start(order);
    carts.apply = () => Promise.reject(offline);
    await viewModel.undo();
    expect(texts(toasts)).toEqual([networkText]);
    expect(quantities()).toEqual(['4 chip', '1 oat']);
  });

  it("adds nothing if today's menu cannot be read, and tries again", async () => {
    const { again: viewModel, quantities } = await again(new ServiceError('network', 'offline', 0));
    await viewModel.start(order);
    expect(viewModel.report?.error?.title).toBe('Unable to Load');
    expect(quantities()).toEqual(['1 chip', '1 oat']);
    await viewModel.retry();
    expect(viewModel.report?.error).toBeUndefined();
    expect(quantities()).toEqual(['4 chip', '1 oat']);
  });

  it('adds once, however often it is pressed', async () => {
    const { again: viewModel, quantities } = await again();
    const first = viewModel.start(order);
    expect(viewModel.pendingId).toBe(order.id);
    await Promise.all([first, viewModel.start(order)]);
    expect(viewModel.pendingId).toBeUndefined();
    expect(quantities()).toEqual(['4 chip', '1 oat']);
  });
});
