import type { ShopProfile } from '../../../domain/shop/shop-profile';

export const contact: ShopProfile['contact'] = {
  phone: '(972) 555-0164',
  phoneDial: '+19725550164',
  phoneHours: [{ from: 'Mon', to: 'Sat', opens: 8, closes: 20 }],
  email: 'hello@tiffinlane.example',
  emailNote: 'We answer within a day',
  area: 'Dallas, Texas area',
  areaNote: 'Delivery across Dallas, or pick up at the kitchen.',
  messageIntro: 'A question about a dish, an allergen or dinner for twenty: we answer within a day.',
  supportEmail: 'support@tiffinlane.example',
};
