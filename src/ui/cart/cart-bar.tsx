import { observer } from 'mobx-react-lite';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { formatUsd } from '../format/format-money';
import { formatItemCount } from '../format/format-number';
import { useLazyComponents } from '../lazy-components';
import { useViewModel } from '../view-model-context';

/** On a phone the way to the cart stays in reach of the thumb. */
export const CartBar = observer(function CartBar() {
  const { totalItems, subtotal } = useViewModel(CartViewModel).summary;
  const overlays = useViewModel(OverlaysViewModel);
  const { preload } = useLazyComponents();
  if (totalItems === 0) return null;
  return (
    <div className="cart-bar">
      <button
        type="button"
        className="btn btn--split"
        aria-haspopup="dialog"
        aria-label={`View cart, ${formatItemCount(totalItems)}, ${formatUsd(subtotal)}`}
        onPointerEnter={() => preload('cart')}
        onFocus={() => preload('cart')}
        onClick={overlays.openCart}
      >
        <span className="row">
          <span className="n" aria-hidden="true">
            {totalItems}
          </span>
          View cart
        </span>
        <span className="num">{formatUsd(subtotal)}</span>
      </button>
    </div>
  );
});
