import type { LegalText } from '../../../domain/shop/shop-profile';
import { contact } from './contact';
import { kitchenUses } from './kitchen';

export const terms: LegalText = {
  updated: '2026-11-21',
  inShort: [
    'We cook for the Dallas, Texas area. Orders from outside it may be cancelled.',
    'Orders placed 4 PM–9 PM are for next-day delivery. Snacks can be delivered the same day.',
    'Tax and the delivery fee in the cart are estimates; the order shows the exact amounts.',
  ],
  sections: [
    {
      heading: 'Our menu',
      body: [
        'We cook one short menu a day in limited quantities. Your cart is compared with it when you start to check out and once more before you pay. If a dish is gone, has another name or another price, you decide what happens next.',
        'Anyone can browse and fill a cart. To place an order, sign in. One order takes at most 99 of one dish, and never more than are left.',
      ],
    },
    {
      heading: 'What it costs',
      body: [
        'All prices are in US dollars. Before you order, tax is estimated at 8 percent and the delivery fee at $5.99. Delivery is free above $50, and pickup has no fee. The amounts on your order are final.',
        "You pay on our payment provider's page. An order is paid when our order service confirms the payment.",
      ],
    },
    {
      heading: 'Bringing it to you',
      body: [
        'Delivery is within the Dallas, Texas area. We ask for a mobile number so our driver can reach you. If you choose pickup, your order is ready for you at the kitchen. All times are Dallas time.',
      ],
    },
    {
      heading: 'If plans change',
      body: [
        "Until the payment is confirmed, you can cancel the order yourself in My Orders. After that, please call: if we haven't started cooking, we'll cancel it.",
        'If a payment fails, or you leave without paying, the dishes return to your cart.',
      ],
    },
    {
      heading: 'Allergies',
      body: [
        `Ingredients and allergens of a dish can be read before you buy. Everything is cooked in one kitchen that uses ${kitchenUses}, so we can't promise any dish is free of traces. With a severe allergy, call us before you order.`,
      ],
    },
    {
      heading: 'Talk to us',
      body: [`${contact.email} or ${contact.phone}.`],
    },
  ],
};
