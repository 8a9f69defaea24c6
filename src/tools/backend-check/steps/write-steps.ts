import { textAt, withId, type Step } from './step';

const withOrderableId = (body?: unknown) =>
  withId(({ orderableId }) => orderableId, 'nothing on the menu can be ordered', { body });
const withCreatedItemId = (body?: unknown) =>
  withId(({ createdItemId }) => createdItemId, 'no item was made', { body });

/** Cancels the order, then checks the cart, the contact form and menu editing. `uuid` marks what is written. */
export function writeSteps(uuid: string): readonly Step[] {
  const email = `storefront-check-${uuid}@example.com`;
  const message = {
    name: 'Storefront Check',
    email,
    phone: '',
    subject: 'A check',
    message: 'Please ignore this message.',
  };
  const item = {
    itemName: `Check ${uuid}`,
    description: 'Please ignore.',
    menuItemPricing: { price: 1 },
    isAvailable: false,
  };
  return [
    {
      call: 'order.cancel',
      writes: true,
      needs: ['order.place'],
      given: withId(({ placedOrderId }) => placedOrderId, 'no order was made'),
    },
    {
      call: 'cart.add',
      writes: true,
      needs: ['menu.today'],
      given: ({ orderableId: itemId }) =>
        itemId === undefined ? 'nothing on the menu can be ordered' : { body: { itemId, quantity: 1 } },
    },
    {
      call: 'cart.setQuantity',
      writes: true,
      needs: ['menu.today', 'cart.add'],
      given: withOrderableId({ quantity: 2 }),
    },
    { call: 'cart.remove', writes: true, needs: ['menu.today', 'cart.add'], given: withOrderableId() },
    { call: 'cart.clear', writes: true, given: () => ({}) },
    { call: 'contact.message', writes: true, given: () => ({ body: message }) },
    { call: 'contact.newsletter', writes: true, given: () => ({ body: { email } }) },
    {
      call: 'menu.createItem',
      writes: true,
      given: () => ({ body: item }),
      learn: (reply, state) => (state.createdItemId = textAt(reply, 'menuItems', '0', 'menuItemId')),
    },
    { call: 'menu.updateItem', writes: true, needs: ['menu.createItem'], given: withCreatedItemId(item) },
    { call: 'menu.deleteItem', writes: true, needs: ['menu.createItem'], given: withCreatedItemId() },
    {
      call: 'account.refresh',
      writes: true,
      needs: ['account.register', 'account.login'],
      given: ({ refreshToken }) =>
        refreshToken === undefined ? 'no refresh token came with the login' : { body: { refreshToken } },
    },
    { call: 'account.logout', writes: true, given: () => ({}) },
  ];
}
