import { Heart, Search } from 'lucide';
import { observer } from 'mobx-react-lite';
import { isFiltered } from '../../../domain/menu/menu-query';
import type { MenuListViewModel } from '../../../view-models/menu/menu-list.view-model';
import { Button } from '../../components/buttons/button';
import { StatePanel } from '../../components/feedback/state-panel';
import { formatAlternatives, formatList } from '../../format/format-list';

interface StateProps {
  readonly list: MenuListViewModel;
  /** The pressed button is gone. */
  readonly onCleared: () => void;
}

interface NoMealsFoundProps extends StateProps {
  readonly onFilters: () => void;
}

export const NoMealsFound = observer(function NoMealsFound({ list, onCleared, onFilters }: NoMealsFoundProps) {
  const actions = (
    <>
      {isFiltered(list.shownQuery) && <ClearFilters {...{ list, onCleared }} />}
      {list.allergens.avoided.length > 0 && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={onFilters}>
          Change Allergens
        </Button>
      )}
    </>
  );
  return (
    <StatePanel icon={Search} title="No Meals Found" level={2} actions={actions}>
      <p>{noMatchText(list)}</p>
    </StatePanel>
  );
});

export function NoFavoritesYet({ list, onCleared }: StateProps) {
  return (
    <StatePanel icon={Heart} title="No Favorites Yet" level={2} actions={<ClearFilters {...{ list, onCleared }} />}>
      <p>Tap the heart on anything you like to save it here.</p>
    </StatePanel>
  );
}

function ClearFilters({ list, onCleared }: StateProps) {
  const clear = () => {
    list.clearFilters();
    onCleared();
  };
  return <Button onClick={clear}>Clear Filters</Button>;
}

/** `Nothing in Seasonal matches "matcha" and is both Vegan and Nut-Free.` */
function noMatchText({ shownQuery, chosenLabels, menu, allergens }: MenuListViewModel): string {
  const { search, category, favoritesOnly } = shownQuery;
  const sought = search.trim();
  const labels = chosenLabels.map(({ name }) => name);
  const group = menu.categories.find(({ slug }) => slug === category)?.name;
  const asked = [
    sought && `matches "${sought}"`,
    labels.length > 0 && `is ${labels.length === 2 ? 'both ' : ''}${formatList(labels)}`,
    allergens.avoided.length > 0 && `is without ${formatAlternatives(allergens.avoided)}`,
  ].filter(Boolean);
  if (sought && asked.length === 1 && !group && !favoritesOnly) return `No Results for "${sought}" on today's menu.`;
  const subject = favoritesOnly ? 'None of your favorites' : 'Nothing';
  const place = group ? `in ${group}` : "on today's menu";
  if (asked.length === 0) return `${subject} is ${place}.`;
  return `${subject} ${place} ${asked.join(' and ')}.`;
}
