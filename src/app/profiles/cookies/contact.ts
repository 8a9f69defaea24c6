import type { ShopProfile } from '../../../domain/shop/shop-profile';

export const contact: ShopProfile['contact'] = {
  phone: '(214) 555-0142',
  phoneDial: '+12145550142',
  phoneHours: [{ from: 'Mon', to: 'Sat', opens: 8, closes: 20 }],
  email: 'hello@secondbatch.example',
  emailNote: 'We answer within a day',
  area: 'Dallas, Texas area',
  areaNote: 'Delivery across Dallas, or pick up at the kitchen.',
  messageIntro: 'A question about an order, an allergen or a large box for Saturday: we answer within a day.',
  supportEmail: 'support@secondbatch.example',
};
