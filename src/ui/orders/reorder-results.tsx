import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OrderAgainViewModel } from '../../view-models/orders/reorder.view-model';
import type { RetryPaymentViewModel } from '../../view-models/orders/retry-payment.view-model';
import { LateDialog } from '../components/dialogs/lazy-dialog';
import { useParts } from '../lazy-components';

interface OnceMoreProps {
  readonly again: OrderAgainViewModel;
  readonly retry: RetryPaymentViewModel;
}

/** What came of ordering again or of paying again, where there is something to say about it. */
export const OnceMore = observer(function OnceMore({ again, retry }: OnceMoreProps) {
  const { orderAgain: OrderAgain, retryFailed: RetryFailed, preload } = useParts();
  const isOrdering = again.busyWith !== undefined;
  useEffect(() => {
    // Its report comes while the menu is read.
    if (isOrdering) preload('orderAgain');
  }, [isOrdering, preload]);
  return (
    <>
      {again.report && (
        <LateDialog onClose={again.close}>
          <OrderAgain again={again} />
        </LateDialog>
      )}
      {retry.failure && (
        <LateDialog onClose={retry.close}>
          <RetryFailed retry={retry} />
        </LateDialog>
      )}
    </>
  );
});
