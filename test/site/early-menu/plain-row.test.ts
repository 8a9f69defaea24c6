import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduleReply } from '../../../src/adapters/http/menu.wire';
import { readMenuRow } from '../../../src/domain/menu/menu-row';
import { plainRow } from '../../../src/site/early-menu/plain-row';

const api = 'https://api.example.com';
const reply = scheduleReply(api);
const dish = { menuItemId: 'chip', itemName: 'Chip', price: 2.5 };

/** Returns what the early card shows of a row, or undefined if it leaves the row to the shop. */
function early(row: unknown) {
  try {
    return { read: readMenuRow(plainRow(row, api)) };
  } catch {
    return undefined;
  }
}

/** Returns what the shop shows of the row, without what no card says. */
function later(row: unknown) {
  const { success, data } = reply.safeParse({ scheduledMenusDetails: [row] });
  if (!success) return 'unreadable';
  const [product] = data;
  if (!product) return product;
  const { ingredients: _ingredients, allergens: _allergens, ...shown } = product;
  return shown;
}

const odd = fc.constantFrom(null, undefined, '', ' ', 0, -1, 3, true, {}, [], ['a'], '\ud800', 'a\nb');
const or = (value: fc.Arbitrary<unknown>) => fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: odd });
const text = or(fc.string({ unit: 'grapheme' }));
const id = or(fc.oneof(fc.string(), fc.nat()));
const fields = (model: Readonly<Record<string, fc.Arbitrary<unknown>>>, requiredKeys: readonly string[] = []) =>
  or(fc.record(model, { requiredKeys: [...requiredKeys] }));
const rows = fields(
  {
    menuItemId: id,
    itemName: text,
    price: or(fc.double({ min: 0, max: 2e6, noNaN: true })),
    description: text,
    menuImgPath: or(fc.constantFrom('/a.avif', 'http://pictures.example.com/a.avif', 'data:image/png,', 'a b')),
    menuTypeName: text,
    category: text,
    menuType: fields({ menuTypeId: id, menuName: text, description: text }),
    deliverableOn: or(fc.constantFrom('2026-11-29', '2026-11-29T00:00:00Z', 'soon')),
    isAvailable: or(fc.boolean()),
    quantityAvailable: or(fc.integer({ min: -1, max: 9 })),
    tags: or(
      fc.array(
        fields({
          tagId: id,
          name: text,
          color: or(fc.constantFrom('#a40', 'red')),
          icon: or(fc.constantFrom('✓', 'leaf')),
        }),
        { maxLength: 2 },
      ),
    ),
    isVegetarian: or(fc.boolean()),
    portion: text,
    spiceLevel: or(fc.integer({ min: 0, max: 4 })),
    ingredients: or(fc.array(text)),
    allergens: or(fc.array(text)),
  },
  ['menuItemId', 'itemName', 'price'],
);

describe('a row of the menu that is drawn before the start', () => {
  it('is the product that the shop reads from it, or is not drawn', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const drawn = early(row);
        fc.pre(drawn !== undefined);
        expect(drawn?.read).toEqual(later(row));
      }),
      { numRuns: 1000 },
    );
  });

  it('is drawn with all that a service may state', () => {
    const row = {
      ...dish,
      menuItemId: 7,
      menuImgPath: 'http://pictures.example.com/chip.avif',
      menuType: { menuTypeId: 3, menuName: 'Classic', description: 'Since 1938' },
      tags: [{ tagId: 0, name: 'Vegan', color: '#a40', icon: null }],
      portion: ' 2 pieces ',
      spiceLevel: 1,
    };
    expect(early(row)?.read).toMatchObject({
      id: '7',
      picture: { src: 'https://pictures.example.com/chip.avif' },
      category: { id: '3', name: 'Classic', description: 'Since 1938' },
      dietaryLabels: [{ name: 'Vegan', color: '#a40' }],
      portion: '2 pieces',
    });
  });

  it.each([
    ['an object as text', { description: { en: 'Soft' } }],
    ['a number as text', { itemName: 5 }],
    ['a price as text', { price: '2.50' }],
    ['a tag without a name', { tags: [{ tagId: 3 }] }],
    ['a color that is none', { tags: [{ name: 'Vegan', color: 'red' }] }],
    ['a spice level that is none', { spiceLevel: 9 }],
  ])('is not drawn with %s', (_case, field) => {
    expect(early({ ...dish, ...field })).toBeUndefined();
  });
});
