import * as fc from 'fast-check';
import type { World } from '../world/world';
import { Step } from './step';

/** A cart on the server refuses to take back what the kitchen no longer has, and the ledger does not know of that. */
const canTakeOff = ({ hasServerCart, pending }: World) => !hasServerCart || pending.length === 0;

const soldOut = fc.constant(
  new Step(
    'The kitchen takes all that is in the cart off the menu',
    (world) => world.cart.size > 0 && canTakeOff(world),
    ({ services, cart, changedProducts }) => {
      for (const id of cart.keys()) {
        changedProducts.add(id);
        const position = services.products.findIndex((product) => product.id === id);
        if (position >= 0) services.products.splice(position, 1);
      }
    },
  ),
);
const kitchen = fc.tuple(fc.nat(3), fc.boolean()).map(
  ([number, isGone]) =>
    new Step(
      `The kitchen ${isGone ? 'takes item' : 'asks more for item'} ${number + 1}${isGone ? ' off the menu' : ''}`,
      (world) => world.services.products.length > number && (!isGone || canTakeOff(world)),
      ({ services, changedProducts }) => {
        const product = services.products[number];
        if (!product) return;
        changedProducts.add(product.id);
        services.products.splice(number, 1, ...(isGone ? [] : [{ ...product, price: product.price + 1 }]));
      },
    ),
);
export const kitchenSteps = [kitchen, soldOut];
