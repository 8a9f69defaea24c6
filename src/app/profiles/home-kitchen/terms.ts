import type { LegalText } from '../../../domain/shop/shop-profile';
import { contact } from './contact';

export const terms: LegalText = {
  updated: '2026-11-21',
  inShort: [
    'We cook for the Dallas, Texas area. Orders from outside it may be cancelled.',
    'Orders placed 4 PM–9 PM are for next-day delivery. Snacks can be delivered the same day.',
    'What the cart shows for tax and shipping is an estimate; the order shows the exact amounts.',
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
        "All prices are in US dollars. Before you order, tax is estimated at 8 percent and shipping at $5.99. Shipping is free above $50 and doesn't apply to pickup. The amounts on the finished order are the ones that count.",
        "You pay on our payment provider's page. We call an order paid when our order service says that it is.",
      ],
    },
    {
      heading: 'Bringing it to you',
      body: [
        'Delivery is within the Dallas, Texas area. We ask for a mobile number because a meal should not wait at a closed door. If you choose pickup, it waits for you at the kitchen. Days and hours in this shop are Dallas time.',
      ],
    },
    {
      heading: 'If plans change',
      body: [
        "Until the payment is confirmed, you can cancel the order yourself in My Orders. After that, please call: if the pots are still cold, we'll find a way.",
        'After a failed or abandoned payment, the dishes are put back into your cart.',
      ],
    },
    {
      heading: 'Allergies',
      body: [
        'Ingredients and allergens of a dish can be read before you buy. Our one kitchen handles milk, wheat, egg, mustard, coconut and tree nuts every day, so no dish can be promised free of traces. With a severe allergy, call us before you order.',
      ],
    },
    {
      heading: 'Talk to us',
      body: [`${contact.email} or ${contact.phone}.`],
    },
  ],
};
