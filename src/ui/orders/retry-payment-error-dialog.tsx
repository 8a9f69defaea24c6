import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import type { RetryBlocker } from '../../domain/checkout/retry-payment';
import { retryFailedText } from '../../view-models/checkout/checkout-error';
import { Button, buttonClass } from '../components/buttons/button';
import { Modal } from '../components/dialogs/modal';
import { Notice } from '../components/feedback/notice';
import type { RetryPaymentErrorProps } from '../lazy-components';
import { SupportContact } from '../components/shop/support-contact';

/** Says why a payment could not be retried, and who can help. */
export const RetryPaymentErrorDialog = observer(function RetryPaymentErrorDialog({ retry }: RetryPaymentErrorProps) {
  const { error } = retry;
  if (!error) return null;
  return (
    <Modal
      title="Payment Failed"
      onClose={retry.close}
      footRow
      foot={
        <>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.menu}>
            Browse Menu
          </Link>
          <Button onClick={() => void retry.start(error.order)}>Retry Payment</Button>
        </>
      }
    >
      <Notice tone="danger">
        <b>{retryFailedText}</b>
        <br />
        {sentenceOf(error.reason, error.order.id)} Nothing was ordered. If it happens again, <SupportContact />.
      </Notice>
    </Modal>
  );
});

function sentenceOf(reason: RetryBlocker, orderId: string): string {
  switch (reason) {
    case 'noItems':
      return `The items of order ${orderId} are not listed.`;
    case 'menuUnknown':
      return `Today's menu could not be read, so the items of order ${orderId} could not be looked up.`;
    case 'itemGone':
      return `Not every item of order ${orderId} can be ordered today.`;
    case 'changed':
      return `What is in order ${orderId} has another name or price today.`;
  }
}
