import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { limitText } from '../../../domain/cart/cart';
import type { Product } from '../../../domain/menu/product';
import type { ItemViewModel } from '../../../view-models/menu/item.view-model';
import { AddButton } from '../add-button';
import { Stepper } from '../../components/forms/stepper';
import { formatUsd } from '../../format/format-money';

interface ItemFootProps {
  readonly item: ItemViewModel;
  readonly product: Product;
}

/** Price, quantity and Add stay visible while the rest scrolls. */
export const ItemFoot = observer(function ItemFoot({ item, product }: ItemFootProps) {
  const limitId = useId();
  const { quantity, total, canAdd, canIncrease, inCart } = item;
  return (
    <div className="item__foot">
      <p className="num">
        <span className="price">{formatUsd(total ?? product.price)}</span>
        <small>{quantity > 1 ? `${quantity} × ${formatUsd(product.price)}` : 'each'}</small>
        {!canIncrease && (
          <small className="item__limit" id={limitId}>
            {limitText(product)}
          </small>
        )}
      </p>
      <Stepper
        item={product.name}
        quantity={quantity}
        onDecrease={() => item.decrease()}
        onIncrease={() => item.increase()}
        decreaseBlocked={quantity === 1}
        increaseBlockedBy={!canIncrease && limitId}
      />
      <AddButton item={product.name} inCart={inCart} onAdd={() => item.add()} blockedBy={!canAdd && limitId} />
    </div>
  );
});
