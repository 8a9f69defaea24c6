import { ShoppingBag } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { IconButton } from '../components/icon-button';
import { formatItemCount } from '../format/format-number';
import { useViewModel } from '../view-model-context';
import { usePreload } from '../use-preload';

export const CartButton = observer(function CartButton() {
  const { totalItems } = useViewModel(CartViewModel).summary;
  const overlays = useViewModel(OverlaysViewModel);
  const preload = usePreload();
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
        <span className="count-dot" aria-hidden="true">
          {totalItems}
        </span>
      )}
    </IconButton>
  );
});
