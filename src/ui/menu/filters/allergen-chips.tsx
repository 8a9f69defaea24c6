import { CircleSlash } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { MenuListViewModel } from '../../../view-models/menu/menu-list.view-model';
import { Chip } from '../../components/buttons/chip';
import { Icon } from '../../components/icons/icon';

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
