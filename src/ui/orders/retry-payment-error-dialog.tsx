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

export const RetryPaymentErrorDialog = observer(function RetryPaymentErrorDialog({ retry }: RetryPaymentErrorProps) {
  const { error } = retry;
  if (!error) return null;
  const mayHelp = error.reason === 'menuUnknown';
  return (
    <Modal
      title="Payment Failed"
      onClose={retry.close}
      footRow
      foot={
        <>
          <Link className={buttonClass(mayHelp ? { variant: 'secondary' } : {})} to={paths.menu}>
            Browse Menu
          </Link>
          <Button variant={mayHelp ? 'primary' : 'secondary'} onClick={() => void retry.start(error.order)}>
            Retry Payment
          </Button>
        </>
      }
    >
      <Notice tone="danger">
        <b>{retryFailedText}</b>
        <br />
        <span>{`${sentenceOf(error.reason, error.order.id)} Nothing was ordered. If it happens again, `}</span>
        <SupportContact />
        <span>.</span>
      </Notice>
    </Modal>
  );
});

function sentenceOf(reason: RetryBlocker, orderId: string): string {
  switch (reason) {
    case 'noItems':
      return `Order ${orderId} doesn't list its items.`;
    case 'menuUnknown':
      return `We couldn't load today's menu to check the items of order ${orderId}.`;
    case 'itemGone':
      return `Some items of order ${orderId} aren't available today.`;
    case 'changed':
      return `An item of order ${orderId} has a different name or price today.`;
  }
}
