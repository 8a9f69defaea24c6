import { Minus, Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { Product } from '../../../domain/menu/product';
import { AllergensViewModel } from '../../../view-models/menu/allergens.view-model';
import { CartViewModel } from '../../../view-models/cart/cart.view-model';
import { Icon } from '../../components/icons/icon';
import { classNames } from '../../components/class-names';
import { useShared } from '../../view-model-context';

interface AddButtonProps {
  readonly product: Product;
  readonly stockId: string;
  readonly warningId: string;
  readonly className?: string;
}

/** The plus of the stepper is the Add button, so the focus stays. */
export const AddButton = observer(function AddButton({ product, stockId, warningId, className }: AddButtonProps) {
  const cart = useShared(CartViewModel);
  const allergens = useShared(AllergensViewModel);
  const item = product.name;
  const inCart = cart.quantityOf(product.id);
  const isBlocked = !cart.canAdd(product);
  const notes = [...(allergens.warningOf(product) ? [warningId] : []), ...(isBlocked ? [stockId] : [])];
  const plus = useRef<HTMLButtonElement>(null);
  const [isNew, setIsNew] = useState(false);
  const hasSome = inCart > 0;
  const takeOne = () => {
    if (inCart === 1) plus.current?.focus();
    cart.takeOne(product);
  };
  const add = () => {
    if (isBlocked) return;
    setIsNew(!hasSome);
    cart.add(product);
  };
  return (
    <div
      className={classNames(hasSome ? 'stepper stepper--card' : 'add', hasSome && isNew && 'is-new', className)}
      {...(hasSome && { role: 'group', 'aria-label': `Quantity of ${item}` })}
    >
      {hasSome && (
        <button type="button" aria-label={`Decrease quantity of ${item}`} onClick={takeOne}>
          <Icon of={Minus} />
        </button>
      )}
      {hasSome && <output aria-live="off">{inCart}</output>}
      <button
        type="button"
        ref={plus}
        className={hasSome ? undefined : 'btn btn--add'}
        aria-label={hasSome ? `Add ${item} to cart, ${inCart} in cart` : `Add ${item} to cart`}
        aria-disabled={isBlocked || undefined}
        aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
        onClick={add}
      >
        <Icon of={Plus} />
        {!hasSome && <span>Add</span>}
      </button>
    </div>
  );
});
