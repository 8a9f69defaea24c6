import { cartCalls } from '../../../../src/adapters/http/cart-calls';
import { cents } from '../../../../src/domain/shared/money';
import { aCartItem, aDay } from '../../../support/builders';
import type { CallRow } from './call-row';
import { accountUrl } from './http-shop';

const calls = cartCalls(accountUrl);
const message = {
  name: 'Priya Raman',
  email: 'priya@example.com',
  phone: '',
  subject: 'Nuts',
  message: 'Is there a nut-free cookie?',
};
const failedChange = 'Your cart could not be saved. Please try again.';
const nothing = { reply: undefined, value: undefined };

export const cartAndContactRows: readonly CallRow[] = [
  {
    call: 'GET /api/v1/cart',
    make: ({ cart }) => cart.load(),
    url: `${accountUrl}/api/v1/cart`,
    reply: {
      items: [
        {
          id: 'classic-chip',
          name: 'Classic Chip',
          price: 2.5,
          quantity: 120,
          image: '/images/chip.jpg',
          deliverableOn: '2026-11-22',
          quantityAvailable: 200,
        },
      ],
    },
    value: [
      aCartItem({
        price: cents(250),
        quantity: 99,
        image: 'https://account.test/images/chip.jpg',
        deliverableOn: aDay('2026-11-22'),
        quantityAvailable: 200,
      }),
    ],
    failure: 'Your cart could not be loaded. Please try again.',
    required: {
      items: undefined,
      'items.0.id': undefined,
      'items.0.name': undefined,
      'items.0.price': undefined,
      'items.0.quantity': undefined,
    },
  },
  {
    call: 'POST /api/v1/cart/items',
    make: ({ accountClient }) => accountClient.send(calls.add, { body: { itemId: 'classic-chip', quantity: 2 } }),
    url: `${accountUrl}/api/v1/cart/items`,
    body: { itemId: 'classic-chip', quantity: 2 },
    ...nothing,
    failure: failedChange,
  },
  {
    call: 'PUT /api/v1/cart/items/{id}',
    make: ({ accountClient }) => accountClient.send(calls.setQuantity, { id: 'classic-chip', body: { quantity: 3 } }),
    url: `${accountUrl}/api/v1/cart/items/classic-chip`,
    body: { quantity: 3 },
    ...nothing,
    failure: failedChange,
  },
  {
    call: 'DELETE /api/v1/cart/items/{id}',
    make: ({ accountClient }) => accountClient.send(calls.remove, { id: 'classic-chip' }),
    url: `${accountUrl}/api/v1/cart/items/classic-chip`,
    ...nothing,
    failure: failedChange,
  },
  {
    call: 'POST /api/v1/cart/clear',
    make: ({ accountClient }) => accountClient.send(calls.clear),
    url: `${accountUrl}/api/v1/cart/clear`,
    ...nothing,
    failure: failedChange,
  },
  {
    call: 'POST /api/v1/contact/message',
    make: ({ contact }) => contact.send(message),
    url: `${accountUrl}/api/v1/contact/message`,
    body: message,
    ...nothing,
    failure: 'Your message could not be sent. Please try again.',
  },
  {
    call: 'POST /api/v1/contact/newsletter',
    make: ({ contact }) => contact.subscribe('priya@example.com'),
    url: `${accountUrl}/api/v1/contact/newsletter`,
    body: { email: 'priya@example.com' },
    ...nothing,
    failure: 'Sign-up failed. Please try again.',
  },
];
