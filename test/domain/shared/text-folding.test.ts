import { describe, expect, it } from 'vitest';
import { foldText, slugOf } from '../../../src/domain/shared/text-folding';

describe('folded text', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['CAFÉ', 'cafe'],
    ['É', 'e'],
    ['cafe\u0301', 'cafe'],
    ['Jalapeño', 'jalapeno'],
    ['İncir', 'incir'],
    ['Aloo Gobi', 'aloo gobi'],
    ['Grandma\u2019s Rasam', "grandma's rasam"],
    ['Grandma\u02bcs Rasam', "grandma's rasam"],
    ['Grandma`s Rasam', "grandma's rasam"],
    ['½ Dozen', '1/2 dozen'],
    ['1\u20442', '1/2'],
    ['Smørrebrød', 'smorrebrod'],
    ['Weißwurst', 'weisswurst'],
    ['STRAẞE', 'strasse'],
    ['Æbleskiver', 'aebleskiver'],
    ['Bœuf', 'boeuf'],
    ['Łosoś', 'losos'],
    ['Bánh Đa', 'banh da'],
    ['Kısır', 'kisir'],
    ['Ｐａｄ　Ｔｈａｉ', 'pad thai'],
    ['ﬁlet', 'filet'],
    ['Gluten\u2011Free', 'gluten-free'],
    ['co\u00adokie', 'cookie'],
  ])('compares %s as %s: without case and accents', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('slug', () => {
  it.each([
    ['Gluten-Free', 'gluten-free'],
    ['Biryani & Rice', 'biryani-rice'],
    ['  Crème Brûlée!  ', 'creme-brulee'],
    ['Thali #2', 'thali-2'],
    ['—', ''],
    ['Smørrebrød', 'smørrebrød'],
    ['Ｔｈａｌｉ', 'ｔｈａｌｉ'],
  ])('slug of %s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('distinguishes names in other scripts', () => {
    expect(new Set(['मिठाई', '点心', 'Завтрак'].map(slugOf)).size).toBe(3);
  });
});
