import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profile } from '../../../../src/app/profiles/cookies/profile';
import { FiltersDialog } from '../../../../src/ui/menu/filters/filters-dialog';
import { aDish } from '../../../support/builders-menu';
import { aMenuList } from '../../../support/menu';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

async function filters(options: Parameters<typeof aMenuList>[0]) {
  const { toasts } = await aShop({ cart: [] });
  const { list, avoidedAllergens } = await aMenuList(options);
  return { ...renderInShop(<FiltersDialog list={list} onClose={() => undefined} />, [toasts]), avoidedAllergens };
}

describe('the Filters sheet', () => {
  it('offers the allergens of today’s menu, and shows what is left', async () => {
    const menu = [aDish('Chip', { allergens: ['Milk', 'Egg'] }), aDish('Oat', { allergens: [] })];
    const { user, avoidedAllergens } = await filters({ menu });
    const group = within(screen.getByRole('group', { name: 'Allergens to avoid' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Egg', 'Milk']);
    await user.click(group.getByRole('button', { name: 'Milk' }));
    expect(group.getByRole('button', { name: 'Milk', pressed: true })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Show 1 item' })).toBeDefined();
    expect(avoidedAllergens.names).toEqual(['Milk']);
  });

  it('diets have the sentence on traces where one of them is free of something', async () => {
    await filters({ menu: [aDish('Chip', {}, ['Vegan', 'Nut-Free'])] });
    const diets = screen.getByRole('group', { name: 'Dietary' });
    expect(diets.textContent).toContain(profile.crossContact);
    cleanup();
    await filters({ menu: [aDish('Chip', {}, ['Vegan'])] });
    expect(screen.queryByText(profile.crossContact ?? '')).toBeNull();
  });

  it('offers no allergens where the menu states none', async () => {
    const { allergens: _allergens, ...unstated } = aDish('Chip');
    await filters({ menu: [unstated] });
    expect(screen.queryByRole('group', { name: 'Allergens to avoid' })).toBeNull();
  });

  it('lets a choice be taken back where the menu states none', async () => {
    const { allergens: _allergens, ...unstated } = aDish('Chip');
    const { user, avoidedAllergens } = await filters({ menu: [unstated], avoided: ['Milk'] });
    await user.click(screen.getByRole('button', { name: 'Milk', pressed: true }));
    expect(avoidedAllergens.names).toEqual([]);
  });
});
