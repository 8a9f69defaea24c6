import { describe, expect, it } from 'vitest';
import { applyChange, type Cart, type CartChange } from '../../../src/domain/cart/cart';
import { undoRemovalOf, undoPeriod } from '../../../src/domain/cart/undo';
import { cents } from '../../../src/domain/shared/money';
import { aCartItem } from '../../support/builders';

const chip = aCartItem({ id: 'chip', quantity: 2 });
const mint = aCartItem({ id: 'mint', quantity: 2 });
const oat = aCartItem({ id: 'oat', quantity: 2 });
const cart: Cart = [chip, mint, oat];

function undo(before: Cart, change: CartChange, later: readonly CartChange[] = []): Cart {
  const after = [change, ...later].reduce(applyChange, before);
  const back = undoRemovalOf(before, change);
  return back ? applyChange(after, back) : after;
}

describe('Undo', () => {
  it('is offered for 8 s', () => {
    expect(undoPeriod).toBe(8000);
  });

  it.each<[string, CartChange]>([
    ['Remove', { kind: 'remove', id: 'mint' }],
    ['minus at quantity 1', { kind: 'setQuantity', id: 'mint', quantity: 0 }],
    ['Clear Cart', { kind: 'clear' }],
    ['taking out two lines', { kind: 'take', items: [chip, mint] }],
    ['taking a piece out of a line', { kind: 'take', items: [{ ...mint, quantity: 1 }] }],
  ])('returns everything to its position after %s', (_action, change) => {
    expect(undo(cart, change)).toEqual(cart);
  });

  it.each<[string, CartChange]>([
    ['an item that was not there is removed', { kind: 'remove', id: 'nut' }],
    ['a quantity only grows', { kind: 'setQuantity', id: 'mint', quantity: 3 }],
    ['an item is added', { kind: 'add', item: aCartItem({ id: 'nut' }) }],
  ])('is not offered when %s', (_case, change) => {
    expect(undoRemovalOf(cart, change)).toBeUndefined();
  });

  it('is not offered for clearing an empty cart', () => {
    expect(undoRemovalOf([], { kind: 'clear' })).toBeUndefined();
  });

  it('does not remove what was added since', () => {
    const nut = aCartItem({ id: 'nut' });
    expect(undo(cart, { kind: 'clear' }, [{ kind: 'add', item: nut }])).toEqual([...cart, nut]);
  });

  it('adds up an item that was added again', () => {
    const again = { ...mint, quantity: 1 };
    expect(undo(cart, { kind: 'clear' }, [{ kind: 'add', item: again }])).toEqual([
      chip,
      { ...mint, quantity: 3 },
      oat,
    ]);
  });

  it('does not change the price of an item that was added again', () => {
    const dearer = { ...mint, price: cents(400), quantity: 1 };
    expect(undo([mint], { kind: 'clear' }, [{ kind: 'add', item: dearer }])).toEqual([{ ...dearer, quantity: 3 }]);
  });

  it('puts an item at the end when its position is gone', () => {
    const later: CartChange[] = [
      { kind: 'remove', id: 'chip' },
      { kind: 'remove', id: 'mint' },
    ];
    expect(undo(cart, { kind: 'remove', id: 'oat' }, later)).toEqual([oat]);
  });
});
