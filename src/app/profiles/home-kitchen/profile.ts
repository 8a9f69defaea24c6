import { specifiedNumbers } from '../../../domain/shop/shop-numbers';
import type { ShopProfile } from '../../../domain/shop/shop-profile';
import { picturesFrom } from '../picture-files';
import { contact } from './contact';
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
  themeColor: { light: '#fdfcf5', dark: '#0d1412' },
  hero: [
    {
      title: 'Home cooking, carried to your door',
      text: 'Order from 4 PM to 9 PM for dinner tomorrow, anywhere in the Dallas area.',
      picture: pictures.wide(
        'thali-spread',
        'A brass thali with curries, rice, naan and sweets, more bowls around it.',
      ),
    },
    {
      title: 'Biryani, under a sealed lid',
      text: 'Layered rice, saffron and mint, steamed slowly in one pot.',
      picture: pictures.wide('biryani', 'A copper kadhai of saffron chicken biryani with egg and mint.'),
    },
    {
      title: 'Samosas, same day',
      text: 'Order them today, get them today.',
      picture: pictures.square(
        'samosa',
        'Three golden samosas on a terracotta plate with green and tamarind chutneys.',
      ),
    },
    {
      title: 'Dosa, crisp to the edge',
      text: 'Fermented overnight, filled to order.',
      picture: pictures.square(
        'masala-dosa',
        'Long golden rolled dosa on a banana leaf with sambar and coconut chutney.',
      ),
    },
    {
      title: 'Something cold and golden',
      text: 'Mango lassi with saffron, pistachio and mint.',
      picture: pictures.square('mango-lassi', 'Two glasses of golden mango lassi with mint, mango cubes in front.'),
    },
  ],
  facts: [
    { icon: 'place', title: 'Delivery or pickup', text: 'Across the Dallas, Texas area' },
    { icon: 'snack', title: 'Snacks, same day', text: 'Order them today, get them today' },
    { icon: 'allergens', title: 'Allergens up front', text: 'Open any dish to read them' },
  ],
  about: {
    title: 'Food from a home kitchen, not a factory',
    paragraphs: [
      'Tiffin Lane cooks home-style Indian meals for the Dallas, Texas area. One short menu a day, cooked in the quantities a family would make.',
    ],
    points: [
      'Every dish lists its ingredients and dietary labels',
      'Snacks can be delivered the same day',
      'Delivery or pickup: choose at checkout',
    ],
    pictures: [pictures.wide('biryani'), pictures.square('palak-paneer'), pictures.square('gulab-jamun')],
  },
  menuIntro: 'One short menu a day, cooked the way it is made at home.',
  contact,
  hours: [
    { from: 'Mon', to: 'Fri', opens: 7, closes: 21 },
    { from: 'Sat', to: 'Sun', opens: 8, closes: 22 },
  ],
  orderingWindow: { from: 16, to: 21 },
  orderingNotice: 'Orders placed 4 PM–9 PM are for next-day delivery. Snacks can be delivered the same day.',
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
  crossContact:
    'Our kitchen uses wheat, milk, egg, nuts, mustard and coconut every day, so traces are always possible.',
  newsletterText: 'What we cook next week, once a week.',
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
  flags: { emailAccounts: true, contactForm: false },
  orderDialect: 'street',
};
