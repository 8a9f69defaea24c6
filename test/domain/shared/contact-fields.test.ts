import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from '../../../src/domain/shared/email';
import { hasErrors } from '../../../src/domain/shared/field-errors';
import { isPhone } from '../../../src/domain/shared/phone';

describe('phone', () => {
  it.each([
    '2145550100',
    '+12145550100',
    '+1 214 555 0100',
    '(214) 555-0100',
    ' 2 ',
    '+9',
    '1234567890123456',
    '１２３',
  ])('accepts %s', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each(['', '+', '0', '+0123', '12345678901234567', '++1', '1+', 'abc'])('refuses %s', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  const digits = Array.from('0123456789');

  /** The rule of the specification, character by character. */
  function asSpecified(text: string): boolean {
    const kept = Array.from(text).filter((character) => character.trim() !== '' && character !== '-');
    const characters = kept[0] === '0' && kept[1] === '0' ? ['+', ...kept.slice(2)] : kept;
    const [first = '', ...more] = characters[0] === '+' ? characters.slice(1) : characters;
    return (
      first !== '0' &&
      digits.includes(first) &&
      more.length <= 15 &&
      more.every((character) => digits.includes(character))
    );
  }

  it('is an optional plus, a nonzero digit and up to 15 more digits, whatever is typed', () => {
    const character = fc.constantFrom(...digits, ...digits, '+', ' ', '-', 'x', 'é');
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 20 }), (text) => {
        expect(isPhone(text)).toBe(asSpecified(text));
      }),
      { numRuns: 500 },
    );
  });
});

describe('email', () => {
  it.each([
    'a@b.co',
    ' priya@example.com ',
    'first.last+tag@mail.example.com',
    "o'neil@example.travel",
    'ü@bücher.example',
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'priya',
    'priya@',
    '@example.com',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a b@c.co',
    'a@b@c.co',
    'a@b c.co',
    'a@b.co@c.co',
    'a@b.co or a@c.co',
  ])('refuses %s', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('field errors', () => {
  it('are absent when no field has a sentence', () => {
    expect(hasErrors<{ name: string }>({})).toBe(false);
    expect(hasErrors<{ name: string }>({ name: 'Name is required' })).toBe(true);
  });
});
