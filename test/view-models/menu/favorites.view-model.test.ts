import { describe, expect, it } from 'vitest';
import { FavoritesViewModel } from '../../../src/view-models/menu/favorites.view-model';
import { aDish, idsOf } from '../../support/builders-menu';
import { InMemoryFavorites } from '../../support/in-memory';
import { aMenuList } from '../../support/menu';

function someFavorites(...ids: readonly string[]) {
  const kept = new InMemoryFavorites(new Set(ids));
  const favorites = new FavoritesViewModel(kept);
  favorites.load();
  return { kept, favorites };
}

describe('favorites', () => {
  it('are those stored on the device', () => {
    const { favorites } = someFavorites('oat');
    expect(favorites.has('oat')).toBe(true);
    expect(favorites.has('mint')).toBe(false);
  });

  it('are added on the first press and removed on the second', () => {
    const { favorites, kept } = someFavorites('oat');
    favorites.toggle('mint');
    favorites.toggle('oat');
    expect([...kept.favorites]).toEqual(['mint']);
  });

  it('follow another tab', () => {
    const { favorites, kept } = someFavorites('oat');
    kept.changeElsewhere(new Set(['mint']));
    expect([...favorites.ids]).toEqual(['mint']);
  });

  it('keep what another tab has added since', () => {
    const { favorites, kept } = someFavorites('oat');
    kept.save(new Set(['oat', 'mint']));
    favorites.toggle('chip');
    expect([...kept.favorites]).toEqual(['oat', 'mint', 'chip']);
  });

  it('stop following other tabs when disposed', () => {
    const { favorites, kept } = someFavorites('oat');
    favorites.dispose();
    kept.changeElsewhere(new Set());
    expect(favorites.has('oat')).toBe(true);
  });

  it('leave the menu at once when only favorites are shown', async () => {
    const menu = [aDish('oat'), aDish('mint')];
    const { list, favorites } = await aMenuList({ menu, favorites: new Set(['oat', 'mint']), at: '?favorites=true' });
    favorites.toggle('oat');
    expect(idsOf(list.page)).toBe('mint');
  });
});
