import { observer } from 'mobx-react-lite';
import { FavoritesViewModel } from '../../../view-models/menu/favorites.view-model';
import { useShared } from '../../view-model-context';
import { drawFavorite } from './draw-card';

interface FavoriteButtonProps {
  readonly item: { readonly id: string; readonly name: string };
  readonly className: string;
}

/** A list of favorites loses the dish together with the button. */
export const FavoriteButton = observer(function FavoriteButton({ item, className }: FavoriteButtonProps) {
  const favorites = useShared(FavoritesViewModel);
  const onToggle = () => favorites.toggle(item.id);
  return drawFavorite({ name: item.name, isFavorite: favorites.has(item.id), className, onToggle });
});
