import { Search } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type Ref, type SubmitEvent } from 'react';
import { maxSearchLength } from '../../../domain/menu/menu-query-params';
import { offeredSorts, type MenuOrder } from '../../../domain/menu/menu-query';
import type { MenuListViewModel } from '../../../view-models/menu/menu-list.view-model';
import type { Elements } from '../../components/elements';
import { Field } from '../../components/forms/field';
import { SelectField } from '../../components/forms/select-field';
import { CategoryField } from './category-field';
import { DietaryChips } from './filter-chips';
import { useShop } from '../../shop-context';
import { FiltersButton } from './filters-button';
import { scrollIntoRow } from './scroll-to-middle';

export const searchFieldId = 'menu-search';
const orderValue = ({ sort, order }: MenuOrder) => `${sort} ${order}`;

interface MenuToolbarProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly list: MenuListViewModel;
  readonly onFilters: () => void;
  readonly children: Elements;
}

export const MenuToolbar = observer(function MenuToolbar({ ref, list, onFilters, children }: MenuToolbarProps) {
  const { query, shownQuery } = list;
  const { showUnratedStars = true } = useShop().flags;
  const sorts = offeredSorts(list.menu.products, showUnratedStars);
  const isLoaded = list.state !== 'loading';
  const chips = useRef<HTMLDivElement>(null);
  // A diet from the URL, or from the filters' dialog, may be the last chip.
  const newest = list.labelsToChoose.findIndex(({ label }) => label.slug === shownQuery.dietary.at(-1));
  useLayoutEffect(() => scrollIntoRow(chips.current, `:nth-child(${newest + 1})`), [isLoaded, newest]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    list.urlSync.settle();
  };
  const sortBy = (value: string) => {
    const option = sorts.find((candidate) => orderValue(candidate) === value);
    if (option) list.change({ sort: option.sort, order: option.order });
  };
  return (
    <div className="toolbar" ref={ref}>
      {children}
      <div className="toolbar__find">
        <form className="toolbar__main" role="search" onSubmit={submit}>
          <Field
            id={searchFieldId}
            label="Search the menu"
            labelHidden
            type="search"
            icon={Search}
            placeholder="Search"
            maxLength={maxSearchLength}
            autoComplete="off"
            value={query.search}
            onChange={(text) => list.search(text)}
            onBlur={() => list.urlSync.settle()}
          />
          <div className="toolbar__cat">
            <CategoryField id="menu-category" labelHidden list={list} />
          </div>
          <div className="toolbar__sort">
            <SelectField
              id="menu-sort"
              label="Sort by"
              labelHidden
              value={orderValue(query)}
              options={sorts.map((option) => ({ value: orderValue(option), label: option.label }))}
              onChange={sortBy}
            />
          </div>
          <FiltersButton className="toolbar__filters" list={list} onPress={onFilters} />
        </form>
        <div className="toolbar__diet">
          {/* One line, so that no chip moves what is below. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only scrolls to what has the focus */}
          <div
            className="chip-row fade-x"
            role="group"
            aria-label="Dietary"
            ref={chips}
            // A browser leaves a chip alone that it can see in part. A pointer's press must not move what it presses.
            onFocus={() => scrollIntoRow(chips.current, ':focus-visible')}
          >
            {isLoaded && <DietaryChips list={list} />}
          </div>
          <FiltersButton size="sm" list={list} onPress={onFilters} />
        </div>
      </div>
    </div>
  );
});
