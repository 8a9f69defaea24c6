import { Heart } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { MenuListViewModel } from '../../../view-models/menu/menu-list.view-model';
import { Chip } from '../../components/buttons/chip';
import { Icon } from '../../components/icons/icon';
import { DietaryIcon } from './dietary-icon';
import { LabelSign } from '../card/label-sign';

interface FilterChipsProps {
  readonly list: MenuListViewModel;
}

export const DietaryChips = observer(function DietaryChips({ list }: FilterChipsProps) {
  return list.labelsToChoose.map(({ label, count }) => {
    const { slug, name } = label;
    const isChosen = list.query.dietary.includes(slug);
    return (
      <Chip key={slug} pressed={isChosen} onPress={() => list.toggleDietary(slug)} count={count}>
        <DietaryIcon name={name} />
        <LabelSign label={label} />
        <span>{name}</span>
      </Chip>
    );
  });
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
