import { Heart, Search } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { Nearby } from '../../../domain/menu/menu-search';
import { isFiltered, type MenuQuery } from '../../../domain/menu/menu-query';
import type { MenuListViewModel } from '../../../view-models/menu/menu-list.view-model';
import { Button } from '../../components/buttons/button';
import { StatePanel } from '../../components/feedback/state-panel';
import { formatAlternatives, formatList, inSentence } from '../../format/format-list';
import { formatItemCount } from '../../format/format-number';

interface StateProps {
  readonly list: MenuListViewModel;
  readonly onCleared: () => void;
}

interface NoMealsFoundProps extends StateProps {
  readonly onFilters: () => void;
}

export const NoMealsFound = observer(function NoMealsFound({ list, onCleared, onFilters }: NoMealsFoundProps) {
  const isSearch = list.shownQuery.search.trim() !== '';
  /** The words of the search are on no dish, so they would go on hiding what is without the allergen. */
  const avoidAllergens = () => {
    list.clearFilters();
    onCleared();
    onFilters();
  };
  const avoidsAny = list.allergens.avoided.length > 0;
  const actions = (
    <>
      {isSearch ? (
        <NearbyButtons {...{ list, onCleared }} />
      ) : (
        isFiltered(list.shownQuery) && <ClearFilters {...{ list, onCleared }} />
      )}
      {avoidsAny ? (
        <Button variant="secondary" aria-haspopup="dialog" onClick={onFilters}>
          Change Allergens
        </Button>
      ) : (
        isSearch &&
        list.searchesAllergen && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={avoidAllergens}>
            Choose Allergens to Avoid
          </Button>
        )
      )}
    </>
  );
  return (
    <StatePanel icon={Search} title={isSearch ? 'No Results' : 'No Meals Found'} level={2} actions={actions}>
      <p>{noMatchText(list)}</p>
    </StatePanel>
  );
});

const maxNearby = 3;

const NearbyButtons = observer(function NearbyButtons({ list, onCleared }: StateProps) {
  const nearby = list.nearby.slice(0, maxNearby);
  const showNearby = (near: Nearby) => {
    list.clearFilters(nearbyFilter(near));
    onCleared();
  };
  return (
    <>
      {nearby.map((near) => (
        <Button key={nearbyText(near)} onClick={() => showNearby(near)}>
          {nearbyText(near)}
        </Button>
      ))}
      <ClearFilters {...{ list, onCleared }} variant={nearby.length > 0 ? 'secondary' : 'primary'}>
        See the whole menu
      </ClearFilters>
    </>
  );
});

function nearbyFilter(near: Nearby): Partial<MenuQuery> {
  return near.kind === 'category' ? { category: near.category.slug } : { dietary: [near.label.label.slug] };
}

function nearbyText(near: Nearby): string {
  if (near.kind === 'category') return `Show ${near.category.name}`;
  return `Show ${formatItemCount(near.label.count)} labeled ${near.label.label.name}`;
}

export function NoFavoritesYet({ list, onCleared }: StateProps) {
  return (
    <StatePanel icon={Heart} title="No Favorites Yet" level={2} actions={<ClearFilters {...{ list, onCleared }} />}>
      <p>Tap the heart on anything you like to save it here.</p>
    </StatePanel>
  );
}

interface ClearFiltersProps extends StateProps {
  readonly variant?: 'primary' | 'secondary';
  readonly children?: string;
}

function ClearFilters({ list, onCleared, variant = 'primary', children = 'Clear Filters' }: ClearFiltersProps) {
  const clear = () => {
    list.clearFilters();
    onCleared();
  };
  return (
    <Button variant={variant} onClick={clear}>
      {children}
    </Button>
  );
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
    allergens.avoided.length > 0 && `is without ${formatAlternatives(allergens.avoided.map(inSentence))}`,
  ].filter(Boolean);
  if (sought && asked.length === 1 && !group && !favoritesOnly) return `Nothing on today's menu matches "${sought}".`;
  const subject = favoritesOnly ? 'None of your favorites' : 'Nothing';
  const place = group ? `in ${group}` : "on today's menu";
  if (asked.length === 0) return `${subject} is ${place}.`;
  return `${subject} ${place} ${asked.join(' and ')}.`;
}
