import type { LegalText } from '../../../domain/shop/shop-profile';
import { contact } from './contact';
import { kitchenUses } from './kitchen';

export const terms: LegalText = {
  updated: '2026-11-21',
  inShort: [
    'We deliver in the Dallas, Texas area. Orders outside it may be cancelled.',
    'Orders placed from 4 PM to 9 PM are for next-day delivery.',
    'The cart shows estimates; the order shows the exact amounts.',
  ],
  sections: [
    {
      heading: 'Ordering',
      body: [
        "The menu changes every day, and cookies can sell out. We check your cart against today's menu when you start to check out and again before you pay. If something is gone, renamed or has a new price, we show you before you pay.",
        'You can order up to 99 of one cookie at a time, and never more than the menu says are left. You need to be signed in to place an order; looking around and filling a cart needs no account.',
      ],
    },
    {
      heading: 'Prices and payment',
      body: [
        'Prices are in US dollars. The cart estimates tax at 8 percent and a delivery fee of $5.99; above $50 delivery is free, and pickup has no fee. The amounts on your order are final.',
        'You pay on the page of our payment provider. An order counts as paid when our order service has confirmed the payment, not before.',
      ],
    },
    {
      heading: 'Delivery and pickup',
      body: [
        'We deliver to addresses in the Dallas, Texas area. Please give us a mobile number, so that we can reach you at the door. You can also pick up your box at the kitchen.',
        'The menu shows the day that each cookie is for. All times are Dallas time.',
      ],
    },
    {
      heading: 'Changing or cancelling',
      body: [
        "You can cancel an order in My Orders until its payment is confirmed. After that, call us: if we haven't started baking, we'll help.",
        'If a payment fails, or you leave without paying, your items return to the cart.',
      ],
    },
    {
      heading: 'Allergens',
      body: [
        `The menu lists ingredients and allergens, and you can read them before you buy. Everything is baked in one kitchen that uses ${kitchenUses}, so we can't promise any cookie is free of traces. If you have a severe allergy, please call before you order.`,
      ],
    },
    {
      heading: 'Getting in touch',
      body: [`${contact.email} or ${contact.phone}.`],
    },
  ],
};
