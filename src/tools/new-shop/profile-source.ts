import { hoursOn, type OpeningHours } from '../../domain/shop/opening-hours';
import { hasCents } from '../../domain/shared/money';
import { hourText } from '../../domain/shared/hour-text';
import { countries, localAmount } from './country-facts';
import { dialCodesOf } from './dial-codes';
import type { ShopAnswers } from './shop-answers';
import type { ThemeColors } from './theme-colors';

export function profileSource(answers: ShopAnswers, colors: ThemeColors): string {
  const { name, slug, hours, timeZone, country } = answers;
  const place = placeOf(answers);
  const { from, to } = orderingWindowOf(hours);
  const [page, mark, ground] = [colors['c-page'], colors['mark-a'], colors['mark-b']];
  const codes = [country.code, ...countries.map(({ code }) => code).filter((code) => code !== country.code)];
  return `import { cents } from '../../../domain/shared/money';
import type { ShopProfile } from '../../../domain/shop/shop-profile';
import { picturesFrom } from '../picture-files';
import { contact } from './contact';
import { kitchenUses } from './kitchen';
import { mark } from './mark';

const pictures = picturesFrom(
  import.meta.glob<string>('./pictures/*', { eager: true, query: '?url', import: 'default' }),
);

export const profile: ShopProfile = {
  name: ${quoted(name)},
  siteUrl: 'https://${slug}.example',
  tagline: ${quoted(`${name} cooks to order in ${place}.`)},
  theme: '${slug}',
  mark,
  markColors: { a: '${mark?.[0]}', b: '${ground?.[0]}' },
  businessType: 'Restaurant',
  cuisine: 'Home cooking',
  words: { item: 'dish', items: 'dishes', make: 'cook', making: 'cooking' },
  themeColor: { light: '${page?.[0]}', dark: '${page?.[1]}' },
  hero: [
    {
      title: ${quoted(`${name}, carried to your door`)},
      picture: pictures.wide('thali-spread', 'A brass plate with curries, rice, bread and sweets.'),
    },
    {
      title: 'One pot, slowly',
      text: 'Rice, steamed under a sealed lid.',
      picture: pictures.wide('biryani', 'A copper pot of saffron rice with egg and mint.'),
    },
    {
      title: 'Crisp and small',
      text: 'To begin with, or on the way.',
      picture: pictures.square('samosa', 'Three golden pastries on a terracotta plate.'),
    },
    {
      title: 'Long and golden',
      text: 'Filled to order.',
      picture: pictures.square('masala-dosa', 'A long golden rolled pancake on a banana leaf.'),
    },
    {
      title: 'Something cold',
      text: 'To go with all of it.',
      picture: pictures.square('mango-lassi', 'Two glasses of golden mango drink with mint.'),
    },
  ],
  facts: [
    { icon: 'place', title: 'Delivery', text: ${quoted(`In ${place}`)} },
    { icon: 'shipping', title: 'Cooked to order', text: 'In small batches' },
    { icon: 'allergens', title: 'Allergens, dish by dish', text: 'Tap one to see what we list' },
  ],
  about: {
    title: ${quoted(`What ${name} is`)},
    paragraphs: [${quoted(`${name} cooks to order and delivers in ${place}. One short menu, written each day.`)}],
    points: ['Tap a dish to see what the kitchen lists of it', 'Nothing is cooked before it is ordered'],
    pictures: [pictures.wide('biryani'), pictures.square('palak-paneer'), pictures.square('gulab-jamun')],
  },
  menuIntro: 'One short menu, written each day.',
  contact,
  hours: ${JSON.stringify(hours)},
  orderingWindow: { from: ${from}, to: ${to} },
  orderingNotice: 'Orders placed ${hourText(from)}–${hourText(to)} are for next-day delivery.',
  timeZone: '${timeZone}',
  locale: '${country.locale}',
  currency: '${country.currency}',
  pricing: {
    ${JSON.stringify(answers.tax).slice(1, -1)},
    ${hasCents(country.currency) ? '' : 'smallestAmount: cents(100),'}
    shippingFee: cents(${localAmount(country, 500)}),
    freeShippingAbove: cents(${localAmount(country, 5000)}),
  },
  area: {
    ${answers.state === undefined ? '' : `state: ${quoted(answers.state)}, stateLabel: '${country.stateLabel}',`}
    ${country.cityLabel === undefined ? '' : `cityLabel: '${country.cityLabel}',`}
    country: '${country.writtenAs}',
    notice: ${quoted(`We deliver in ${place}.`)},
    postalCode: ${JSON.stringify(country.postalCode)},
    // These are taken from libphonenumber-js. The first is the shop's own, the others are for guests.
    dialCodes: ${JSON.stringify(dialCodesOf(codes))},
  },
  delivery: { areaHint: ${quoted(answers.state ?? country.writtenAs)}, pickupHint: 'At the kitchen' },
  social: {},
  crossContact: \`Made in a kitchen that uses \${kitchenUses}. We can't promise any dish is free of traces.\`,
  newsletterText: "Next week's menu, in your inbox every week.",
  defaultCategories: ['Mains', 'Snacks', 'Sweets', 'Drinks'],
  flags: { emailAccounts: true, contactForm: true, goesWith: true, showUnratedStars: false },
  orderDialect: 'lines',
};
`;
}

export function contactSource({ name, slug, country, state, hours }: ShopAnswers): string {
  const place = placeOf({ country, state });
  return `import type { ShopProfile } from '../../../domain/shop/shop-profile';

export const contact: ShopProfile['contact'] = {
  phone: '${country.phone.shown}',
  phoneDial: '${country.phone.dialed}',
  phoneHours: ${JSON.stringify(hours)},
  email: 'hello@${slug}.example',
  emailNote: 'We answer within a day',
  area: ${quoted(state ?? country.writtenAs)},
  areaNote: ${quoted(`${name} delivers in ${place}`)},
  messageIntro: 'A question about an order or an allergen: we answer within a day.',
  supportEmail: 'support@${slug}.example',
};
`;
}

export function placeOf({ state, country }: Pick<ShopAnswers, 'state' | 'country'>): string {
  return state === undefined ? country.inSentence : `${state}, ${country.writtenAs}`;
}

function orderingWindowOf(hours: OpeningHours) {
  const rows = hoursOn(hours[0]?.from ?? 'Mon', hours);
  return {
    from: Math.min(...rows.map(({ opens }) => opens)),
    to: Math.min(24, Math.max(...rows.map(({ closes }) => closes))),
  };
}

export function quoted(text: string): string {
  return JSON.stringify(text);
}
