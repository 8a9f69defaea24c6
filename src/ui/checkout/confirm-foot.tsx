import { ArrowLeft, Lock, WifiOff } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { Button, buttonClass } from '../components/buttons/button';
import { SrOnly } from '../components/text/sr-only';
import { ModalTotal } from '../components/dialogs/modal-total';
import { DisabledReason } from '../components/feedback/disabled-reason';
import { paths } from '../../domain/shared/paths';

interface ConfirmFootProps {
  readonly checkout: CheckoutViewModel;
  readonly blockedBy: string | false;
  readonly totalId: string;
  readonly placingId: string;
  readonly wide: boolean;
}

export const ConfirmFoot = observer(function ConfirmFoot(props: ConfirmFootProps) {
  const { checkout, blockedBy, totalId, placingId, wide } = props;
  const id = useId();
  const { isPending, isHeld, isOffline, isOutcomeUnknown, summary } = checkout;
  const offlineId = !blockedBy && isOffline && `${id}-offline`;
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
      {wide && <ModalTotal id={totalId} amount={summary.totalPrice} />}
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
      >
        Confirm &amp; Pay
      </Button>
    </>
  );
});
