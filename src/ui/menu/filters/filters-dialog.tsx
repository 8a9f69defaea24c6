import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { avoids } from '../../../domain/menu/allergens-of-menu';
import { isFreeFrom } from '../../../domain/menu/free-from';
import { offeredSorts } from '../../../domain/menu/menu-query';
import { Button } from '../../components/buttons/button';
import { Modal } from '../../components/dialogs/modal';
import { formatItemCount } from '../../format/format-number';
import { TracesNote } from '../../components/shop/traces-note';
import { CategoryField } from './category-field';
import { DietaryChips, FavoritesChip } from './filter-chips';
import '../../components/forms/radio.css';
import './filters-dialog.css';
import { CircleSlash } from 'lucide';
import type { MenuListViewModel } from '../../../view-models/menu/menu-list.view-model';
import { Chip } from '../../components/buttons/chip';
import { useShop } from '../../shop-context';
import { Icon } from '../../components/icons/icon';

interface FiltersDialogProps {
  readonly list: MenuListViewModel;
  readonly onClose: () => void;
}

export const FiltersDialog = observer(function FiltersDialog({ list, onClose }: FiltersDialogProps) {
  const id = useId();
  const { query } = list;
  const { words, flags } = useShop();
  const { showUnratedStars = true } = flags;
  return (
    <Modal
      title="Filters"
      size="filters"
      closeLabel="Close filters"
      onClose={onClose}
      foot={<Button size="lg" block onClick={onClose}>{`Show ${formatItemCount(list.page.total)}`}</Button>}
    >
      <div className="filters-sheet">
        <div className="filters-sheet__cat">
          <CategoryField id={`${id}-category`} list={list} />
        </div>
        {list.menu.labels.length > 0 && (
          <div role="group" aria-labelledby={`${id}-diet`}>
            <h3 id={`${id}-diet`}>Dietary</h3>
            <div className="chip-row">
              <DietaryChips list={list} />
            </div>
            {list.menu.labels.some(({ label }) => isFreeFrom(label)) && <TracesNote />}
          </div>
        )}
        {list.allergensToChoose.length > 0 && (
          <div role="group" aria-labelledby={`${id}-allergens`} aria-describedby={`${id}-unlisted`}>
            <h3 id={`${id}-allergens`}>Allergens to avoid</h3>
            <div className="chip-row">
              <AllergenChips list={list} />
            </div>
            <p className="filters-sheet__hint" id={`${id}-unlisted`}>
              {`${upperFirst(words.items)} without an allergen list are hidden too. We keep this choice on this device.`}
            </p>
          </div>
        )}
        <div role="group" aria-labelledby={`${id}-likes`}>
          <h3 id={`${id}-likes`}>My favorites</h3>
          <div className="chip-row">
            <FavoritesChip list={list} />
          </div>
        </div>
        <fieldset className="choices">
          <legend>Sort by</legend>
          {offeredSorts(list.menu.products, showUnratedStars).map(({ label, sort, order }) => (
            <label key={label}>
              <input
                className="radio"
                type="radio"
                name={id}
                checked={sort === query.sort && order === query.order}
                onChange={() => list.change({ sort, order })}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </Modal>
  );
});

interface AllergenChipsProps {
  readonly list: MenuListViewModel;
}

const AllergenChips = observer(function AllergenChips({ list }: AllergenChipsProps) {
  const { allergens } = list;
  return list.allergensToChoose.map((name) => (
    <Chip key={name} pressed={avoids(allergens.avoided, name)} onPress={() => list.toggleAllergen(name)}>
      <Icon of={CircleSlash} />
      <bdi>{name}</bdi>
    </Chip>
  ));
});

function upperFirst(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
