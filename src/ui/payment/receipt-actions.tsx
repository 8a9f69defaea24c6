import { useState } from 'react';
import { Link } from 'react-router-dom';
import { actionsOf, type Order } from '../../domain/orders/order';
import { isFinal } from '../../domain/orders/order-status';
import { paymentOutcomeOf } from '../../domain/orders/payment-outcome';
import { paths } from '../../domain/shared/paths';
import { Button, buttonClass } from '../components/buttons/button';
import { LazyDialog } from '../components/dialogs/lazy-dialog';
import { useLazyComponents } from '../lazy-components';

export function ReceiptActions({ order, onChanged }: { readonly order: Order; readonly onChanged: () => void }) {
  const { orderDetails: OrderDetails, deliveryDetails: DeliveryDetails } = useLazyComponents();
  const [open, setOpen] = useState<'order' | 'delivery'>();
  const close = () => setOpen(undefined);
  const { deliveryInfo: hasDelivery } = actionsOf(order);
  // Continue Shopping is secondary to Track Order and to another try.
  const tracked = paymentOutcomeOf(order.status).tone === 'success' && !isFinal(order.status);
  const isSecond = tracked || actionsOf(order).retryPayment;
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
          variant: isSecond ? 'secondary' : 'primary',
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
