import { ArrowLeft, Lock, WifiOff } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { Button, buttonClass } from '../components/buttons/button';
import { SrOnly } from '../components/text/sr-only';
import { DisabledReason } from '../components/feedback/disabled-reason';
import { formatMoney } from '../format/format-money';
import { paths } from '../../domain/shared/paths';

interface ConfirmFootProps {
  readonly checkout: CheckoutViewModel;
  readonly blockedBy: string | false;
  readonly placingId: string;
}

export const ConfirmFoot = observer(function ConfirmFoot(props: ConfirmFootProps) {
  const { checkout, blockedBy, placingId } = props;
  const id = useId();
  const { isOffline, summary } = checkout;
  const { isPending, isHeld, isOutcomeUnknown } = checkout.attempt;
  const offlineId = !blockedBy && isOffline && `${id}-offline`;
  const totalId = `${id}-total`;
  const whyNot = blockedBy || offlineId;
  return (
    <>
      {offlineId && (
        <DisabledReason id={offlineId} icon={WifiOff} live>
          You're offline, so you can't pay right now. We've kept everything you typed.
        </DisabledReason>
      )}
      <SrOnly as="p" role="status" id={placingId}>
        {isPending &&
          (isHeld ? 'Waiting for another tab of this shop that is placing an order.' : 'Your order is being sent.')}
      </SrOnly>
      <span id={totalId} hidden>
        {`Estimated total ${formatMoney(summary.totalPrice)}`}
      </span>
      {!whyNot && !isOutcomeUnknown && <p className="confirm__note">Next: pay on our secure payment page.</p>}
      {!isOutcomeUnknown && (
        <Button
          variant="ghost"
          size="lg"
          icon={ArrowLeft}
          blockedBy={isPending && placingId}
          onClick={() => checkout.toDetails()}
        >
          Back
        </Button>
      )}
      {isOutcomeUnknown && (
        <Link to={paths.orders} className={buttonClass({ size: 'lg' })} onClick={() => checkout.close()}>
          Check My Orders
        </Link>
      )}
      <Button
        {...(isOutcomeUnknown && { variant: 'secondary' })}
        size="lg"
        icon={Lock}
        pending={isPending}
        blockedBy={whyNot}
        aria-describedby={whyNot || totalId}
        onClick={() => void checkout.pay()}
        after={
          // The name stays that of the button; the sum describes it.
          <span className="btn__sum" aria-hidden="true" translate="no">
            {formatMoney(summary.totalPrice)}
          </span>
        }
      >
        Confirm &amp; Pay
      </Button>
    </>
  );
});
