import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import { actionsOf, type Order } from '../../domain/orders/order';
import { groupOf, labelOf } from '../../domain/orders/order-status';
import { outcomeOf } from '../../domain/orders/payment-outcome';
import type { PaymentStatusViewModel } from '../../view-models/payment/payment-status.view-model';
import { Badge } from '../components/badge';
import { Button, buttonClass } from '../components/button';
import { OrderLines } from '../orders/order-lines';
import { OrderPriceBreakdown } from '../orders/order-price-breakdown';
import { PageMeta } from '../components/page-meta';
import { PrintHeader } from '../orders/print-header';
import { formatMoment } from '../format/format-date-time';
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
    <ReceiptPage background={background}>
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
          <OrderLines items={order.items} />
          <div className="mt-3">
            <OrderPriceBreakdown order={order} />
          </div>
        </>
      )}
      {order.createdAt && (
        <p className="print-only print-foot">Placed {formatMoment(order.createdAt, payment.calendar)}</p>
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

function Actions({ order, onChanged }: { readonly order: Order; readonly onChanged: () => void }) {
  const { orderDetails: OrderDetails, deliveryDetails: DeliveryDetails } = useLazyComponents();
  const [open, setOpen] = useState<'order' | 'delivery'>();
  const close = () => setOpen(undefined);
  const hasDelivery = actionsOf(order).deliveryInfo;
  return (
    <div className="outcome__actions">
      <Button variant="secondary" className={hasDelivery ? undefined : 'btn--wide'} onClick={() => setOpen('order')}>
        Order Details
      </Button>
      {hasDelivery && (
        <Button variant="secondary" onClick={() => setOpen('delivery')}>
          Delivery Details
        </Button>
      )}
      <Link to={paths.menu} className={buttonClass({ size: 'lg', className: 'btn--wide' })}>
        Continue Shopping
      </Link>
      {open && (
        <LazyDialog onClose={close}>
          {open === 'order' ? (
            <OrderDetails order={order} onClose={close} onChanged={onChanged} />
          ) : (
            <DeliveryDetails orderId={order.id} onClose={close} />
          )}
        </LazyDialog>
      )}
    </div>
  );
}
