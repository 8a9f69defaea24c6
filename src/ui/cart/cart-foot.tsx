import { ShoppingBag, WifiOff } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { CartDrawerViewModel } from '../../view-models/cart/cart-drawer.view-model';
import { FulfillmentViewModel } from '../../view-models/cart/fulfillment.view-model';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { ConnectionViewModel } from '../../view-models/shell/connection.view-model';
import { CheckoutEntryViewModel } from '../../view-models/checkout/checkout-entry.view-model';
import { Button } from '../components/buttons/button';
import { SectionEdge } from '../components/section-edge';
import { Icon } from '../components/icons/icon';
import { DisabledReason } from '../components/feedback/disabled-reason';
import { useShared } from '../view-model-context';
import { fitsOpen, FoldingPriceBreakdown } from '../components/price-breakdown';

export const CartFoot = observer(function CartFoot({ drawer }: { readonly drawer: CartDrawerViewModel }) {
  const { isSignedIn } = useShared(SessionViewModel);
  const connection = useShared(ConnectionViewModel);
  const checkoutEntry = useShared(CheckoutEntryViewModel);
  const { chosen } = useShared(FulfillmentViewModel);
  const offlineId = useId();
  return (
    <div className="drawer__foot" data-lines={fitsOpen(drawer.summary.items) ? 'few' : undefined}>
      <SectionEdge />
      <FoldingPriceBreakdown summary={drawer.summary} fulfillment={chosen} />
      <Button
        size="lg"
        block
        className="mt-4"
        blockedBy={!connection.isOnline && offlineId}
        onClick={() => checkoutEntry.start()}
      >
        {isSignedIn ? 'Checkout' : 'Login to Checkout'}
      </Button>
      {!connection.isOnline && (
        <DisabledReason id={offlineId} icon={WifiOff} live>
          You're offline. You can check out once you're back online; we'll keep your cart.
        </DisabledReason>
      )}
      {connection.isOnline && !isSignedIn && (
        <p className="redirect-note">
          <Icon of={ShoppingBag} />
          <span>We'll keep your cart while you sign in.</span>
        </p>
      )}
    </div>
  );
});
