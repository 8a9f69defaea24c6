import type { LegalText } from '../../../domain/shop/shop-profile';
import { contact } from './contact';

export const privacy: LegalText = {
  updated: '2026-11-21',
  inShort: [
    'We keep what an order needs, and no more.',
    'Your card details go to the payment provider, never to us.',
    'There are no advertising or tracking cookies in this shop.',
  ],
  sections: [
    {
      heading: 'What we keep',
      body: [
        'To bake an order and bring it to you we keep your name, your email, your mobile number, the delivery address of each order, what you ordered and what it cost.',
        'You sign in with Google. Google gives us your name, your email address and your picture; we never see your Google password. Your picture comes straight from Google.',
      ],
    },
    {
      heading: 'What stays on your device',
      body: [
        'Your browser keeps these things on this device, in its storage for our site:',
        [
          'your cart, your favorites, delivery or pickup, and the allergens you avoid',
          'your sign-in, until you sign out',
          "the address and mobile number you last typed, so you don't have to type them again after a failed payment",
          "an order you're paying for, until we know how the payment ended",
          'what was in your orders from this device, so you can pay for them or order them again',
          'our menu and your orders as you last saw them, so you can read them offline',
          'the appearance you chose and your notification choices',
          'a count that keeps two open tabs from ordering the same cart',
        ],
        "Of these, only what an order needs is sent to us, and only when you place it. You can clear all of it in your browser's settings. Signing out removes the sign-in and your orders, and leaves the rest.",
      ],
    },
    {
      heading: 'No tracking',
      body: [
        "This shop counts no visits, shows no advertising and loads no scripts from anyone else. The newsletter box in the footer takes no address, because sign-up isn't open yet.",
      ],
    },
    {
      heading: 'Paying',
      body: [
        "You pay on the page of our payment provider. It receives the amount, the order's reference and the card details that you give it there. What comes back to us is how the payment ended, not your card.",
      ],
    },
    {
      heading: 'Who else sees it',
      body: [
        "Our drivers see your name, your address and your mobile number. We don't share your details with anyone else, and we don't sell them.",
      ],
    },
    {
      heading: 'How long we keep it',
      body: [
        `Orders stay in My Orders for as long as the account exists, because you and we may need the receipt. To have the account removed, write to ${contact.supportEmail}; the Settings page says how.`,
      ],
    },
    {
      heading: 'Your questions',
      body: [`Ask to see, correct or remove what we keep: ${contact.email} or ${contact.phone}.`],
    },
  ],
};
