import { Heart, Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { MenuListViewModel } from '../../view-models/menu/menu-list.view-model';
import { Button } from '../components/button';
import { StatePanel } from '../components/feedback/state-panel';

interface StateProps {
  readonly list: MenuListViewModel;
  /** The pressed button is gone. */
  readonly onCleared: () => void;
}

const and = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const NoMealsFound = observer(function NoMealsFound({ list, onCleared }: StateProps) {
  return (
    <StatePanel icon={Search} title="No Meals Found" level={2} actions={<ClearFilters {...{ list, onCleared }} />}>
      <p>{noMatchText(list)}</p>
    </StatePanel>
  );
});

export function NoFavoritesYet({ list, onCleared }: StateProps) {
  return (
    <StatePanel icon={Heart} title="No Favorites Yet" level={2} actions={<ClearFilters {...{ list, onCleared }} />}>
      <p>Tap the heart on anything you like and it will be here next time.</p>
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

/** Nothing on today's menu matches “matcha” in Seasonal with Vegan and Nut-Free. */
function noMatchText({ shownQuery, chosenLabels, categories }: MenuListViewModel): string {
  const { search, category, favoritesOnly } = shownQuery;
  const labels = chosenLabels.map(({ name }) => name);
  const terms = [
    search.trim() && `matches “${search.trim()}”`,
    ...categories.filter(({ slug }) => slug === category).map(({ name }) => `in ${name}`),
    labels.length > 0 && `with ${and.format(labels)}`,
  ].filter(Boolean);
  if (search.trim() && terms.length === 1 && !favoritesOnly)
    return `No Results for “${search.trim()}” on today's menu.`;
  const verb = search.trim() ? '' : 'is ';
  if (!favoritesOnly) return `Nothing on today's menu ${verb}${terms.join(' ')}.`;
  return terms.length > 0
    ? `None of your favorites on today's menu ${verb}${terms.join(' ')}.`
    : "None of your favorites is on today's menu.";
}
