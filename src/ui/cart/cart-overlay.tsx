import { CalendarDays, ShoppingBag, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { CartDrawerViewModel } from '../../view-models/cart/cart-drawer.view-model';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { AllergensViewModel } from '../../view-models/menu/allergens.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { buttonClass } from '../components/buttons/button';
import { FulfillmentSwitch } from '../components/shop/fulfillment-switch';
import { Dialog, Later } from '../components/dialogs/dialog';
import { Icon } from '../components/icons/icon';
import { IconButton } from '../components/buttons/icon-button';
import { StatePanel } from '../components/feedback/state-panel';
import './cart-overlay.css';
import '../components/lines/item-line.css';
import { useOpeningHoursAtOnce } from '../use-opening-hours';
import { useShared, useViewModel } from '../view-model-context';
import { LastOrderSlot } from '../orders/reorder/last-order-slot';
import { CartFoot } from './cart-foot';
import { paths } from '../../domain/shared/paths';
import { CartLine } from './cart-line';
import { ShareCart } from './share-cart';
import { Dozen } from './dozen';
import { GoesWith } from './goes-with';
import { ErrorPanel } from '../components/feedback/error-panel';
import { PromiseSentence } from '../components/text/promise-sentence';
import { SrOnly } from '../components/text/sr-only';
import { Spinner } from '../components/feedback/spinner';

/** The accessible name leaves out the count, so that it never changes. */
export const CartOverlay = observer(function CartOverlay() {
  const overlays = useShared(OverlaysViewModel);
  const cart = useShared(CartViewModel);
  const drawer = useViewModel(CartDrawerViewModel);
  useViewModel(AllergensViewModel);
  const title = useRef<HTMLHeadingElement>(null);
  const { totalItems } = cart;
  return (
    <Dialog className="drawer" label="Your Cart" onClose={() => overlays.close()}>
      <div className="drawer__head">
        <h2 ref={title} tabIndex={-1}>
          <span>{'Your Cart '}</span>
          {totalItems > 0 && <span className="num">{totalItems}</span>}
        </h2>
        {totalItems > 0 && (
          <>
            <ShareCart cart={cart} />
            <button type="button" className="text-btn" onClick={() => cart.clear()}>
              Clear Cart
            </button>
          </>
        )}
        <IconButton label="Close cart" icon={X} onClick={() => overlays.close()} />
      </div>
      <Later>
        {totalItems > 0 ? (
          <>
            <CartFulfillment drawer={drawer} />
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
            <div className="drawer__body" tabIndex={0} role="region" aria-label="Cart items">
              {drawer.dozen && <Dozen progress={drawer.dozen} />}
              <CartLines drawer={drawer} onLastRemoved={() => title.current?.focus()} />
              <GoesWith drawer={drawer} title={title} />
            </div>
            <CartFoot drawer={drawer} />
          </>
        ) : (
          <div className="drawer__body drawer__body--centered">{cart.loaded ? <CartEmpty /> : <CartLoadError />}</div>
        )}
        <LastOrderSlot isOffered={cart.loaded && totalItems === 0} />
      </Later>
    </Dialog>
  );
});

interface CartFulfillmentProps {
  readonly drawer: CartDrawerViewModel;
}

/** In a shop with one way only, the promise names it. */
export const CartFulfillment = observer(function CartFulfillment({ drawer }: CartFulfillmentProps) {
  const opening = useOpeningHoursAtOnce();
  const offers = opening.fulfillments(drawer.wanted);
  if (offers.length > 0) return <FulfillmentSwitch offers={offers} calendar={opening.calendar} />;
  const promise = opening.offer(drawer.days, 'DELIVERY');
  if (!promise) return null;
  return (
    <p className="drawer__when">
      <Icon of={CalendarDays} />
      <span>
        <PromiseSentence promise={promise} calendar={opening.calendar} />
      </span>
    </p>
  );
});

function CartEmpty() {
  const overlays = useShared(OverlaysViewModel);
  return (
    <StatePanel
      icon={ShoppingBag}
      title="Your cart is empty"
      level={2}
      actions={
        <Link className={buttonClass()} to={paths.menu} onClick={() => overlays.close()}>
          Shop Now
        </Link>
      }
    >
      <p>Add something from today's menu to get started.</p>
    </StatePanel>
  );
}

interface CartLinesProps {
  readonly drawer: CartDrawerViewModel;
  readonly onLastRemoved: () => void;
}

const CartLines = observer(function CartLines({ drawer, onLastRemoved }: CartLinesProps) {
  const cart = useShared(CartViewModel);
  const { unavailable } = drawer;
  return (
    <ul className="lines lines--cart" role="list">
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

const CartLoadError = observer(function CartLoadError() {
  const cart = useShared(CartViewModel);
  if (!cart.error) {
    return (
      <div className="state">
        <Spinner large />
        <SrOnly role="status">Loading your cart</SrOnly>
      </div>
    );
  }
  return (
    <ErrorPanel error={cart.error} context="other" thing="Cart" offersHome={false} onRetry={() => void cart.load()} />
  );
});
