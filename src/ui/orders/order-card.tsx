import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { totalItems } from '../../domain/cart/cart';
import { paths } from '../../domain/shared/paths';
import { actionsOf, type Order, type OrderItem } from '../../domain/orders/order';
import { groupOf, labelOf } from '../../domain/orders/order-status';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { Badge } from '../components/badge';
import { Button, buttonClass } from '../components/buttons/button';
import { SrOnly } from '../components/text/sr-only';
import { MomentText } from '../components/text/time-text';
import { ArrivalText } from './arrival-text';
import { formatMoment } from '../format/format-date-time';
import { formatMoney } from '../format/format-money';
import { formatItemCount } from '../format/format-number';
import { Verbatim } from '../components/text/verbatim';
import { OrderReference } from '../components/text/order-reference';
import { NoItemsListed } from '../components/lines/no-items-listed';
import { Thumbnails } from '../components/thumbnails';
import { ItemsText } from './items-text';

interface OrderCardProps {
  readonly order: Order;
  readonly calendar: CustomerCalendar;
  readonly pending: boolean;
  readonly onDetails: () => void;
  readonly onDelivery: () => void;
  readonly onRetry: () => void;
  readonly onReorder: () => void;
}

export const OrderCard = observer(function OrderCard({ order, calendar, ...card }: OrderCardProps) {
  const id = useId();
  const { status, createdAt, items, total, currency } = order;
  const count = totalItems(items);
  return (
    <article className="order" aria-labelledby={id}>
      <div>
        <div className="order__id">
          <h2 id={id}>
            <OrderReference id={order.id} />
          </h2>
          <Badge group={groupOf(status)} label={labelOf(status)} />
        </div>
        <p className="order__meta">
          {createdAt && (
            <>
              <MomentText moment={createdAt} calendar={calendar} format={formatMoment} />
              <span> </span>
            </>
          )}
          <b>
            <ArrivalText order={order} calendar={calendar} />
          </b>
        </p>
      </div>
      <p className="order__total">
        <span className="price" translate="no">
          {formatMoney(total, currency)}
        </span>
        {count > 0 && <small>{formatItemCount(count)}</small>}
      </p>
      <OrderCardItems items={items} />
      <OrderActions order={order} {...card} />
    </article>
  );
});

function OrderActions({ order, pending, onDetails, onDelivery, onRetry, onReorder }: Omit<OrderCardProps, 'calendar'>) {
  const actions = actionsOf(order);
  const forOrder = (
    <SrOnly>
      <span>{' for order '}</span>
      <Verbatim>{order.id}</Verbatim>
    </SrOnly>
  );
  return (
    <div className="order__actions">
      {actions.deliveryInfo && (
        <Button size="sm" variant="ghost" onClick={onDelivery} after={forOrder}>
          Delivery Info
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={onDetails} after={forOrder}>
        Order Details
      </Button>
      {actions.track && (
        <Link className={buttonClass({ size: 'sm' })} to={paths.trackOrder(order.id)}>
          <span>Track Order</span>
          {forOrder}
        </Link>
      )}
      {actions.retryPayment && (
        <Button size="sm" pending={pending} onClick={onRetry} after={forOrder}>
          Retry Payment
        </Button>
      )}
      {actions.reorder && (
        <Button size="sm" variant="secondary" pending={pending} onClick={onReorder} after={forOrder}>
          Order Again
        </Button>
      )}
    </div>
  );
}

function OrderCardItems({ items }: { readonly items: readonly OrderItem[] }) {
  if (items.length === 0) {
    return (
      <div className="order__items">
        <NoItemsListed />
      </div>
    );
  }
  return (
    <div className="order__items">
      <Thumbnails images={items.map(({ imageUrl }) => imageUrl)} withRest />
      <ItemsText items={items} />
    </div>
  );
}
