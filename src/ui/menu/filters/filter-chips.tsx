import { Heart } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { MenuListViewModel } from '../../../view-models/menu/menu-list.view-model';
import { Chip } from '../../components/buttons/chip';
import { Icon } from '../../components/icons/icon';
import { DietaryIcon } from '../card/dietary-icon';

interface FilterChipsProps {
  readonly list: MenuListViewModel;
}

export const DietaryChips = observer(function DietaryChips({ list }: FilterChipsProps) {
  return list.labelsToChoose.map(({ label: { slug, name }, count }) => (
    <Chip key={slug} pressed={list.query.dietary.includes(slug)} onPress={() => list.toggleDietary(slug)} count={count}>
      <DietaryIcon name={name} />
      <span>{name}</span>
    </Chip>
  ));
});

export const FavoritesChip = observer(function FavoritesChip({ list }: FilterChipsProps) {
  const { favoritesOnly } = list.query;
  return (
    <Chip pressed={favoritesOnly} onPress={() => list.change({ favoritesOnly: !favoritesOnly })}>
      <Icon of={Heart} />
      <span>Favorites</span>
    </Chip>
  );
});
