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
  name: 'Second Batch',
  siteUrl: 'https://secondbatch.example',
  tagline: 'Cookies baked to order in the Dallas, Texas area.',
  theme: 'cookies',
  mark,
  markColors: { a: '#3b1b0f', b: '#ffc94f' },
  businessType: 'Bakery',
  cuisine: 'Cookies',
  words: { item: 'cookie', items: 'cookies', make: 'bake', making: 'baking' },
  themeColor: { light: '#fffbf4', dark: '#19110c' },
  hero: [
    {
      title: 'Fresh\u00a0cookies, baked\u00a0just for\u00a0you',
      picture: pictures.wide(
        'cookie-stack',
        'A stack of chocolate chip, macadamia and double chocolate cookies with crumbs.',
      ),
    },
    {
      title: 'A dozen says it better',
      text: 'Mix and match any dozen, delivered or picked up.',
      picture: pictures.wide('delivery-box', 'An open kraft delivery box filled with assorted cookies.'),
    },
    {
      title: 'Small batches, every day',
      text: 'A short menu, and each cookie baked to order.',
      picture: pictures.wide('cookie-tray', 'A baking tray of assorted cookies on parchment.'),
    },
    {
      title: 'Red jam, soft middle',
      text: 'Raspberry Thumbprint: oat shortbread around a pool of tart raspberry jam.',
      shows: { item: 'raspberry-thumbprint', called: 'the thumbprint' },
      picture: pictures.squareSlide(
        'raspberry-thumbprint',
        'Powdered thumbprint cookie filled with glossy raspberry jam, raspberries beside it.',
      ),
    },
    {
      title: "It's gingerbread season",
      text: 'Dark molasses, warm spice and a little snow, while it lasts.',
      shows: { item: 'gingerbread-snowflake', called: 'the gingerbread' },
      picture: pictures.squareSlide(
        'gingerbread-snowflake',
        'Scalloped gingerbread cookie with a piped white snowflake.',
      ),
    },
  ],
  facts: [
    { icon: 'place', title: 'Delivery or pickup', text: 'In the Dallas, Texas area' },
    { icon: 'shipping', title: 'Delivery is $5.99', text: 'Free once you spend more than $50' },
    { icon: 'allergens', title: 'Every allergen listed', text: 'Tap any cookie to see them' },
  ],
  about: {
    title: 'A small kitchen that bakes to order',
    paragraphs: [
      'Second Batch is an online cookie shop and kitchen in the Dallas, Texas area. We write the menu each day and mix the dough only after you order.',
      'Nora Castillo burned her first batch here on May 4, 2019. The second one sold out by noon and gave the shop its name. She still runs the oven.',
    ],
    points: ['Every cookie lists its ingredients and dietary labels', 'Pick up downtown or get it delivered'],
    pictures: [
      pictures.wide('bakery-counter'),
      pictures.square('red-velvet-crinkle'),
      pictures.square('sugar-sprinkle'),
    ],
  },
  menuIntro: "Baked to order, a set number each day. When they're gone, they're gone until tomorrow.",
  contact,
  hours: [
    { from: 'Mon', to: 'Fri', opens: 7, closes: 21 },
    { from: 'Sat', to: 'Sun', opens: 8, closes: 22 },
  ],
  orderingWindow: { from: 16, to: 21 },
  orderingNotice: 'Orders placed 4 PM–9 PM are for next-day delivery.',
  arrivalWindows: { DELIVERY: { from: 11, to: 13 }, PICKUP: { from: 11, to: 18 } },
  timeZone: 'America/Chicago',
  delivery: { areaHint: 'Dallas area', pickupHint: 'At the kitchen' },
  pickup: {
    name: 'Second Batch Kitchen',
    street: '1420 Elm Street',
    city: 'Dallas',
    state: 'TX',
    postalCode: '75202',
    country: 'USA',
    directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=1420+Elm+Street%2C+Dallas%2C+TX+75202',
  },
  social: {},
  crossContact: `Made in a kitchen that uses ${kitchenUses}. We can't promise any cookie is free of traces.`,
  newsletterText: "Next week's menu, in your inbox every week.",
  defaultCategories: ['Classic', 'Premium', 'Seasonal', 'Gluten-Free'],
  dozen: 12,
  flags: { emailAccounts: false, contactForm: false, goesWith: true },
  orderDialect: 'lines',
};
