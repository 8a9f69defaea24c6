import { LinesSkeleton } from '../components/feedback/skeletons';
import { Spinner } from '../components/feedback/spinner';
import { ReceiptPaper } from './receipt-paper';

export function PaymentPending() {
  return (
    <ReceiptPaper background="wait">
      <div className="outcome__top">
        <Spinner large />
        <h1 tabIndex={-1}>Checking your payment</h1>
        <p role="status">One moment. Please don't close this page.</p>
      </div>
      <LinesSkeleton />
    </ReceiptPaper>
  );
}
