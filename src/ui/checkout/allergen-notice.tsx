import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Cart, CartItem } from '../../domain/cart/cart';
import { AllergensViewModel } from '../../view-models/menu/allergens.view-model';
import { AllergenWarningText } from '../components/lines/allergen-warning-text';
import { Notice } from '../components/feedback/notice';
import { PhoneWithHours } from '../components/shop/phone-with-hours';
import { useAllergenWarning } from '../components/lines/use-allergen-warning';
import { useViewModel } from '../view-model-context';

export const AllergenNotice = observer(function AllergenNotice({ items }: { readonly items: Cart }) {
  const allergens = useViewModel(AllergensViewModel);
  const { byId } = allergens.menu;
  // The kitchen may have corrected an item that needed no warning before.
  useEffect(
    () => items.forEach(({ id }) => allergens.lookUp(byId.get(id))),
    [allergens, items, byId, allergens.avoided],
  );
  const warned = items.filter(({ id }) => allergens.warningAbout(id));
  if (warned.length === 0) return null;
  return (
    <Notice tone="warning" className="mb-4">
      <p>
        <b>Check the allergens before you pay.</b>
        <span>{' Questions? Call '}</span>
        <PhoneWithHours orEmail />
        <span>.</span>
      </p>
      <ul>
        {warned.map((item) => (
          <WarnedItem key={item.id} item={item} />
        ))}
      </ul>
    </Notice>
  );
});

const WarnedItem = observer(function WarnedItem({ item }: { readonly item: CartItem }) {
  const warning = useAllergenWarning(item.id);
  return (
    warning && (
      <li>
        <b>
          <bdi>{item.name}</bdi>
          <span>{'. '}</span>
        </b>
        <AllergenWarningText warning={warning} />
      </li>
    )
  );
});
