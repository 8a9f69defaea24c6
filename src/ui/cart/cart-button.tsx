import { ShoppingBag } from 'lucide';
import { observer } from 'mobx-react-lite';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { IconButton } from '../components/buttons/icon-button';
import { formatItemCount } from '../format/format-number';
import { useShared } from '../view-model-context';
import { usePreload, usePreloadWhen } from '../use-preload';

export const CartButton = observer(function CartButton() {
  const { totalItems, lastAdded } = useShared(CartViewModel);
  const overlays = useShared(OverlaysViewModel);
  const preload = usePreload();
  // A preloaded cart overlay opens offline too.
  usePreloadWhen(totalItems > 0, 'cart');
  return (
    <IconButton
      label={`Cart, ${totalItems === 0 ? 'empty' : formatItemCount(totalItems)}`}
      icon={ShoppingBag}
      iconSize="lg"
      aria-haspopup="dialog"
      {...preload('cart')}
      onClick={overlays.openCart}
    >
      {totalItems > 0 && (
        <span
          className={lastAdded ? 'count-dot count-dot--bump' : 'count-dot'}
          key={lastAdded?.press}
          aria-hidden="true"
        >
          {totalItems}
        </span>
      )}
    </IconButton>
  );
});
