import { expect, it } from 'vitest';
import { specifiedNumbers } from '../../../src/domain/shop/shop-numbers';

it("the specification's shop is in Dallas", () => {
  expect(specifiedNumbers).toEqual({
    locale: 'en-US',
    currency: 'USD',
    pricing: { taxPercent: 8, shippingFee: 599, freeShippingAbove: 5000 },
    area: {
      state: 'TX',
      country: 'USA',
      notice: 'We only serve the Dallas, Texas area. Orders outside it may be cancelled.',
      postalCode: {
        label: 'ZIP code',
        pattern: String.raw`\d{5}(-\d{4})?`,
        example: '75201',
        hint: '5 digits, like 75201',
      },
      dialCodes: [
        { code: '+1', label: '+1 (US, CA)', lengths: [10], groups: [3, 3, 4] },
        { code: '+44', label: '+44 (GB)', lengths: [10], trunkPrefix: '0' },
        { code: '+61', label: '+61 (AU)', lengths: [9], trunkPrefix: '0' },
        { code: '+91', label: '+91 (IN)', lengths: [10], trunkPrefix: '0' },
      ],
    },
  });
});
