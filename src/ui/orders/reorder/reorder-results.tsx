import { observer } from 'mobx-react-lite';
import type { ReorderViewModel } from '../../../view-models/orders/reorder.view-model';
import type { RetryPaymentViewModel } from '../../../view-models/orders/retry-payment.view-model';
import { LazyDialog } from '../../components/dialogs/lazy-dialog';
import { useLazyComponents } from '../../lazy-components';
import { usePreloadWhen } from '../../use-preload';

interface ReorderResultsProps {
  readonly reorder: ReorderViewModel;
  readonly retry: RetryPaymentViewModel;
}

export const ReorderResults = observer(function ReorderResults({ reorder, retry }: ReorderResultsProps) {
  const { reorder: ReorderDialog, retryPaymentError: RetryPaymentErrorDialog } = useLazyComponents();
  usePreloadWhen(reorder.pendingId !== undefined, 'reorder');
  return (
    <>
      {reorder.report && (
        <LazyDialog onClose={reorder.close}>
          <ReorderDialog reorder={reorder} />
        </LazyDialog>
      )}
      {retry.error && (
        <LazyDialog onClose={retry.close}>
          <RetryPaymentErrorDialog retry={retry} reorder={reorder} />
        </LazyDialog>
      )}
    </>
  );
});
