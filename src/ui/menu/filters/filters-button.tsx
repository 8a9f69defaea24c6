import { SlidersHorizontal } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { MenuListViewModel } from '../../../view-models/menu/menu-list.view-model';
import { Button } from '../../components/buttons/button';
import { SrOnly } from '../../components/text/sr-only';
import { usePreload } from '../../use-preload';

interface FiltersButtonProps {
  readonly list: MenuListViewModel;
  readonly size?: 'sm';
  readonly className?: string;
  readonly onPress: () => void;
}

export const FiltersButton = observer(function FiltersButton({ list, onPress, ...button }: FiltersButtonProps) {
  const preload = usePreload();
  const filtersOn = list.chosenLabels.length + list.allergens.avoided.length + Number(list.query.favoritesOnly);
  return (
    <Button
      variant="secondary"
      icon={SlidersHorizontal}
      aria-haspopup="dialog"
      {...button}
      {...preload('menuFilters')}
      onClick={onPress}
      after={
        filtersOn > 0 && (
          <span className="n">
            <SrOnly>, </SrOnly>
            <span>{filtersOn}</span>
            <SrOnly> on</SrOnly>
          </span>
        )
      }
    >
      Filters
    </Button>
  );
});
