import { describe, expect, it } from 'vitest';
import { cents } from '../../../src/domain/shared/money';
import type { Handler } from '../../../src/tools/mock-api/mock-api';
import { ContractFixture } from '../../support/contract-shops';
import { httpShop, inMemory } from '../../support/http-contract-shops';

const draft = { name: 'Anzac', description: 'Oats and syrup.', price: cents(275), menuTypeId: '1', isAvailable: true };
const asStaff =
  (api: Handler) =>
  (url: string, init: RequestInit): Promise<Response> => {
    const request = new Request(url, init);
    request.headers.set('Authorization', 'Bearer demo-staff');
    return api(request);
  };
const openMenu = async (connect = asStaff) =>
  httpShop(await ContractFixture.open(), { dialect: 'lines' }, connect).menu;
const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

describe('edited menu items', () => {
  it('can be created', async () => {
    const menu = await openMenu();
    const made = await menu.createItem(draft);
    expect(await menu.item(made?.id ?? '')).toMatchObject({ name: 'Anzac', price: 275, category: { name: 'Classic' } });
    expect(names((await menu.items()).products)).toContain('Anzac');
  });

  it('can be changed', async () => {
    const menu = await openMenu();
    await menu.updateItem('oat', draft);
    expect(await menu.item('oat')).toMatchObject({ name: 'Anzac' });
    expect(names((await menu.items()).products)).toEqual(['Classic Chip', 'Samosa', 'Anzac']);
  });

  it('can be deleted', async () => {
    const menu = await openMenu();
    await menu.deleteItem('oat');
    await expect(menu.item('oat')).rejects.toMatchObject({ status: 404 });
    await expect(menu.deleteItem('oat')).rejects.toMatchObject({ status: 404 });
  });

  it('are refused without the token of the staff', async () => {
    const menu = await openMenu(inMemory);
    await expect(menu.createItem(draft)).rejects.toMatchObject({ status: 401 });
    await expect(menu.updateItem('oat', draft)).rejects.toMatchObject({ status: 401 });
    await expect(menu.deleteItem('oat')).rejects.toMatchObject({ status: 401 });
  });

  it('are not listed while unavailable', async () => {
    const menu = await openMenu();
    await menu.updateItem('oat', { ...draft, isAvailable: false });
    expect(names((await menu.items()).products)).toEqual(['Classic Chip', 'Samosa']);
  });

  it.each([
    ['search', { search: 'SAM' }, ['Samosa']],
    ['category', { category: 'classic' }, ['Classic Chip', 'Oat']],
    ['diet', { dietary: ['vegan'] }, []],
    ['price, highest first', { sort: 'price', order: 'desc' }, ['Samosa', 'Classic Chip', 'Oat']],
    ['page', { limit: 2, page: 2 }, ['Samosa']],
  ] as const)('edited menu items are filtered by %s', async (_what, filters, expected) => {
    expect(names((await (await openMenu()).items(filters)).products)).toEqual(expected);
  });
});
