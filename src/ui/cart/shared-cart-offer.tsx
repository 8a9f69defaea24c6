import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { lineTotal, totalItems, type CartItem } from '../../domain/cart/cart';
import { offerSharedCart, readSharedCart } from '../../domain/cart/shared-cart';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import type { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { Button } from '../components/buttons/button';
import { Modal } from '../components/dialogs/modal';
import { AllergenWarningText } from '../components/lines/allergen-warning-text';
import { useAllergenWarning } from '../components/lines/use-allergen-warning';
import { formatMoney } from '../format/format-money';
import { formatItemCount } from '../format/format-number';
import { useShared } from '../view-model-context';
import './shared-cart-offer.css';

interface SharedCartOfferProps {
  readonly menu: MenuViewModel;
  readonly hash: string;
  readonly onClose: () => void;
}

/** A link never changes a cart by itself. Its lines are compared with today's menu and offered. */
export const SharedCartOffer = observer(function SharedCartOffer({ menu, hash, onClose }: SharedCartOfferProps) {
  const cart = useShared(CartViewModel);
  const overlays = useShared(OverlaysViewModel);
  const decline = useRef<HTMLButtonElement>(null);
  const shared = readSharedCart(hash);
  const isEmpty = shared.lines.length === 0 && shared.unread === 0;
  if (isEmpty || menu.state !== 'ready') return null;
  const { items, missing } = offerSharedCart(shared, menu.products);
  const count = totalItems(items);
  const add = () => {
    onClose();
    // The items are in the cart at once. Later the customer may look at something else.
    void cart.change({ kind: 'addAll', items });
    overlays.openCart();
  };
  return (
    <Modal
      title={titleOf(count)}
      initialFocus={decline}
      onClose={onClose}
      foot={
        <>
          <Button variant="secondary" ref={decline} onClick={onClose}>
            {count > 0 ? 'Not Now' : 'See the Menu'}
          </Button>
          {count > 0 && <Button onClick={add}>Add to Cart</Button>}
        </>
      }
    >
      {count > 0 && (
        <ul className="shared-cart" role="list">
          {items.map((item) => (
            <SharedLine key={item.id} item={item} />
          ))}
        </ul>
      )}
      {missing > 0 && (
        <p className="muted">
          {count > 0
            ? `${formatItemCount(missing)} of the shared cart can't be ordered today.`
            : "Nothing of the shared cart is on today's menu."}
        </p>
      )}
    </Modal>
  );
});

function titleOf(count: number): string {
  if (count === 0) return "This cart can't be ordered today";
  return count === 1 ? 'Add this item to your cart?' : `Add these ${count} items to your cart?`;
}

const SharedLine = observer(function SharedLine({ item }: { readonly item: CartItem }) {
  const warning = useAllergenWarning(item.id);
  return (
    <li>
      <p>
        <span className="num">{`${item.quantity} × `}</span>
        <bdi>{item.name}</bdi>
        {warning && (
          <small>
            <AllergenWarningText warning={warning} />
          </small>
        )}
      </p>
      <p className="num" translate="no">
        {formatMoney(lineTotal(item))}
      </p>
    </li>
  );
});
