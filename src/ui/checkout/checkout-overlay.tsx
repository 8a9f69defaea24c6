import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { Button } from '../components/buttons/button';
import { Modal } from '../components/dialogs/modal';
import { Notice } from '../components/feedback/notice';
import { OrderSummary } from './order-summary';
import { LazyDialog } from '../components/dialogs/lazy-dialog';
import { useLazyComponents } from '../lazy-components';
import '../cart/cart-overlay.css';
import './checkout-overlay.css';
import { useShared, useViewModel } from '../view-model-context';
import { ConfirmFoot } from './confirm-foot';
import { ConfirmStep } from './confirm-step';
import { DetailsStep } from './details-step';
import { EmptyCartReason } from './empty-cart-reason';
import { RetryNotice } from './retry-notice';
import { useWideWindow } from './use-wide-window';
import { CheckoutSteps } from './checkout-steps';
import { useStepFocus } from '../components/dialogs/use-step-focus';

export const CheckoutOverlay = observer(function CheckoutOverlay() {
  const checkout = useViewModel(CheckoutViewModel);
  const { unavailableItems: UnavailableItems } = useLazyComponents();
  const formId = useId();
  const wide = useWideWindow();
  const { body, requestFocus } = useStepFocus(checkout.step);
  const change = (field?: string) => {
    requestFocus(field);
    checkout.toDetails();
  };

  const { step, review, error, summary, isDelivery, isPending, retry } = checkout;
  const { loaded, items } = useShared(CartViewModel);
  const isEmpty = !retry && !isPending && loaded && items.length === 0;
  const emptyId = isEmpty && `${formId}-empty`;
  const confirming = step === 'confirm';
  const totalId = `${formId}-total`;
  const notice = (
    <>
      {retry && <RetryNotice order={retry.order} isDelivery={isDelivery} />}
      {!review.menuChecked && (
        <Notice tone="warning" role="status" className="mb-4">
          We couldn't check today's menu. You can continue: the kitchen checks every order.
        </Notice>
      )}
    </>
  );
  const orderSummary = (
    <OrderSummary
      summary={summary}
      withShipping={isDelivery}
      wide={wide}
      totalId={totalId}
      open={error?.kind === 'cartChanged'}
    />
  );
  return (
    <Modal
      title={confirming ? 'Confirm Your Order' : 'Checkout'}
      closeLabel="Close checkout"
      size="wide"
      full
      bare
      staysOpen
      head={<CheckoutSteps step={step} />}
      foot={
        <>
          {emptyId && <EmptyCartReason id={emptyId} onLeave={() => checkout.close()} />}
          {confirming ? (
            <ConfirmFoot checkout={checkout} blockedBy={emptyId} totalId={totalId} wide={wide} />
          ) : (
            <Button type="submit" form={formId} size="lg" blockedBy={emptyId}>
              Continue
            </Button>
          )}
        </>
      }
      footRow={confirming && !checkout.isOutcomeUnknown}
      onClose={() => checkout.close()}
    >
      <div className="checkout" ref={body}>
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
