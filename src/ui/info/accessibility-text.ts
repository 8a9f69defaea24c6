import type { LegalText, ShopProfile } from '../../domain/shop/shop-profile';

export function accessibilityText({
  name,
  contact: { email, phone },
}: Pick<ShopProfile, 'name' | 'contact'>): LegalText {
  return {
    updated: '2026-11-24',
    inShort: [
      `${name} follows the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.`,
      'You can order with a keyboard, a screen reader, enlarged text or a small window.',
      "If something doesn't work for you, tell us, and we'll fix it.",
    ],
    sections: [
      {
        heading: 'What you can count on',
        body: [
          [
            'Everything works with a keyboard, and you always see where you are.',
            'Screen readers are told what each control is called, and what changes when you use it.',
            'Text can be twice its size, and the page four times its size, without scrolling sideways.',
            'Status is never shown by color alone.',
            'Nothing moves by itself if your device asks for less motion, and the slides on the home page have a pause button.',
            'Light and dark can be chosen at the foot of each page. If your device asks for more contrast, text has it.',
            'Order details and receipts can be printed.',
          ],
        ],
      },
      {
        heading: 'How we check',
        body: [
          'Each version of this shop is tested automatically: the screens against WCAG 2.2 AA, an order by keyboard alone, and what a screen reader says from the menu to the receipt. Automated tests find much, but not everything.',
          'These tests run in Chromium 156. In Firefox ESR 153 and in WebKitGTK 2.50, which has the engine of Safari, automated tests take the whole way from the menu to a paid order, its tracking and an account. Safari itself has not been tried.',
        ],
      },
      {
        heading: 'What we know is missing',
        body: [
          "The page where you pay and Google's sign-in belong to other companies, and we can't change them. Names and descriptions on the menu are read as the kitchen wrote them.",
        ],
      },
      {
        heading: 'Tell us',
        body: [
          `Write to ${email} or call ${phone}. Say which page it was and what you use, such as the browser and the screen reader.`,
        ],
      },
    ],
  };
}
