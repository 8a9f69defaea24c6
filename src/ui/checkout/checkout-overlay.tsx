import { observer } from 'mobx-react-lite';
import { useId, useSyncExternalStore } from 'react';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { Button } from '../components/buttons/button';
import { Modal } from '../components/dialogs/modal';
import { fieldId } from '../components/forms/form-field';
import { Notice } from '../components/feedback/notice';
import { fitsOpen } from '../components/price-breakdown';
import { OrderSummary } from './order-summary';
import { LazyDialog } from '../components/dialogs/lazy-dialog';
import { useLazyComponents } from '../lazy-components';
import '../cart/cart-overlay.css';
import './checkout-overlay.css';
import { useShared, useViewModel } from '../view-model-context';
import { ConfirmFoot } from './confirm-foot';
import { DetailsStep } from './details-step';
import { prefix } from './field-props';
import { useStepFocus } from '../components/dialogs/use-step-focus';
import { Check, Lock, RotateCcw } from 'lucide';
import { Icon } from '../components/icons/icon';
import { AllergenNotice } from './allergen-notice';
import { CheckoutErrorNotice } from './checkout-error-notice';
import { ReviewList } from './review-list';
import type { Elements } from '../components/elements';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import { DisabledReason } from '../components/feedback/disabled-reason';
import type { RetryOrder } from '../../domain/checkout/retry-payment';
import { Verbatim } from '../components/text/verbatim';

export const CheckoutOverlay = observer(function CheckoutOverlay() {
  const checkout = useViewModel(CheckoutViewModel);
  const { unavailableItems: UnavailableItems } = useLazyComponents();
  const formId = useId();
  const wide = useWideWindow();
  const { body, requestFocus } = useStepFocus(checkout.step);
  const change = (field?: string) => {
    // A folded field takes no focus.
    if (field === fieldId(prefix, 'addressLine1')) checkout.foldAddress(false);
    requestFocus(field);
    checkout.toDetails();
  };

  const { step, attempt, review, summary, isDelivery, retry } = checkout;
  const { loaded, items } = useShared(CartViewModel);
  const isEmpty = !retry && !attempt.isPending && loaded && items.length === 0;
  const emptyId = isEmpty && `${formId}-empty`;
  const confirming = step === 'confirm';
  const placingId = `${formId}-placing`;
  const notice = (
    <>
      {retry && <RetryNotice order={retry.order} isDelivery={isDelivery} />}
      {!review.menuChecked && (
        <Notice tone="warning" role="status" className="mb-4">
          We couldn't check today's menu. You can still order; the kitchen checks it.
        </Notice>
      )}
    </>
  );
  const orderSummary = (
    <OrderSummary
      summary={summary}
      fulfillment={checkout.details.fulfillmentType}
      wide={wide}
      open={attempt.error?.kind === 'cartChanged' || (confirming && fitsOpen(summary.items))}
    />
  );
  return (
    <Modal
      title={confirming ? 'Confirm Your Order' : 'Checkout'}
      closeLabel="Close checkout"
      closeBlockedBy={!checkout.canClose && placingId}
      size="wide"
      full
      bare
      staysOpen
      head={<CheckoutSteps step={step} />}
      foot={
        <>
          {emptyId && <EmptyCartReason id={emptyId} onLeave={() => checkout.close()} />}
          {confirming ? (
            <ConfirmFoot {...{ checkout, placingId }} blockedBy={emptyId} />
          ) : (
            <Button type="submit" form={formId} size="lg" blockedBy={emptyId}>
              Continue
            </Button>
          )}
        </>
      }
      footRow={confirming && !attempt.isOutcomeUnknown}
      onClose={() => checkout.close()}
    >
      <div className={confirming ? 'checkout checkout--confirm' : 'checkout'} ref={body}>
        {!wide && !confirming && orderSummary}
        {confirming ? (
          <ConfirmStep checkout={checkout} notice={notice} summary={!wide && orderSummary} onChange={change} />
        ) : (
          <DetailsStep checkout={checkout} formId={formId} notice={notice} />
        )}
        {wide && orderSummary}
      </div>
      {review.unavailable && (
        <LazyDialog onClose={() => review.backToCheckout()}>
          <UnavailableItems review={review} isOrder={retry !== undefined} />
        </LazyDialog>
      )}
    </Modal>
  );
});

function CheckoutSteps({ step }: { readonly step: 'details' | 'confirm' }) {
  const confirming = step === 'confirm';
  return (
    <ol className="steps" role="list" aria-label="Checkout steps">
      <li {...(confirming ? { className: 'is-done' } : { 'aria-current': 'step' })}>
        <i>{confirming ? <Icon of={Check} /> : 1}</i>
        <span>Details</span>
      </li>
      <li {...(confirming && { 'aria-current': 'step' })}>
        <i>2</i>
        <span>Confirm</span>
      </li>
    </ol>
  );
}

interface ConfirmStepProps {
  readonly checkout: CheckoutViewModel;
  readonly notice: Elements;
  readonly summary: Elements;
  readonly onChange: (field?: string) => void;
}

const ConfirmStep = observer(function ConfirmStep({ checkout, notice, summary, onChange }: ConfirmStepProps) {
  const { error, isOutcomeUnknown, isPending } = checkout.attempt;
  return (
    <div className="checkout__main">
      {error && <CheckoutErrorNotice error={error} />}
      {notice}
      <AllergenNotice items={checkout.items} />
      <ReviewList checkout={checkout} isHeld={isPending} onChange={isOutcomeUnknown ? undefined : onChange} />
      {summary}
      {!isOutcomeUnknown && (
        <p className="redirect-note redirect-note--wide mt-5">
          <Icon of={Lock} />
          <span>Next: pay on our secure payment page. We never see your card number.</span>
        </p>
      )}
    </div>
  );
});

interface EmptyCartReasonProps {
  readonly id: string;
  readonly onLeave: () => void;
}

function EmptyCartReason({ id, onLeave }: EmptyCartReasonProps) {
  return (
    <DisabledReason id={id} live>
      <span>{"Your cart is empty. If you've ordered in another tab, look in "}</span>
      <Link to={paths.orders} onClick={onLeave}>
        My Orders
      </Link>
      <span>.</span>
    </DisabledReason>
  );
}

function RetryNotice({ order, isDelivery }: { readonly order: RetryOrder; readonly isDelivery: boolean }) {
  const ofAddress = order.addressKnown
    ? 'Check that the address is still right. '
    : "We don't keep the address with an order, so please enter it again. ";
  return (
    <Notice icon={RotateCcw} className="mb-6">
      <b>
        <span>{'Retrying the payment of order '}</span>
        <Verbatim>{order.orderId}</Verbatim>
      </b>
      <br />
      <span>{`${isDelivery ? ofAddress : ''}The last payment didn't go through.`}</span>
    </Notice>
  );
}

function useWideWindow(): boolean {
  return useSyncExternalStore(subscribeToWidth, isWide);
}

const beside = '(min-width: 64rem)';

function subscribeToWidth(listener: () => void) {
  const query = matchMedia(beside);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isWide() {
  return matchMedia(beside).matches;
}
