import { expect, it } from 'vitest';
import { addressLines, formatMobile, formatPhone } from '../../../src/ui/format/format-contact';
import { formatPlace } from '../../../src/ui/format/format-place';
import { offeredDialCode } from '../../../src/domain/checkout/mobile-number';
import { specifiedArea } from '../../../src/domain/shop/shop-numbers';

it.each([
  ['+1', '2145550188', '+1 214-555-0188'],
  ['+1', '(214) 555 0188', '+1 214-555-0188'],
  ['+44', '20 7946 0958', '+44 20 7946 0958'],
])('writes a mobile number one way, however it was typed: %s %s', (dialCode, typed, written) => {
  expect(formatMobile(typed, offeredDialCode(specifiedArea, dialCode))).toBe(written);
});

it.each([
  ['0412 345 678', '+61 412345678'],
  ['412 345 678', '+61 412 345 678'],
  ['+61 412 345 678', '+61 412345678'],
])('writes a mobile number without the trunk prefix and dial code that were typed with it: %s', (typed, written) => {
  const australia = { code: '+61', label: '+61 (AU)', lengths: [9], trunkPrefix: '0' };
  expect(formatMobile(typed, australia)).toBe(written);
});

it.each([
  ['+12145550188', '+1 214-555-0188'],
  ['+1 (214) 555 0188', '+1 214-555-0188'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['214', '214'],
])('writes the phone number of an account: %s', (stored, written) => {
  expect(formatPhone(stored)).toBe(written);
});

it('writes a state and its ZIP code so that no line parts them', () => {
  const place = { city: 'Dallas', state: 'TX', postalCode: '75204' };
  expect(addressLines(place)).toEqual(['Dallas, TX\u00a075204']);
  const pickup = { ...place, name: 'Kitchen', street: '1420 Elm Street', country: 'USA' };
  expect(formatPlace(pickup)).toBe('1420 Elm Street, Dallas, TX\u00a075204');
});
