import { observer } from 'mobx-react-lite';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import type { CartDrawerViewModel } from '../../view-models/cart/cart-drawer.view-model';
import { useShared } from '../view-model-context';
import { CartLine } from './cart-line';

interface CartLinesProps {
  readonly drawer: CartDrawerViewModel;
  readonly onLastRemoved: () => void;
}

export const CartLines = observer(function CartLines({ drawer, onLastRemoved }: CartLinesProps) {
  const cart = useShared(CartViewModel);
  const { unavailable } = drawer;
  return (
    <ul className="lines" role="list">
      {cart.items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          reason={unavailable.get(item.id)}
          drawer={drawer}
          onLastRemoved={onLastRemoved}
        />
      ))}
    </ul>
  );
});
