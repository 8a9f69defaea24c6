import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import type { RetryBlocker } from '../../domain/checkout/retry-payment';
import { retryFailed } from '../../view-models/shared/error-notice';
import { Button, buttonClass } from '../components/buttons/button';
import { Modal } from '../components/dialogs/modal';
import { Notice } from '../components/feedback/notice';
import { SupportContact } from '../components/shop/support-contact';
import { Verbatim } from '../components/text/verbatim';
import type { ReorderViewModel } from '../../view-models/orders/reorder.view-model';
import type { RetryPaymentViewModel } from '../../view-models/orders/retry-payment.view-model';

interface RetryPaymentErrorProps {
  readonly retry: RetryPaymentViewModel;
  readonly reorder: ReorderViewModel;
}

export const RetryPaymentErrorDialog = observer(function RetryPaymentErrorDialog({
  retry,
  reorder,
}: RetryPaymentErrorProps) {
  const { error } = retry;
  if (!error) return null;
  const { action } = explanations[error.reason];
  const act = () => {
    retry.close();
    void (action === 'Order Again' ? reorder : retry).start(error.order);
  };
  return (
    <Modal
      title="Payment Failed"
      onClose={retry.close}
      footRow
      foot={
        <>
          <Link className={buttonClass(action ? { variant: 'secondary' } : {})} to={paths.menu}>
            Browse Menu
          </Link>
          {action && <Button onClick={act}>{action}</Button>}
        </>
      }
    >
      <Notice tone="danger">
        <b>{retryFailed.text}</b>
        <br />
        <Explanation reason={error.reason} orderId={error.order.id} />
        <span>{' If you need help, '}</span>
        <SupportContact />
        <span>.</span>
      </Notice>
    </Modal>
  );
});

function Explanation({ reason, orderId }: { readonly reason: RetryBlocker; readonly orderId: string }) {
  const { before, after, next } = explanations[reason];
  return (
    <>
      <span>{`${before} `}</span>
      <Verbatim>{orderId}</Verbatim>
      <span>{`${after} Nothing was ordered.${next ? ` ${next}` : ''}`}</span>
    </>
  );
}

interface RetryExplanation {
  readonly before: string;
  readonly after: string;
  /** What else can be done. It follows the sentence that nothing was ordered. */
  readonly next?: string;
  readonly action?: 'Retry Payment' | 'Order Again';
}

const explanations: Readonly<Record<RetryBlocker, RetryExplanation>> = {
  noItems: { before: 'Order', after: " doesn't list its items. You can order from today's menu." },
  menuUnknown: {
    before: "We couldn't load today's menu to check the items of order",
    after: '.',
    action: 'Retry Payment',
  },
  menuEmpty: {
    before: 'The kitchen is closed, so order',
    after: " can't be paid again now.",
    next: "Please try when we're open.",
  },
  soldOut: {
    before: "Today's menu is sold out, so order",
    after: " can't be paid again now.",
    next: 'Please try when the menu is new.',
  },
  allGone: {
    before: 'The items of order',
    after: " aren't on the menu today. You can order something else, or come back when they are.",
  },
  itemGone: {
    before: 'Some items of order',
    after: " aren't on the menu today. You can put the others into your cart and order those.",
    action: 'Order Again',
  },
  changed: {
    before: 'The items of order',
    after: " have another name or price today. You can order them again at today's prices.",
    action: 'Order Again',
  },
  tooMany: {
    before: 'Order',
    after: ' has more of one item than can be ordered at once. You can order fewer.',
    action: 'Order Again',
  },
};
