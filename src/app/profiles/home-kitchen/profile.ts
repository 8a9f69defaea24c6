import { specifiedNumbers } from '../../../domain/shop/shop-numbers';
import type { ShopProfile } from '../../../domain/shop/shop-profile';
import { picturesFrom } from '../picture-files';
import { contact } from './contact';
import { kitchenUses } from './kitchen';
import { mark } from './mark';

const pictures = picturesFrom(
  import.meta.glob<string>('./pictures/*', { eager: true, query: '?url', import: 'default' }),
);

export const profile: ShopProfile = {
  ...specifiedNumbers,
  name: 'Tiffin Lane',
  siteUrl: 'https://tiffinlane.example',
  tagline: 'Home-cooked Indian meals for the Dallas, Texas area.',
  theme: 'home-kitchen',
  mark,
  markColors: { a: '#0c5244', b: '#ffb42e' },
  businessType: 'Restaurant',
  cuisine: 'Indian',
  words: { item: 'dish', items: 'dishes', make: 'cook', making: 'cooking' },
  themeColor: { light: '#fdfcf5', dark: '#0d1412' },
  hero: [
    {
      title: 'Home cooking, carried to your\u00a0door',
      picture: pictures.wide(
        'thali-spread',
        'A brass thali with curries, rice, naan and sweets, more bowls around it.',
      ),
    },
    {
      title: 'Biryani, under a sealed lid',
      text: 'Layered rice, saffron and mint, steamed slowly in one pot.',
      shows: { item: 'chicken-biryani', called: 'the biryani' },
      picture: pictures.wide('biryani', 'A copper kadhai of saffron chicken biryani with egg and mint.'),
    },
    {
      title: 'Samosas, three to a plate',
      text: 'Spiced potato and peas in a crisp shell, with two chutneys.',
      shows: { item: 'samosa', called: 'the samosas' },
      picture: pictures.squareSlide(
        'samosa',
        'Three golden samosas on a terracotta plate with green and tamarind chutneys.',
      ),
    },
    {
      title: 'Dosa, crisp to the edge',
      text: 'Fermented overnight, filled to order.',
      shows: { item: 'masala-dosa', called: 'the dosa' },
      picture: pictures.squareSlide(
        'masala-dosa',
        'Long golden rolled dosa on a banana leaf with sambar and coconut chutney.',
      ),
    },
    {
      title: 'Something cold and golden',
      text: 'Mango lassi with saffron, pistachio and mint.',
      shows: { item: 'mango-lassi', called: 'the lassi' },
      picture: pictures.squareSlide(
        'mango-lassi',
        'Two glasses of golden mango lassi with mint, mango cubes in front.',
      ),
    },
  ],
  facts: [
    { icon: 'place', title: 'Delivery or pickup', text: 'In the Dallas, Texas area' },
    { icon: 'snack', title: 'Snacks, same day', text: "Order while we're open" },
    { icon: 'allergens', title: 'Every allergen listed', text: 'Tap any dish to see them' },
  ],
  about: {
    title: 'Food from a home kitchen, not a factory',
    paragraphs: [
      'Tiffin Lane cooks home-style Indian meals for the Dallas, Texas area. One short menu a day, cooked in family-size batches.',
      'Meera Iyer packed her first twelve tiffins here on September 13, 2021. Her mother still tastes every new dish before it goes on the menu.',
    ],
    points: ['Every dish lists its ingredients and dietary labels', 'Choose delivery or pickup at checkout'],
    pictures: [pictures.wide('home-counter'), pictures.square('palak-paneer'), pictures.square('gulab-jamun')],
  },
  menuIntro: 'A short menu every day, cooked the way we cook at home.',
  contact,
  hours: [
    { from: 'Mon', to: 'Fri', opens: 7, closes: 21 },
    { from: 'Sat', to: 'Sun', opens: 8, closes: 22 },
  ],
  orderingWindow: { from: 16, to: 21 },
  orderingNotice: 'Orders placed 4 PM–9 PM are for next-day delivery. Snacks can be delivered the same day.',
  arrivalWindows: { DELIVERY: { from: 11, to: 13 }, PICKUP: { from: 11, to: 18 } },
  timeZone: 'America/Chicago',
  delivery: { areaHint: 'Dallas area', pickupHint: 'At the kitchen' },
  pickup: {
    name: 'Tiffin Lane Kitchen',
    street: '2204 Greenville Avenue',
    city: 'Dallas',
    state: 'TX',
    postalCode: '75206',
    country: 'USA',
    directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=2204+Greenville+Avenue%2C+Dallas%2C+TX+75206',
  },
  social: {},
  crossContact: `Made in a kitchen that uses ${kitchenUses}. We can't promise any dish is free of traces.`,
  newsletterText: "Next week's menu, in your inbox every week.",
  defaultCategories: [
    'Thali',
    'Biryani & Rice',
    'Curries',
    'South Indian',
    'Snacks',
    'Breads',
    'Sides',
    'Sweets',
    'Drinks',
  ],
  flags: { emailAccounts: true, contactForm: false, goesWith: true },
  orderDialect: 'street',
};
