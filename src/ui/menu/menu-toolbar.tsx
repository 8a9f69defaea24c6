import { Heart, Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { maxSearchLength } from '../../view-models/menu/menu-query-params';
import { sortOptions, type MenuOrder } from '../../domain/menu/menu-query';
import type { MenuListViewModel } from '../../view-models/menu/menu-list.view-model';
import { Chip } from '../components/chip';
import { DietaryIcon } from './dietary-icon';
import { Field } from '../components/forms/field';
import { Icon } from '../components/icons/icon';
import { SelectField } from '../components/forms/select-field';

const orderValue = ({ sort, order }: MenuOrder) => `${sort} ${order}`;
const orderOptions = sortOptions.map((option) => ({ value: orderValue(option), label: option.label }));

export const MenuToolbar = observer(function MenuToolbar({ list }: { readonly list: MenuListViewModel }) {
  const { query, shownQuery, categories, menu } = list;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    list.urlSync.settle();
  };
  const sortBy = (value: string) => {
    const option = sortOptions.find((candidate) => orderValue(candidate) === value);
    if (option) list.change({ sort: option.sort, order: option.order });
  };
  return (
    <div className="toolbar">
      <form className="toolbar__main" role="search" onSubmit={submit}>
        <Field
          id="menu-search"
          label="Search the menu"
          labelHidden
          type="search"
          icon={Search}
          placeholder="Search the menu"
          maxLength={maxSearchLength}
          autoComplete="off"
          value={query.search}
          onChange={(text) => list.search(text)}
          onBlur={() => list.urlSync.settle()}
        />
        <SelectField
          id="menu-category"
          label="Category"
          labelHidden
          value={shownQuery.category ?? ''}
          options={[
            { value: '', label: 'All categories' },
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={(slug) => list.change({ category: slug || undefined })}
        />
        <SelectField
          id="menu-sort"
          label="Sort by"
          labelHidden
          value={orderValue(query)}
          options={orderOptions}
          onChange={sortBy}
        />
      </form>
      <div className="toolbar__diet">
        <span id="menu-dietary">Dietary</span>
        <div className="chip-row" role="group" aria-labelledby="menu-dietary">
          {menu.labels.map(({ label: { slug, name }, count }) => (
            <Chip
              key={slug}
              pressed={query.dietary.includes(slug)}
              onPress={() => list.toggleDietary(slug)}
              count={count}
            >
              <DietaryIcon slug={slug} />
              {name}
            </Chip>
          ))}
          <Chip pressed={query.favoritesOnly} onPress={() => list.change({ favoritesOnly: !query.favoritesOnly })}>
            <Icon of={Heart} />
            Favorites
          </Chip>
        </div>
      </div>
    </div>
  );
});
