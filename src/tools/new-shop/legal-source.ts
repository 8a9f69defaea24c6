import { placeOf, quoted } from './profile-source';
import type { ShopAnswers } from './shop-answers';
import { taxInTerms } from './tax-answer';

/** Drafts what the code does. A lawyer must add what the law requires. */
export function legalSource(answers: ShopAnswers, today: string): string {
  const { name, country, tax } = answers;
  const place = placeOf(answers);
  return `import type { LegalTexts } from '../../../domain/shop/shop-profile';
import { contact } from './contact';
import { kitchenUses } from './kitchen';

const questions = { heading: 'Your questions', body: [\`\${contact.email} or \${contact.phone}.\`] };

/** A draft of what the shop does. Have it read before you open. */
export const legal: LegalTexts = {
  privacy: {
    updated: '${today}',
    inShort: [
      'We store what an order needs, and no more.',
      'Your card details go to the payment provider, never to us.',
      'There are no advertising or tracking cookies in this shop.',
    ],
    sections: [
      {
        heading: 'What we store',
        body: [
          ${quoted(`To cook an order and bring it to you, ${name} stores your name, your email, your mobile number, the delivery address of each order, what you ordered and what it cost.`)},
        ],
      },
      {
        heading: 'What stays on your device',
        body: [
          "Your cart, your favorites, the allergens you avoid, your sign-in until you sign out, the address and mobile number you last typed, a message to us that you haven't sent yet, until you close the tab, an order that isn't paid yet, our menu and your orders as you last saw them, the appearance you chose, and a count that keeps two open tabs from ordering the same cart. You can clear all of it in your browser's settings.",
        ],
      },
      {
        heading: 'Who else sees it',
        body: [
          "The payment provider receives the amount, the order's reference and the card details that you give it. Our couriers see your name, your address and your mobile number.",
        ],
      },
      {
        heading: 'How long we keep it',
        body: [\`Orders stay for as long as the account exists. To have it removed, write to \${contact.supportEmail}.\`],
      },
      questions,
    ],
  },
  terms: {
    updated: '${today}',
    inShort: [
      ${quoted(`We deliver in ${place}. Orders outside it may be cancelled.`)},
      'The cart shows estimates; the order shows the exact amounts.',
    ],
    sections: [
      {
        heading: 'Ordering',
        body: [
          "The menu changes every day, and dishes can sell out. We check your cart against today's menu before you pay. If something is gone or has a new price, we show you before you pay.",
        ],
      },
      {
        heading: 'Prices and payment',
        body: [
          ${quoted(`Prices are in ${country.currency}${taxInTerms(tax)}. You pay on the page of our payment provider. An order counts as paid when our order service has confirmed the payment.`)},
        ],
      },
      {
        heading: 'Changing or cancelling',
        body: [
          "You can cancel an order in My Orders until its payment is confirmed. After that, call us: if we haven't started cooking, we'll help.",
        ],
      },
      {
        heading: 'Allergens',
        body: [
          \`Each dish shows the ingredients and allergens that we have listed for it, and says so where we have listed none. Everything is cooked in one kitchen that uses \${kitchenUses}, so we can't promise any dish is free of traces. If you have a severe allergy, please call before you order.\`,
        ],
      },
      questions,
    ],
  },
};
`;
}
