import { describe, expect, it } from 'vitest';
import { isDayChanged, withPromisedDays } from '../../../src/domain/cart/promised-days';
import { cents } from '../../../src/domain/shared/money';
import type { Product } from '../../../src/domain/menu/product';
import { aCartItem, aDay, aProduct } from '../../support/builders';

const today = aDay('2026-11-24');
const day = (text?: string) => (text === undefined ? {} : { deliverableOn: aDay(`2026-11-${text}`) });
const offer = (on?: string, price = 250) => ({ name: 'Classic Chip', price: cents(price), ...day(on) });

function promised(inCart: string | undefined, menu: readonly Product[] | undefined) {
  return withPromisedDays([aCartItem(day(inCart))], { menu, today })[0]?.deliverableOn;
}

describe('the day that is promised for a line of the cart', () => {
  it.each<[string, string | undefined, Partial<Product>, string | undefined]>([
    ['moves to the only day of the menu', '18', day('25'), '2026-11-25'],
    ['moves although it is still ahead', '26', day('25'), '2026-11-25'],
    ['stays where the menu has it', '25', day('25'), '2026-11-25'],
    ['may be today', '24', day('24'), '2026-11-24'],
    ['stays where one of several days is it', '27', { ...day('25'), otherOffers: [offer('27')] }, '2026-11-27'],
    ['moves to the earliest day', '18', { ...day('27'), otherOffers: [offer('26'), offer()] }, '2026-11-26'],
    ['is a day of the price in the cart', '25', { ...offer('25', 300), otherOffers: [offer('27')] }, '2026-11-27'],
    ['is a day of the new price', '25', { ...offer('26', 300), otherOffers: [offer('25', 350)] }, '2026-11-26'],
    ['is found for a line without one', undefined, day('25'), '2026-11-25'],
    ['stays where the menu states no days', '25', {}, '2026-11-25'],
    ['is none where it is over and the menu states none', '18', {}, undefined],
    ['is never one that is over, even if the menu has it', '18', day('18'), undefined],
    ['is one with enough left', '18', { ...day('25'), quantityAvailable: 0, otherOffers: [offer('26')] }, '2026-11-26'],
    [
      'moves from a day that has too few left',
      '25',
      { ...day('25'), quantityAvailable: 0, otherOffers: [offer('26')] },
      '2026-11-26',
    ],
    ['stays where no day has enough', '25', { ...day('25'), quantityAvailable: 0 }, '2026-11-25'],
    [
      'moves to a day with too few left where no day has enough',
      '18',
      { ...day('25'), quantityAvailable: 0 },
      '2026-11-25',
    ],
    ['is the next one where the first is over', '18', { ...day('18'), otherOffers: [offer('25')] }, '2026-11-25'],
  ])('%s', (_rule, inCart, menuHas, expected) => {
    expect(promised(inCart, [aProduct(menuHas)])).toBe(expected);
  });

  it.each([
    ['18', undefined],
    ['25', '2026-11-25'],
  ])('is the stored one unless it is over, where the item or the menu is not known: %s', (inCart, expected) => {
    expect([promised(inCart, undefined), promised(inCart, [])]).toEqual([expected, expected]);
  });

  it('leaves every other line the object it is', () => {
    const cart = [aCartItem(day('25')), aCartItem({ id: 'oat' })];
    const same = withPromisedDays(cart, { menu: [aProduct(day('25'))], today });
    expect(same.every((item, position) => item === cart[position])).toBe(true);
  });
});

describe('a day that the customer saw', () => {
  const isChanged = (...seen: readonly (string | undefined)[]) =>
    isDayChanged(
      seen.map((text) => aCartItem(day(text))),
      { menu: [aProduct(day('25'))], today },
    );

  it.each<[string, boolean, readonly (string | undefined)[]]>([
    ['is the same where the menu still has it', false, ['25', '25']],
    ['is another one where one line moves', true, ['25', '26']],
    ['cannot change on a line that was shown without a day', false, [undefined]],
    ['cannot change in an empty cart', false, []],
  ])('%s', (_rule, expected, seen) => {
    expect(isChanged(...seen)).toBe(expected);
  });
});
