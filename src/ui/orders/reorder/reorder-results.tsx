import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReorderViewModel } from '../../../view-models/orders/reorder.view-model';
import type { RetryPaymentViewModel } from '../../../view-models/orders/retry-payment.view-model';
import { LazyDialog } from '../../components/dialogs/lazy-dialog';
import { useLazyComponents } from '../../lazy-components';

interface ReorderResultsProps {
  readonly reorder: ReorderViewModel;
  readonly retry: RetryPaymentViewModel;
}

export const ReorderResults = observer(function ReorderResults({ reorder, retry }: ReorderResultsProps) {
  const { reorder: ReorderDialog, retryPaymentError: RetryPaymentErrorDialog, preload } = useLazyComponents();
  const isPending = reorder.pendingId !== undefined;
  useEffect(() => {
    if (isPending) preload('reorder');
  }, [isPending, preload]);
  return (
    <>
      {reorder.report && (
        <LazyDialog onClose={reorder.close}>
          <ReorderDialog reorder={reorder} />
        </LazyDialog>
      )}
      {retry.error && (
        <LazyDialog onClose={retry.close}>
          <RetryPaymentErrorDialog retry={retry} />
        </LazyDialog>
      )}
    </>
  );
});
