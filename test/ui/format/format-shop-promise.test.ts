import { describe, expect, it } from 'vitest';
import type { ShopPromise } from '../../../src/domain/menu/shop-promise';
import { categoryNamed } from '../../../src/domain/menu/product';
import { soonerText } from '../../../src/ui/format/format-shop-promise';
import { aDay } from '../../support/builders';

const [snacks, drinks] = [categoryNamed('Snacks'), categoryNamed('Drinks')];
const promise: ShopPromise = {
  day: aDay('2026-11-25'),
  today: aDay('2026-11-24'),
  sooner: [],
  open: { kind: 'open', until: 21 },
};

describe('what comes today', () => {
  it.each([
    [[], undefined],
    [[snacks], 'Snacks today'],
    [[snacks, drinks], 'Some items today'],
  ])('categories %j are called %s', (sooner, text) => {
    expect(soonerText({ ...promise, sooner })).toBe(text);
  });

  it('nothing is said to come today by a closed kitchen', () => {
    expect(soonerText({ ...promise, sooner: [snacks], open: { kind: 'closed', opens: undefined } })).toBeUndefined();
  });
});
