import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReorderViewModel } from '../../view-models/orders/reorder.view-model';
import type { RetryPaymentViewModel } from '../../view-models/orders/retry-payment.view-model';
import { LazyDialog } from '../components/dialogs/lazy-dialog';
import { useLazyComponents } from '../lazy-components';

interface ReorderResultsProps {
  readonly again: ReorderViewModel;
  readonly retry: RetryPaymentViewModel;
}

/** What came of ordering again or of paying again, where there is something to say about it. */
export const ReorderResults = observer(function ReorderResults({ again, retry }: ReorderResultsProps) {
  const { reorder: OrderAgain, retryPaymentError: RetryFailed, preload } = useLazyComponents();
  const isOrdering = again.pendingId !== undefined;
  useEffect(() => {
    // Its report comes while the menu is read.
    if (isOrdering) preload('reorder');
  }, [isOrdering, preload]);
  return (
    <>
      {again.report && (
        <LazyDialog onClose={again.close}>
          <OrderAgain again={again} />
        </LazyDialog>
      )}
      {retry.error && (
        <LazyDialog onClose={retry.close}>
          <RetryFailed retry={retry} />
        </LazyDialog>
      )}
    </>
  );
});
