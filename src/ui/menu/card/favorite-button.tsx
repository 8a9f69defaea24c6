import { Heart } from 'lucide';
import { observer } from 'mobx-react-lite';
import { FavoritesViewModel } from '../../../view-models/menu/favorites.view-model';
import { useShared } from '../../view-model-context';
import { Icon } from '../../components/icons/icon';

interface FavoriteButtonProps {
  readonly item: { readonly id: string; readonly name: string };
  readonly className: string;
}

/**
 * `aria-pressed` tells the state, so the accessible name never changes. A list of favorites loses the dish together
 * with the button.
 */
export const FavoriteButton = observer(function FavoriteButton({ item, className }: FavoriteButtonProps) {
  const favorites = useShared(FavoritesViewModel);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={favorites.has(item.id)}
      aria-label={`Favorite ${item.name}`}
      onClick={() => favorites.toggle(item.id)}
    >
      <Icon of={Heart} />
    </button>
  );
});
