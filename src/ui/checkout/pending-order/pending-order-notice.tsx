import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PendingOrderViewModel } from '../../../view-models/checkout/pending-order.view-model';
import { formatMomentInText } from '../../format/format-date-time';
import { formatItemCount } from '../../format/format-number';
import './pending-order-notice.css';
import { useViewModel } from '../../view-model-context';
import { Button, buttonClass } from '../../components/buttons/button';
import { IconButton } from '../../components/buttons/icon-button';
import { paths } from '../../../domain/shared/paths';
import { Thumbnails } from '../../components/thumbnails';

const ways = { DELIVERY: 'for delivery', PICKUP: 'for pickup' };

interface PendingOrderNoticeProps {
  readonly isOffered: boolean;
}

export const PendingOrderNotice = observer(function PendingOrderNotice({ isOffered }: PendingOrderNoticeProps) {
  const { pathname } = useLocation();
  const pendingOrder = useViewModel(PendingOrderViewModel, pathname);
  const titleId = useId();
  const { order, itemCount, isPending } = pendingOrder;
  if (!order || !isOffered) return null;
  const { attemptedAt } = order;
  const started = attemptedAt ? `, started ${formatMomentInText(attemptedAt, pendingOrder.calendar)}` : '';
  const ordered =
    itemCount > 0 ? `${formatItemCount(itemCount)} ${ways[order.details.fulfillmentType]}${started}. ` : '';
  const advice = pendingOrder.canPay ? '' : ' Look in My Orders before you pay again.';
  return (
    <div className="wrap resume-slot">
      <section className="resume" aria-labelledby={titleId}>
        <Thumbnails images={pendingOrder.items.map(({ image }) => image)} />
        <div>
          <h2 id={titleId}>You have an unfinished order</h2>
          <p>{`${ordered}We don't know yet if the payment went through.${advice}`}</p>
        </div>
        <div className="resume__act">
          {pendingOrder.canPay && (
            <Button size="sm" pending={isPending} onClick={() => void pendingOrder.pay()}>
              Go to Payment
            </Button>
          )}
          {itemCount > 0 && (
            <Button size="sm" variant="secondary" pending={isPending} onClick={() => void pendingOrder.restore()}>
              Restore Cart
            </Button>
          )}
          <Link
            to={paths.orders}
            className={buttonClass({ variant: pendingOrder.canPay ? 'secondary' : 'primary', size: 'sm' })}
          >
            My Orders
          </Link>
          <IconButton label="Dismiss unfinished order" icon={X} onClick={() => pendingOrder.dismiss()} />
        </div>
      </section>
    </div>
  );
});
