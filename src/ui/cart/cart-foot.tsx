import { ShoppingBag, WifiOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { ShellViewModel } from '../../view-models/shell/shell.view-model';
import { Button } from '../components/button';
import { SectionEdge } from '../components/section-edge';
import { Icon } from '../components/icons/icon';
import { PriceBreakdown } from '../orders/price-breakdown';
import { DisabledReason } from '../components/feedback/disabled-reason';
import { formatUsd } from '../format/format-money';
import { useViewModel } from '../view-model-context';

/** What it comes to, as far as can be said before there is an order, and the way on. */
export const CartFoot = observer(function CartFoot() {
  const { summary } = useViewModel(CartViewModel);
  const { isSignedIn } = useViewModel(SessionViewModel);
  const shell = useViewModel(ShellViewModel);
  const offlineId = useId();
  const { subtotal, tax, shipping, totalPrice } = summary;
  const isFree = shipping === 0;
  return (
    <div className="drawer__foot">
      <SectionEdge />
      <PriceBreakdown
        rows={[
          { label: 'Subtotal', amount: formatUsd(subtotal) },
          { label: 'Estimated tax', amount: formatUsd(tax) },
          { label: 'Estimated shipping', amount: isFree ? 'Free' : formatUsd(shipping), free: isFree },
        ]}
        total={{ label: 'Total', amount: formatUsd(totalPrice) }}
      />
      <Button size="lg" block className="mt-4" blockedBy={!shell.online && offlineId} onClick={() => shell.checkout()}>
        {isSignedIn ? 'Checkout' : 'Login to Checkout'}
      </Button>
      {!shell.online && (
        <DisabledReason id={offlineId} icon={WifiOff} live>
          You are offline. Checkout comes back with the connection; your cart stays.
        </DisabledReason>
      )}
      {shell.online && !isSignedIn && (
        <p className="redirect-note">
          <Icon of={ShoppingBag} />
          Your cart stays as it is while you sign in.
        </p>
      )}
    </div>
  );
});
