import * as fc from 'fast-check';
import { Step } from './step';

const soldOut = fc.constant(
  new Step(
    'The kitchen takes all that is in the cart off the menu',
    ({ cart }) => cart.size > 0,
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
      ({ services }) => services.products.length > number,
      ({ services, changedProducts }) => {
        const product = services.products[number];
        if (!product) return;
        changedProducts.add(product.id);
        services.products.splice(number, 1, ...(isGone ? [] : [{ ...product, price: product.price + 1 }]));
      },
    ),
);
/** The menu changes while it is ordered from. */
export const kitchenSteps = [kitchen, soldOut];
