import { Hourglass } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Product } from '../../../domain/menu/product';
import type { ItemViewModel } from '../../../view-models/menu/item.view-model';
import { SrOnly } from '../../components/text/sr-only';
import { Stepper } from '../../components/forms/stepper';
import { formatMoney } from '../../format/format-money';
import { CardNote } from '../card/card-note';

interface ItemFootProps {
  readonly item: ItemViewModel;
  readonly product: Product;
}

export const ItemFoot = observer(function ItemFoot({ item, product }: ItemFootProps) {
  const stockId = useId();
  const { quantity, stock, canIncrease } = item;
  return (
    <div className="item__foot">
      {stock && (
        <CardNote id={stockId} icon={Hourglass}>
          {stock}
        </CardNote>
      )}
      <p className="num">
        <span className="price" translate="no">
          {formatMoney(product.price)}
        </span>
        <small>each</small>
      </p>
      <Stepper
        item={product.name}
        quantity={quantity}
        onDecrease={() => item.decrease()}
        onIncrease={() => item.increase()}
        decreaseBlocked={quantity === 1}
        increaseBlockedBy={!canIncrease && stockId}
      />
      <MainButton item={item} product={product} stockId={stockId} />
    </div>
  );
});

/** The name begins with what the button shows. */
const MainButton = observer(function MainButton({
  item,
  product,
  stockId,
}: ItemFootProps & { readonly stockId: string }) {
  const { quantity, total, canAdd, inCart } = item;
  return (
    <button
      type="button"
      className="btn btn--main"
      aria-disabled={!canAdd || undefined}
      aria-describedby={canAdd ? undefined : stockId}
      onClick={() => item.add()}
    >
      <span>
        <span>{quantity === 1 ? 'Add to cart, ' : `Add ${quantity}, `}</span>
        <span translate="no">{formatMoney(total ?? product.price)}</span>
      </span>
      <SrOnly>{`, ${product.name}${inCart > 0 ? `, ${inCart} in cart` : ''}`}</SrOnly>
    </button>
  );
});
