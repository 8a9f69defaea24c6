import { expect, it } from 'vitest';
import { formatMobile } from '../../../src/ui/format/format-contact';

it.each([
  ['+1', '2145550188', '+1 214-555-0188'],
  ['+1', '(214) 555 0188', '+1 214-555-0188'],
  ['+44', '20 7946 0958', '+44 20 7946 0958'],
])('writes a mobile number one way, however it was typed: %s %s', (dialCode, typed, written) => {
  expect(formatMobile(dialCode, typed)).toBe(written);
});
