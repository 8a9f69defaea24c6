import { CircleSlash, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { MenuListViewModel } from '../../../view-models/menu/menu-list.view-model';
import { Chip } from '../../components/buttons/chip';
import { Icon } from '../../components/icons/icon';
import { SrOnly } from '../../components/text/sr-only';
import { usePreload } from '../../use-preload';

interface AllergenChipsProps {
  readonly list: MenuListViewModel;
}

export const AllergenChips = observer(function AllergenChips({ list }: AllergenChipsProps) {
  const { allergens } = list;
  return allergens.choices.map((name) => (
    <Chip key={name} pressed={allergens.has(name)} onPress={() => list.allergens.toggle(name)}>
      <Icon of={CircleSlash} />
      <bdi>{name}</bdi>
    </Chip>
  ));
});

export const AllergensButton = observer(function AllergensButton({
  list: { allergens },
  onPress,
}: AllergenChipsProps & { readonly onPress: () => void }) {
  const preload = usePreload();
  const count = allergens.avoided.length;
  if (allergens.choices.length === 0) return null;
  return (
    <button type="button" className="chip" aria-haspopup="dialog" {...preload('menuFilters')} onClick={onPress}>
      <Icon of={TriangleAlert} />
      <span>Allergens</span>
      {count > 0 && (
        <span className="num">
          <SrOnly>, </SrOnly>
          <span>{count}</span>
          <SrOnly> avoided</SrOnly>
        </span>
      )}
    </button>
  );
});
