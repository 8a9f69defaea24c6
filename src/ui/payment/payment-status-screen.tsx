import { SearchX } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import { PaymentStatusViewModel } from '../../view-models/payment/payment-status.view-model';
import { Button, buttonClass } from '../components/buttons/button';
import { PageMeta } from '../components/page-meta';
import { StatePage } from '../components/feedback/state-page';
import { useViewModel } from '../view-model-context';
import { PaymentPending } from './payment-pending';
import { Receipt } from './receipt';
import { paths } from '../../domain/shared/paths';
import { idInLink } from '../../domain/shared/plain-text';

export function PaymentStatusScreen() {
  const [queryParams] = useSearchParams();
  const orderId = idInLink(queryParams.get('orderId'));
  const checkoutId = idInLink(queryParams.get('chkotId')) || undefined;
  return orderId ? <PaymentStatus key={orderId} orderId={orderId} checkoutId={checkoutId} /> : <NoOrder />;
}

interface PaymentStatusProps {
  readonly orderId: string;
  readonly checkoutId: string | undefined;
}

const PaymentStatus = observer(function PaymentStatus({ orderId, checkoutId }: PaymentStatusProps) {
  const payment = useViewModel(PaymentStatusViewModel, orderId, checkoutId);

  const { order, error } = payment;
  if (order) return <Receipt payment={payment} order={order} />;
  if (!error) {
    return (
      <>
        <PageMeta title="Checking your payment" />
        <PaymentPending />
      </>
    );
  }
  return (
    <StatePage
      icon={SearchX}
      tone="danger"
      title={error.title}
      fine={error.detail}
      actions={
        <>
          <Button onClick={() => payment.checkAgain()}>Retry</Button>
          <MyOrders />
        </>
      }
    >
      <p>
        <bdi>{error.text}</bdi>
      </p>
    </StatePage>
  );
});

function NoOrder() {
  return (
    <StatePage icon={SearchX} title="Invalid Order Link" actions={<MyOrders />}>
      <p>Order ID not found. Please check your order confirmation email.</p>
    </StatePage>
  );
}

function MyOrders() {
  return (
    <Link to={paths.orders} className={buttonClass({ variant: 'secondary' })}>
      My Orders
    </Link>
  );
}
