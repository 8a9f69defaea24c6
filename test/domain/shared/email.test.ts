import { expect, it } from 'vitest';
import { isEmail } from '../../../src/domain/shared/email';

it.each([
  [254, true],
  [255, false],
])('an email of %d characters is one: %s', (length, expected) => {
  const end = '@example.com';
  expect(isEmail(`${'a'.repeat(length - end.length)}${end}`)).toBe(expected);
});
