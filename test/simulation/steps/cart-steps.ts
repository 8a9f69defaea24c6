import * as fc from 'fast-check';
import type { ShopPage } from '../world/shop-page';
import type { World } from '../world/world';
import { onPage } from './step';

const tab = fc.constantFrom(0, 1);

export function canPut({ screen }: ShopPage, number: number): boolean {
  return screen?.kind === 'menu' && screen.menu.products.length > number;
}

export function put({ screen, cart }: ShopPage, number: number, quantity: number, { auditor }: World): void {
  const product = screen?.kind === 'menu' ? screen.menu.products[number] : undefined;
  if (!product) return;
  const before = cart.quantityOf(product.id);
  cart.add(product, quantity);
  // The sample menu, which is shown while there is no network, has fewer of some items.
  auditor.items.put(product.id, cart.quantityOf(product.id) - before);
}

const add = fc.tuple(tab, fc.nat(5), fc.integer({ min: 1, max: 2 })).map(([at, number, quantity]) =>
  onPage(
    at,
    `puts ${quantity} of item ${number + 1} into the cart`,
    (page) => canPut(page, number),
    (page, world) => put(page, number, quantity, world),
  ),
);

/**
 * While another tab changes a cart on the server, only the server knows whether an item is in it. What a customer has
 * ordered who has signed out since stays in the cart until their return.
 */
const canTakeOut = ({ cart, session }: ShopPage, world: World) =>
  cart.items.length > 0 &&
  (!world.hasServerCart || world.isQuiet) &&
  !world.pending.some(({ customerId, toTake }) => toTake.size > 0 && customerId !== session.user?.id);

const remove = tab.map((at) =>
  onPage(at, 'removes the first item from the cart', canTakeOut, ({ cart }, { auditor }) => {
    const [item] = cart.items;
    if (!item) return;
    void cart.remove(item);
    auditor.items.remove(item.id);
  }),
);

const clear = tab.map((at) =>
  onPage(at, 'clears the cart', canTakeOut, ({ cart }, { auditor }) => {
    cart.clear();
    auditor.items.clearCart();
  }),
);

export const cartSteps = [add, add, add, remove, clear];
