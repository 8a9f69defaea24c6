import { ArrowLeft, Lock, WifiOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { Button, buttonClass } from '../components/button';
import { SrOnly } from '../components/sr-only';
import { DisabledReason } from '../components/feedback/disabled-reason';
import { paths } from '../../domain/shared/paths';

/** The buttons of the confirmation. After an unknown outcome looking comes first, and nothing can be changed. */
export const ConfirmFoot = observer(function ConfirmFoot({ checkout }: { readonly checkout: CheckoutViewModel }) {
  const id = useId();
  const { placing, offline, outcomeUnknown } = checkout;
  const whyNot = offline && `${id}-offline`;
  return (
    <>
      {whyNot && (
        <DisabledReason id={whyNot} icon={WifiOff} live>
          You are offline, so nothing can be paid. Everything you typed is kept.
        </DisabledReason>
      )}
      <SrOnly as="p" role="status" id={`${id}-placing`}>
        {placing && 'Your order is being sent.'}
      </SrOnly>
      {!outcomeUnknown && (
        <Button
          variant="ghost"
          size="lg"
          icon={ArrowLeft}
          blockedBy={placing && `${id}-placing`}
          onClick={() => checkout.toDetails()}
        >
          Back
        </Button>
      )}
      <Button
        {...(outcomeUnknown && { variant: 'secondary' })}
        size="lg"
        icon={Lock}
        busy={placing}
        blockedBy={whyNot}
        onClick={() => void checkout.pay()}
      >
        Confirm &amp; Pay
      </Button>
      {outcomeUnknown && (
        <Link to={paths.orders} className={buttonClass({ size: 'lg' })} onClick={() => checkout.close()}>
          Check My Orders
        </Link>
      )}
    </>
  );
});
