import { screen, waitFor, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, it } from 'vitest';
import type { OrderGateway, OrderList } from '../../../../src/domain/orders/ports';
import { Dialog } from '../../../../src/ui/components/dialogs/dialog';
import type { LazyComponents } from '../../../../src/ui/lazy-components';
import { LastOrder } from '../../../../src/ui/orders/reorder/last-order';
import { LastOrderSlot } from '../../../../src/ui/orders/reorder/last-order-slot';
import { ReorderDialog } from '../../../../src/ui/orders/reorder/reorder-dialog';
import { aLastOrder } from '../../../support/last-order';
import { ReorderViewModel } from '../../../../src/view-models/orders/reorder.view-model';
import { anOrder, anOrderItem, anOrderList, aProduct } from '../../../support/builders';
import { someAllergens } from '../../../support/allergens';
import { InMemoryOrderedItems } from '../../../support/in-memory';
import { aMenuGateway, anOrderGateway } from '../../../support/in-memory-gateways';
import { cents } from '../../../../src/domain/shared/money';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

const order = anOrder({ status: 'DELIVERED', items: [anOrderItem({ itemName: 'Chip' })] });

async function slot(
  signedIn: boolean,
  listMine: OrderGateway['listMine'] = async () => anOrderList(order),
  lazy: Partial<LazyComponents> = {},
  inCart = false,
  price = 275,
) {
  const shop = await aShop({ signedIn, cart: [] });
  const orders = anOrderGateway({ listMine });
  const menu = aMenuGateway({ todaysMenu: async () => [aProduct({ name: 'Chip', price: cents(price) })] });
  const reorder = new ReorderViewModel(menu, new InMemoryOrderedItems(), shop.cart, shop.toasts, shop.overlays);
  const viewModels = [
    shop.session,
    shop.overlays,
    shop.checkoutEntry,
    shop.toasts,
    aLastOrder(orders, { menu }),
    shop.fulfillment,
    reorder,
    someAllergens().allergens,
  ];
  /** In the cart, the offer disappears with the first item. */
  const Drawer = observer(() => (
    <Dialog className="drawer" label="Your Cart" onClose={() => {}}>
      <h2 tabIndex={-1}>Your Cart</h2>
      <LastOrderSlot isOffered={shop.cart.totalItems === 0} />
    </Dialog>
  ));
  return {
    ...shop,
    ...renderInShop(inCart ? <Drawer /> : <LastOrderSlot isOffered />, viewModels, '/', {
      lastOrder: LastOrder,
      reorder: ReorderDialog,
      ...lazy,
    }),
  };
}

it('a returning customer orders the last order again, and is told what was added', async () => {
  const { user, cart } = await slot(true);
  await user.click(await screen.findByRole('button', { name: 'Order Again' }));
  expect(await screen.findByRole('dialog', { name: 'Order Again' })).toBeDefined();
  expect(cart.totalItems).toBeGreaterThan(0);
});

it('an order that is as it was says its sum, and leads to the confirmation', async () => {
  const { user, cart, overlays } = await slot(true, undefined, {}, false, 250);
  const offer = within(await screen.findByRole('region', { name: /Your usual$/ }));
  expect(await offer.findByText('$11.39')).toBeTruthy();
  expect(offer.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe('/menu');
  await user.click(offer.getByRole('button', { name: 'Order Again' }));
  expect([cart.totalItems, overlays.checkout?.toConfirm]).toEqual([2, true]);
});

it('the focus returns to a cart that has been filled with the last order', async () => {
  const { user } = await slot(true, undefined, {}, true);
  await user.click(await screen.findByRole('button', { name: 'Order Again' }));
  await screen.findByRole('dialog', { name: 'Order Again' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Cart' }));
});

it('the names in that offer never change the direction of the text around them', async () => {
  await slot(true);
  expect((await screen.findByText('Chip')).tagName).toBe('BDI');
});

it('a guest is offered nothing', async () => {
  await slot(false);
  expect(screen.queryByRole('button', { name: 'Order Again' })).toBeNull();
});

it('an outline reserves its space until the orders are known', async () => {
  let arrive: (list: OrderList) => void = () => undefined;
  const orders = new Promise<OrderList>((resolve) => (arrive = resolve));
  const { container } = await slot(true, () => orders);
  const outline = () => container.querySelector('.again-outline');
  expect(outline()).not.toBeNull();
  arrive(anOrderList());
  await waitFor(() => expect(outline()).toBeNull());
});

it('no space is reserved for a guest', async () => {
  document.documentElement.dataset.customer = 'true';
  await slot(false);
  expect(document.documentElement.dataset.customer).toBeUndefined();
});

it('no outline stays if the offer cannot be loaded', async () => {
  const Broken = () => {
    throw new Error('The file is gone');
  };
  const { container } = await slot(true, undefined, { lastOrder: Broken });
  expect(container.querySelector('.again-outline')).toBeNull();
});
