import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import { actionsOf, type Order } from '../../domain/orders/order';
import { groupOf, isFinal, labelOf } from '../../domain/orders/order-status';
import { outcomeOf } from '../../domain/orders/payment-outcome';
import type { PaymentStatusViewModel } from '../../view-models/payment/payment-status.view-model';
import { Badge } from '../components/badge';
import { Button, buttonClass } from '../components/button';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { SilentBoundary } from '../layout/silent-boundary';
import { useViewModel } from '../view-model-context';
import { TextLines } from '../orders/text-lines';
import { Arrival } from './arrival';
import { Burst } from './burst';
import { OrderPriceBreakdown } from '../orders/order-price-breakdown';
import { PageMeta } from '../components/page-meta';
import { PrintHeader } from '../orders/print-header';
import { formatDateTime } from '../format/format-date-time';
import { LazyDialog } from '../components/dialogs/lazy-dialog';
import { useLazyComponents } from '../lazy-components';
import { receiptStyleOf } from './receipt-style';
import { PaymentOutcomeHeader } from './payment-outcome-header';
import { PollProgress } from './poll-progress';
import { ReceiptPage } from './receipt-page';
import { RestoredNotice } from './restored-notice';

interface OutcomeProps {
  readonly payment: PaymentStatusViewModel;
  readonly order: Order;
}

/** The outcome of a payment, as a receipt. */
export const PaymentOutcomePanel = observer(function PaymentOutcomePanel({ payment, order }: OutcomeProps) {
  const { title, tone } = outcomeOf(order.status);
  const { background, ...style } = receiptStyleOf(order.status);
  return (
    <ReceiptPage background={background} behind={groupOf(order.status) === 'confirmed' && <Burst />}>
      <PageMeta title={title} />
      <PrintHeader />
      <PaymentOutcomeHeader {...style} title={title} message={payment.message}>
        {payment.isPolling && <p>This page updates by itself.</p>}
        {tone === 'waiting' && <PollProgress polls={payment.polls} />}
        {payment.canCheckAgain && (
          <Button variant="secondary" onClick={() => payment.checkAgain()}>
            Check Again
          </Button>
        )}
      </PaymentOutcomeHeader>
      {tone === 'success' && <Arrival order={order} calendar={payment.calendar} />}
      {tone === 'success' && order.fulfillmentType === 'PICKUP' && !isFinal(order.status) && (
        <Counter orderId={order.id} />
      )}
      <dl className="outcome__ref">
        <div>
          <dt>Order reference</dt>
          <dd className="num">{order.id}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <Badge group={groupOf(order.status)} label={labelOf(order.status)} />
          </dd>
        </div>
      </dl>
      {tone === 'failure' ? (
        <AfterFailure restoredItems={payment.restoredItems} payable={actionsOf(order).retryPayment} />
      ) : (
        <>
          <TextLines items={order.items} currency={order.currency} />
          <div className="mt-3">
            <OrderPriceBreakdown order={order} />
          </div>
        </>
      )}
      {order.createdAt && (
        <p className="print-only print-foot">Placed {formatDateTime(order.createdAt, payment.calendar)}</p>
      )}
      <Actions order={order} onChanged={() => payment.checkAgain()} />
    </ReceiptPage>
  );
});

function AfterFailure({ restoredItems, payable }: { readonly restoredItems: number; readonly payable: boolean }) {
  return (
    <>
      {payable && <p className="muted">You can pay for this order again from My Orders.</p>}
      {restoredItems > 0 && <RestoredNotice items={restoredItems} />}
    </>
  );
}

/** Loaded apart: most orders are delivered. */
const Counter = observer(function Counter({ orderId }: { readonly orderId: string }) {
  const { counterView: CounterView } = useLazyComponents();
  const { user } = useViewModel(SessionViewModel);
  return (
    <SilentBoundary>
      <CounterView orderId={orderId} firstName={user?.firstName} />
    </SilentBoundary>
  );
});

function Actions({ order, onChanged }: { readonly order: Order; readonly onChanged: () => void }) {
  const { orderDetails: OrderDetails, deliveryDetails: DeliveryDetails } = useLazyComponents();
  const [open, setOpen] = useState<'order' | 'delivery'>();
  const close = () => setOpen(undefined);
  const { deliveryInfo: hasDelivery } = actionsOf(order);
  // Then Track Order is the main one.
  const tracked = outcomeOf(order.status).tone === 'success' && !isFinal(order.status);
  return (
    <div className="outcome__actions">
      <Button variant="secondary" onClick={() => setOpen('order')}>
        Order Details
      </Button>
      {hasDelivery && (
        <Button variant="secondary" onClick={() => setOpen('delivery')}>
          Delivery Details
        </Button>
      )}
      <Link
        to={paths.menu}
        className={buttonClass({
          variant: tracked ? 'secondary' : 'primary',
          className: hasDelivery ? 'btn--wide' : '',
        })}
      >
        Continue Shopping
      </Link>
      {open && (
        <LazyDialog onClose={close}>
          {open === 'order' ? (
            <OrderDetails order={order} onClose={close} onChanged={onChanged} />
          ) : (
            <DeliveryDetails order={order} onClose={close} />
          )}
        </LazyDialog>
      )}
    </div>
  );
}
