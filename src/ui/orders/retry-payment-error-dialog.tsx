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
import { Verbatim } from '../components/text/verbatim';

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
        <Sentence reason={error.reason} orderId={error.order.id} />
        <span>{' Nothing was ordered. If it happens again, '}</span>
        <SupportContact />
        <span>.</span>
      </Notice>
    </Modal>
  );
});

function Sentence({ reason, orderId }: { readonly reason: RetryBlocker; readonly orderId: string }) {
  const [before, after] = sentences[reason];
  return (
    <>
      <span>{`${before} `}</span>
      <Verbatim>{orderId}</Verbatim>
      <span>{after}</span>
    </>
  );
}

const sentences: Readonly<Record<RetryBlocker, readonly [string, string]>> = {
  noItems: ['Order', " doesn't list its items."],
  menuUnknown: ["We couldn't load today's menu to check the items of order", '.'],
  itemGone: ['Some items of order', " aren't available today."],
  changed: ['An item of order', ' has a different name or price today.'],
};
