import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { Product } from '../../../domain/menu/product';
import { AllergensViewModel } from '../../../view-models/menu/allergens.view-model';
import { CartViewModel } from '../../../view-models/cart/cart.view-model';
import { useShared } from '../../view-model-context';
import { drawAdd } from './draw-card';

interface AddButtonProps {
  readonly product: Product;
  readonly stockId: string;
  readonly warningId: string;
  readonly className?: string;
}

export const AddButton = observer(function AddButton({ product, stockId, warningId, className }: AddButtonProps) {
  const cart = useShared(CartViewModel);
  const allergens = useShared(AllergensViewModel);
  const inCart = cart.quantityOf(product.id);
  const isBlocked = !cart.canAdd(product);
  const notes = [...(allergens.warningOf(product) ? [warningId] : []), ...(isBlocked ? [stockId] : [])];
  const plus = useRef<HTMLButtonElement>(null);
  const [isNew, setIsNew] = useState(false);
  const removeOne = () => {
    if (inCart === 1) plus.current?.focus();
    cart.removeOne(product);
  };
  const add = () => {
    if (isBlocked) return;
    setIsNew(inCart === 0);
    cart.add(product);
  };
  return drawAdd({
    name: product.name,
    inCart,
    isNew,
    isBlocked,
    describedBy: notes.length > 0 ? notes.join(' ') : undefined,
    className,
    plus,
    onAdd: add,
    onRemoveOne: removeOne,
  });
});
