import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PendingOrderViewModel } from '../../view-models/checkout/pending-order.view-model';
import { formatMomentInText } from '../format/format-date-time';
import { formatItemCount } from '../format/format-number';
import type { PendingOrderNoticeProps } from '../lazy-components';
import './pending-order-notice.css';
import { useViewModel } from '../view-model-context';
import { Button, buttonClass } from '../components/button';
import { IconButton } from '../components/icon-button';
import { paths } from '../../domain/shared/paths';
import { Thumbnails } from '../components/thumbnails';

const ways = { DELIVERY: 'for delivery', PICKUP: 'for pickup' };

/** Offers an order again that was started and not heard of since. */
export const PendingOrderNotice = observer(function PendingOrderNotice({ isOffered }: PendingOrderNoticeProps) {
  const pending = useViewModel(PendingOrderViewModel);
  const titleId = useId();
  const { order, itemCount, returned } = pending;
  const { pathname } = useLocation();
  useEffect(() => pending.look(), [pending, pathname, returned]);
  if (!order || !isOffered) return null;
  const { attemptedAt } = order;
  const started = attemptedAt ? `, started ${formatMomentInText(attemptedAt, pending.calendar)}` : '';
  return (
    <div className="wrap resume-slot">
      <section className="resume" aria-labelledby={titleId}>
        <Thumbnails images={order.items.map(({ image }) => image)} />
        <div>
          <h2 id={titleId}>You have an unfinished order</h2>
          <p>
            {itemCount > 0 && `${formatItemCount(itemCount)} ${ways[order.details.fulfillmentType]}${started}. `}
            We have not heard that it was paid.
          </p>
        </div>
        <div className="resume__act">
          {pending.canPay && (
            <Button size="sm" onClick={() => pending.pay()}>
              Go to Payment
            </Button>
          )}
          {itemCount > 0 && (
            <Button size="sm" variant={pending.canPay ? 'secondary' : 'primary'} onClick={() => void pending.restore()}>
              Restore Cart
            </Button>
          )}
          <Link to={paths.orders} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            My Orders
          </Link>
          <IconButton label="Dismiss unfinished order" icon={X} onClick={() => pending.dismiss()} />
        </div>
      </section>
    </div>
  );
});
