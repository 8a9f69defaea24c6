import { observer } from 'mobx-react-lite';
import type { MenuListViewModel } from '../../../view-models/menu/menu-list.view-model';
import { SelectField } from '../../components/forms/select-field';

interface CategoryFieldProps {
  readonly id: string;
  readonly list: MenuListViewModel;
  readonly labelHidden?: boolean;
}

export const CategoryField = observer(function CategoryField({ id, list, labelHidden = false }: CategoryFieldProps) {
  return (
    <SelectField
      id={id}
      label="Category"
      labelHidden={labelHidden}
      value={list.shownQuery.category ?? ''}
      options={[
        { value: '', label: 'All categories' },
        ...list.menu.categories.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      onChange={(slug) => list.change({ category: slug || undefined })}
    />
  );
});
