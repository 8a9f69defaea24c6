import type { LegalText } from '../../../domain/shop/shop-profile';
import { contact } from './contact';

export const privacy: LegalText = {
  updated: '2026-11-21',
  inShort: [
    'We ask for what it takes to cook a meal and carry it to you.',
    'Cards are handled by the payment provider. We never see a card number.',
    'No tracking, no advertising, no visitor statistics.',
  ],
  sections: [
    {
      heading: 'What you give us',
      body: [
        'With an account: your first and last name, your email address and, if you like, a phone number and a picture. With an order: what you want to eat, for delivery the address and a mobile number, and what the order cost.',
        'If you sign in with Google, Google tells us your name, your email address and your picture; your Google password stays with Google. If you sign in with an email and a password, the password is sent to our account service when you sign in and is never kept in this browser.',
      ],
    },
    {
      heading: 'What your browser remembers',
      body: [
        'So that nothing is lost between visits, this device keeps for our site:',
        [
          'the cart, the dishes you marked as favorites, delivery or pickup, and the allergens you avoid',
          "that you're signed in, until you sign out",
          'the delivery address and mobile number you typed last',
          'an order on its way to payment, until its outcome is known',
          'the dishes in your past orders from this device, so you can pay for them or order them again',
          "the menu and your orders as you last saw them, for when you're offline",
          'your choice of light or dark, and of notifications',
          'how often open tabs took turns, so that two of them never order the same cart',
        ],
        "Only what belongs to an order leaves the device, at the moment you place it. Your browser's settings can clear everything; Sign Out forgets the sign-in and your orders.",
      ],
    },
    {
      heading: "What we don't do",
      body: [
        "We don't track you, here or elsewhere: the shop has no advertising, no statistics and no scripts from other companies. A Google picture, if you have one, is fetched from Google when it's shown. The newsletter box takes no address, because sign-up isn't open yet.",
      ],
    },
    {
      heading: 'Paying',
      body: [
        "Payment happens on the page of our payment provider, which gets the amount, the order's reference and your card. We get the outcome.",
      ],
    },
    {
      heading: 'Who gets to see an order',
      body: [
        "The kitchen sees what to cook. The driver sees your name, address and mobile number. We don't share your details with anyone else, and we don't sell them.",
      ],
    },
    {
      heading: 'How long we keep it',
      body: [
        `Your orders stay readable in My Orders while your account exists. To have it removed, write to ${contact.supportEmail}; the Settings page tells you how.`,
      ],
    },
    {
      heading: 'Asking us',
      body: [`To see, correct or remove what we keep about you: ${contact.email} or ${contact.phone}.`],
    },
  ],
};
