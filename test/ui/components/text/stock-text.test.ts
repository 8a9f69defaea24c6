import { describe, expect, it } from 'vitest';
import { stockNotice } from '../../../../src/domain/cart/stock-notice';
import { stockText } from '../../../../src/ui/components/text/stock-text';

describe('what is said about the stock', () => {
  it.each([
    ['nothing while there are many', { quantityAvailable: 6 }, 1, undefined],
    ['how few there are, before the limit', { quantityAvailable: 5 }, 0, 'Only 5 left'],
    ['that these are the last', { quantityAvailable: 3 }, 3, 'You have the last 3'],
    ['that this is the last', { quantityAvailable: 1 }, 1, 'You have the last one'],
    ['that these are the last of many', { quantityAvailable: 12 }, 12, 'You have the last 12'],
    ['how many there are, to who has more', { quantityAvailable: 2 }, 4, 'Only 2 left'],
    ['the limit of one item', { quantityAvailable: 500 }, 99, 'At most 99 of one item'],
    ['the limit of one item, without a stock', {}, 99, 'At most 99 of one item'],
    ['nothing below it', {}, 98, undefined],
  ])('is %s', (_what, stock, quantity, text) => {
    const notice = stockNotice(stock, quantity);
    expect(notice && stockText(notice)).toBe(text);
  });
});
