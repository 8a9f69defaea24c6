import { Hourglass, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { AllergenWarning } from '../../../domain/menu/allergens';
import type { Product } from '../../../domain/menu/product';
import type { ItemViewModel } from '../../../view-models/menu/item.view-model';
import { ToastsViewModel } from '../../../view-models/shell/toasts.view-model';
import { Icon } from '../../components/icons/icon';
import { AllergenWarningText } from '../../components/lines/allergen-warning-text';
import { SrOnly } from '../../components/text/sr-only';
import { Stepper } from '../../components/forms/stepper';
import { formatMoney } from '../../format/format-money';
import { CardNote } from '../card/card-note';
import { stockText } from '../../components/text/stock-text';
import { useShared } from '../../view-model-context';

interface ItemFootProps {
  readonly item: ItemViewModel;
  readonly product: Product;
}

interface WarnedFootProps extends ItemFootProps {
  readonly allergenWarning: AllergenWarning | undefined;
}

/** The warning comes first, because the customer sees it beside the button without scrolling. */
export const ItemFoot = observer(function ItemFoot({ item, product, allergenWarning }: WarnedFootProps) {
  const toasts = useShared(ToastsViewModel);
  const stockId = useId();
  const warningId = useId();
  const isWarned = allergenWarning?.kind === 'contains';
  const { quantity, stock, canIncrease, isGone } = item;
  // A screen reader does not read a field again that a button changes.
  const change = (step: () => void) => {
    step();
    if (item.quantity !== quantity)
      toasts.announce(`Quantity ${item.quantity}, ${formatMoney(item.total ?? product.price)}`);
  };
  return (
    <div className="item__foot">
      {isWarned && (
        <p className="avoid" id={warningId}>
          <Icon of={TriangleAlert} />
          <span>
            <AllergenWarningText warning={allergenWarning} />
          </span>
        </p>
      )}
      {(isGone || stock) && (
        <CardNote id={stockId} icon={Hourglass}>
          {isGone ? "Not on today's menu" : stock && stockText(stock)}
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
        onDecrease={() => change(item.decrease)}
        onIncrease={() => change(item.increase)}
        onType={(text) => change(() => item.type(text))}
        decreaseBlocked={quantity === 1}
        increaseBlockedBy={!canIncrease && stockId}
      />
      <MainButton item={item} product={product} stockId={stockId} warningId={isWarned ? warningId : undefined} />
    </div>
  );
});

/** The name begins with what the button shows. */
const MainButton = observer(function MainButton({
  item,
  product,
  stockId,
  warningId,
}: ItemFootProps & { readonly stockId: string; readonly warningId: string | undefined }) {
  const { quantity, total, canAdd, inCart } = item;
  const notes = [...(warningId ? [warningId] : []), ...(canAdd ? [] : [stockId])];
  return (
    <button
      type="button"
      className="btn btn--main"
      aria-disabled={!canAdd || undefined}
      aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
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
