import { observer } from 'mobx-react-lite';
import { isFiltered, type MenuQuery } from '../../../domain/menu/menu-query';
import type { MenuListViewModel } from '../../../view-models/menu/menu-list.view-model';
import { formatCount, formatItemCount } from '../../format/format-number';
import { X } from 'lucide';
import { inSentence } from '../../format/format-list';
import { Icon } from '../../components/icons/icon';
import { SrOnly } from '../../components/text/sr-only';

interface AppliedFiltersProps {
  readonly list: MenuListViewModel;
  readonly onRemoved: () => void;
}

export const AppliedFilters = observer(function AppliedFilters({ list, onRemoved }: AppliedFiltersProps) {
  const { search, category, dietary, favoritesOnly } = list.shownQuery;
  const chip = (what: string, label: string, change: Partial<MenuQuery>) => {
    const remove = () => {
      list.change(change);
      onRemoved();
    };
    return (
      <RemoveChip key={`${what} ${label}`} what={what} onRemove={remove}>
        {label}
      </RemoveChip>
    );
  };
  const { total, correctedSearch } = list.page;
  return (
    <div className="applied">
      <p aria-hidden="true">
        {correctedSearch && <b>{`Showing results for "${correctedSearch}". `}</b>}
        <span>{`${formatCount(total)} of ${formatItemCount(list.menu.products.length)}`}</span>
      </p>
      {search.trim() && chip('search', `"${search.trim()}"`, { search: '' })}
      {list.menu.categories
        .filter(({ slug }) => slug === category)
        .map(({ name }) => chip('category', name, { category: undefined }))}
      {list.chosenLabels.map(({ slug, name }) =>
        chip('dietary label', name, { dietary: dietary.filter((other) => other !== slug) }),
      )}
      {favoritesOnly && chip('favorites', 'Favorites', { favoritesOnly: false })}
      {list.allergens.avoided.map((name) => (
        <RemoveChip
          key={`allergen ${name}`}
          what="allergen"
          onRemove={() => {
            list.toggleAllergen(name);
            onRemoved();
          }}
        >{`Without ${inSentence(name)}`}</RemoveChip>
      ))}
      {isFiltered(list.shownQuery) && (
        <button
          type="button"
          className="text-btn"
          onClick={() => {
            list.clearFilters();
            onRemoved();
          }}
        >
          Clear Filters
        </button>
      )}
    </div>
  );
});

interface RemoveChipProps {
  readonly what: string;
  readonly onRemove: () => void;
  readonly children: string;
}

function RemoveChip({ what, onRemove, children }: RemoveChipProps) {
  return (
    <button type="button" className="chip chip--remove" onClick={onRemove}>
      <span>{children}</span>
      <Icon of={X} />
      <SrOnly>{`Remove ${what}`}</SrOnly>
    </button>
  );
}
