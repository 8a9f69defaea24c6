import { describe, expect, it } from 'vitest';
import { applyChange, type Cart, type CartChange } from '../../../src/domain/cart/cart';
import { canKeep, resolveLines, reviewCart, type UnavailableReason } from '../../../src/domain/cart/cart-review';
import { cents } from '../../../src/domain/shared/money';
import { aCartItem, aProduct } from '../../support/builders';

const item = aCartItem();

function reasonWith(menuHas: Parameters<typeof aProduct>[0], inCart = item) {
  return reviewCart([inCart], [aProduct(menuHas)]).unavailable[0]?.reason;
}

describe('cart review', () => {
  it("finds an item valid that is in today's menu with the same price and name", () => {
    expect(reviewCart([item], [aProduct()])).toEqual({ available: [item], unavailable: [] });
  });

  it('compares nothing else: description, picture and day may change', () => {
    expect(reasonWith({ description: 'New', picture: { src: '/new.avif', alt: '' } })).toBeUndefined();
  });

  it.each([
    [250, 1, undefined],
    [300, 1, undefined],
    [275, 1, { kind: 'priceChanged', from: 275, to: 250 }],
    [300, 5, undefined],
    [300, 6, { kind: 'onlyLeft', left: 5 }],
  ])('accepts any row of an item of several days: at %d cents, %d of it', (price, quantity, reason) => {
    const otherOffers = [{ name: 'Classic Chip', price: cents(300), quantityAvailable: 5 }];
    const inCart = aCartItem({ price: cents(price), quantity });
    expect(reasonWith({ price: cents(250), otherOffers }, inCart)).toEqual(reason);
  });

  it('accepts the largest quantity that a day has left at this price', () => {
    const otherOffers = [5, 3].map((quantityAvailable) => ({ name: item.name, price: item.price, quantityAvailable }));
    const menu = { quantityAvailable: 2, otherOffers };
    expect(reasonWith(menu, { ...item, quantity: 5 })).toBeUndefined();
    expect(reasonWith(menu, { ...item, quantity: 6 })).toEqual({ kind: 'onlyLeft', left: 5 });
  });

  it('reads an item of any number of days', () => {
    const otherOffers = Array.from({ length: 200_000 }, () => ({ ...item, quantityAvailable: 1 }));
    expect(reasonWith({ quantityAvailable: 1, otherOffers }, { ...item, quantity: 2 })).toMatchObject({ left: 1 });
  });

  it('accepts the name that an item has on another day', () => {
    const otherOffers = [{ name: item.name, price: item.price }];
    expect(reasonWith({ name: 'Classic Chip XL', otherOffers })).toBeUndefined();
  });

  it('reports an item that is gone', () => {
    expect(reasonWith({ id: 'another' })).toEqual({ kind: 'gone' });
    expect(reviewCart([item], []).unavailable).toEqual([{ item, reason: { kind: 'gone' } }]);
  });

  it('reports the new name of an item', () => {
    expect(reasonWith({ name: 'Classic Chip XL' })).toEqual({ kind: 'renamed', newName: 'Classic Chip XL' });
  });

  it.each([251, 249, 275])('reports the new price of an item: %d cents', (price) => {
    expect(reasonWith({ price: cents(price) })).toEqual({ kind: 'priceChanged', from: 250, to: price });
  });

  it.each([
    [2, 3, { kind: 'onlyLeft', left: 2 }],
    [3, 3, undefined],
    [undefined, 99, undefined],
  ])('cart review with %s left and %d wanted reports %o', (left, quantity, reason) => {
    const stock = left === undefined ? {} : { quantityAvailable: left };
    expect(reasonWith(stock, { ...item, quantity })).toEqual(reason);
  });

  it('asks about an item of which less is left', () => {
    const wanted = { ...item, quantity: 3 };
    expect(reviewCart([wanted], [aProduct({ quantityAvailable: 2 })])).toEqual({
      available: [],
      unavailable: [{ item: wanted, reason: { kind: 'onlyLeft', left: 2 } }],
    });
  });

  it('removes what nobody chose to keep', () => {
    const few = aCartItem({ id: 'few', quantity: 5 });
    const cart: Cart = [aCartItem({ id: 'gone' }), few, aCartItem({ id: 'dear' }), item];
    const menu = [aProduct(), aProduct({ id: 'few', quantityAvailable: 4 }), aProduct({ id: 'dear', price: cents(1) })];
    const { available, unavailable } = reviewCart(cart, menu);
    expect(resolveLines(unavailable, new Map()).reduce(applyChange, cart)).toEqual(available);
    expect(resolveLines(unavailable, new Map())).toEqual([
      { kind: 'remove', id: 'gone' },
      { kind: 'remove', id: 'few' },
      { kind: 'remove', id: 'dear' },
    ]);
    expect(available).toEqual([item]);
  });

  it.each<[UnavailableReason, CartChange | undefined]>([
    [{ kind: 'gone' }, undefined],
    [{ kind: 'renamed', newName: 'Chip XL' }, undefined],
    [
      { kind: 'priceChanged', from: cents(250), to: cents(275) },
      { kind: 'reprice', id: item.id, price: cents(275) },
    ],
    [
      { kind: 'onlyLeft', left: 2 },
      { kind: 'setQuantity', id: item.id, quantity: 2 },
    ],
  ])('leaves the customer a choice where there is one, and makes none: %o', (reason, kept) => {
    const line = { item, reason };
    expect(canKeep(line)).toBe(kept !== undefined);
    const remove = { kind: 'remove', id: item.id };
    expect(resolveLines([line], new Map())).toEqual([remove]);
    expect(resolveLines([line], new Map([[item.id, 'keep']]))).toEqual([kept ?? remove]);
    expect(resolveLines([line], new Map([[item.id, 'remove']]))).toEqual([remove]);
  });

  it('gives a line the price that the customer accepted', () => {
    const change: CartChange = { kind: 'reprice', id: item.id, price: cents(275) };
    expect(applyChange([item, aCartItem({ id: 'other' })], change)).toEqual([
      { ...item, price: 275 },
      aCartItem({ id: 'other' }),
    ]);
  });

  it('preserves the order of the cart in both lists', () => {
    const cart = ['d', 'c', 'b', 'a'].map((id) => aCartItem({ id }));
    const review = reviewCart(cart, [aProduct({ id: 'a' }), aProduct({ id: 'c' })]);
    expect(review.available.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(review.unavailable.map((line) => line.item.id)).toEqual(['d', 'b']);
  });
});
