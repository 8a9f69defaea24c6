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
  name: 'Second Batch',
  siteUrl: 'https://secondbatch.example',
  tagline: 'Cookies baked to order in the Dallas, Texas area.',
  theme: 'cookies',
  mark,
  markColors: { a: '#3b1b0f', b: '#ffc94f' },
  businessType: 'Bakery',
  cuisine: 'Cookies',
  themeColor: { light: '#fffbf4', dark: '#19110c' },
  hero: [
    {
      title: 'Warm cookies, made for tomorrow',
      text: 'Order between 4 PM and 9 PM and your box arrives fresh the next day.',
      picture: pictures.wide(
        'cookie-stack',
        'A stack of chocolate chip, macadamia and double chocolate cookies with crumbs.',
      ),
    },
    {
      title: 'A dozen says it better',
      text: 'Mix your own box. Shipping is free when it goes over $50.',
      picture: pictures.wide('delivery-box', 'An open kraft delivery box filled with assorted cookies.'),
    },
    {
      title: 'One tray, twelve cookies',
      text: 'A short menu, baked in small batches. When it is gone, it is gone.',
      picture: pictures.wide('cookie-tray', 'A baking tray of twelve assorted cookies on parchment.'),
    },
    {
      title: 'Gluten-free, not joy-free',
      text: 'Raspberry Thumbprint: real jam on oat shortbread, baked without wheat, egg or dairy.',
      picture: pictures.square(
        'raspberry-thumbprint',
        'Powdered thumbprint cookie filled with glossy raspberry jam, raspberries beside it.',
      ),
    },
    {
      title: 'It is gingerbread season',
      text: 'Dark molasses, warm spice and a little snow, while it lasts.',
      picture: pictures.square('gingerbread-snowflake', 'Scalloped gingerbread cookie with a piped white snowflake.'),
    },
  ],
  facts: [
    { icon: 'clock', title: 'Order 4 PM–9 PM', text: 'Delivered the next day' },
    { icon: 'snack', title: 'Snacks, same day', text: 'They can come the day you order' },
    { icon: 'place', title: 'Dallas, Texas area', text: 'Delivery to your door, or pickup' },
  ],
  about: {
    title: 'A small kitchen that bakes to order',
    paragraphs: [
      'Second Batch is an online cookie shop and kitchen in the Dallas, Texas area. The menu is written each day, the dough is mixed after you order, and nothing waits on a shelf.',
    ],
    points: [
      'Every item lists its ingredients and dietary labels',
      'Snacks can be delivered the same day',
      'Delivery or pickup, you choose at checkout',
    ],
    pictures: [pictures.wide('cookie-tray'), pictures.square('red-velvet-crinkle'), pictures.square('sugar-sprinkle')],
  },
  menuIntro: 'Baked in small batches. When it is gone, it is gone until tomorrow.',
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
    name: 'Second Batch Kitchen',
    street: '1420 Elm Street',
    city: 'Dallas',
    state: 'TX',
    postalCode: '75202',
    country: 'USA',
    directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=1420+Elm+Street%2C+Dallas%2C+TX+75202',
  },
  social: {},
  crossContact: 'Our kitchen uses wheat, milk, egg, soy and nuts every day, so traces are always possible.',
  newsletterText: 'The week’s menu, once a week.',
  defaultCategories: ['Classic', 'Premium', 'Seasonal', 'Gluten-Free'],
  flags: { emailAccounts: false, contactForm: false },
  orderDialect: 'lines',
};
