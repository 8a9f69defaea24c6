import { expect, it } from 'vitest';
import { cleanEmail, isEmail } from '../../../src/domain/shared/email';

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

it.each([
  '1,ann@example.com',
  'x<ann@example.com>',
  'ann@example.com(x)',
  'x;ann@example.com',
  'a"b@example.com',
  'x:ann@example.com',
])('an email is not %s, which mail programs read as another address', (text) => expect(isEmail(text)).toBe(false));

it.each(["o'neil+shop@example.co.uk", 'größe@bücher.example', 'a_b-c.d@example.com', 'a|b@example.com'])(
  'an email is %s',
  (text) => expect(isEmail(text)).toBe(true),
);

it('an email of a Turkish keyboard is the same address, whichever program writes it small', () => {
  expect(cleanEmail('\u0130smail@example.com')).toBe('Ismail@example.com');
  expect(cleanEmail('I\u0307smail@example.com')).toBe('Ismail@example.com');
});

it('a page that is pasted in place of an email is read at once', () => {
  const pasted = `a${'>'.repeat(100_000)}a`;
  const begun = performance.now();
  expect(isEmail(pasted)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(1000);
});
