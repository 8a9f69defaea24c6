import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../src/domain/menu/menu-search';
import { foldText } from '../../../src/domain/shared/text-folding';

const finds = (search: string, text: string) => searchWords(search).every((word) => word.matches(text));

describe('a word of a search', () => {
  it.each([
    ['curry', 'five curries'],
    ['curries', 'a mild curry'],
    ['cookie', 'cookies'],
    ['cookies', 'one cookie'],
    ['berries', 'a berry'],
    ['tomato', 'tomatoes'],
    ['tomatoes', 'one tomato'],
    ['dishes', 'a dish'],
    ['spices', 'spiced'],
    ['baking', 'baked'],
    ['nuts', 'nut-free'],
    ['nut-free', 'nut-free'],
    ['choc', 'dark chocolate'],
    ['chips,', 'a chip'],
    ['((chips', 'a chip'],
    ['chips!!', 'a chip'],
    ['smoothie', 'a smoothy'],
    ['bake', 'baking'],
    ['&', 'biryani & rice'],
    ['鸡', '鸡丁'],
  ])('%s finds "%s"', (search, text) => {
    expect(finds(search, text)).toBe(true);
  });

  it.each([
    ['tea', 'steamed'],
    ['rice', 'the price'],
    ['cookie', 'cooked'],
    ['cookies', 'home-cooked'],
    ['curry', 'currant'],
    ['red', 'an onion ring'],
    ['pies', 'pied'],
    ['.*', 'anything'],
  ])('%s does not find "%s"', (search, text) => {
    expect(finds(search, text)).toBe(false);
  });

  it('finds the text that contains it, whatever its characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 12 }), (typed) => {
        const [word = 'a'] = typed.toLowerCase().match(/[\p{L}\p{N}]\S*/u) ?? [];
        expect(finds(word, foldText(`soft ${word} warm`))).toBe(true);
      }),
    );
  });
});
