import { observer } from 'mobx-react-lite';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { formatMoney } from '../format/format-money';
import { formatItemCount } from '../format/format-number';
import { useShared } from '../view-model-context';
import { usePreload } from '../use-preload';

export const CartBar = observer(function CartBar() {
  const { totalItems, subtotal } = useShared(CartViewModel);
  const overlays = useShared(OverlaysViewModel);
  const preload = usePreload();
  if (totalItems === 0) return null;
  return (
    <div className="cart-bar">
      <button
        type="button"
        className="btn btn--split"
        aria-haspopup="dialog"
        aria-label={`View cart, ${formatItemCount(totalItems)}, ${formatMoney(subtotal)}`}
        {...preload('cart')}
        onClick={overlays.openCart}
      >
        <span className="row">
          <span className="n" aria-hidden="true">
            {totalItems}
          </span>
          <span>View cart</span>
        </span>
        <span className="num" translate="no">
          {formatMoney(subtotal)}
        </span>
      </button>
    </div>
  );
});
