import { expect, it } from 'vitest';
import { isEmail } from '../../../src/domain/shared/email';

it('an email is one with blanks around it, which do not count', () => {
  const longest = `${'a'.repeat(242)}@example.com`;
  expect(longest).toHaveLength(254);
  expect(isEmail(`  ${longest} `)).toBe(true);
});

it.each([
  [254, true],
  [255, false],
])('an email of %d characters is one: %s', (length, expected) => {
  const end = '@example.com';
  expect(isEmail(`${'a'.repeat(length - end.length)}${end}`)).toBe(expected);
});
