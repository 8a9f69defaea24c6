import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, it } from 'vitest';
import { FavoriteButton } from '../../../../src/ui/menu/card/favorite-button';
import { FavoritesViewModel } from '../../../../src/view-models/menu/favorites.view-model';
import { InMemoryFavorites } from '../../../support/in-memory';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

it('leaves the focus to the heading of a list of favorites that loses its dish', async () => {
  const { toasts } = await aShop();
  const chip = { id: 'chip', name: 'Chip' };
  const favorites = new FavoritesViewModel(new InMemoryFavorites(new Set([chip.id])));
  favorites.load();
  const Favorites = observer(function Favorites() {
    return (
      <>
        <h1 tabIndex={-1}>Menu</h1>
        {favorites.has(chip.id) && <FavoriteButton item={chip} className="fav" />}
      </>
    );
  });
  const { user } = renderInShop(<Favorites />, [favorites, toasts]);
  await user.click(screen.getByRole('button', { name: 'Favorite Chip' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
