import { Info } from 'lucide-react';
import type { Order } from '../../domain/orders/order';
import { groupOf, isFinal, labelOf } from '../../domain/orders/order-status';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { statusIcons } from '../components/badge';
import { Notice } from '../components/feedback/notice';
import { formatDateTime, formatMoment, formatShopDateTime, formatShortShopMoment } from '../format/format-date-time';
import '../components/panel.css';

interface FactsProps {
  readonly order: Order;
  readonly calendar: CustomerCalendar;
}

/** Whether the dates get a list; an order with only a creation date shows it in the heading. */
function hasDates({ updatedAt, scheduledFor, promisedBy, status }: Order): boolean {
  return updatedAt !== undefined || scheduledFor !== undefined || (promisedBy !== undefined && isFinal(status));
}

export function OrderHeading({ order, calendar }: FactsProps) {
  const placed =
    order.createdAt && !hasDates(order) ? `Placed ${lowercaseToday(formatMoment(order.createdAt, calendar))}` : '';
  const line = [placed, wayText(order)].filter(Boolean).join(' · ');
  return (
    <p>
      <b>Order {order.id}</b>
      {line && (
        <>
          <br />
          <span className="muted small">{line}</span>
        </>
      )}
    </p>
  );
}

/** `Delivery, ordered on the web` */
function wayText({ fulfillmentType, channel }: Order): string {
  const way = fulfillmentType && (fulfillmentType === 'PICKUP' ? 'Pickup' : 'Delivery');
  const where = channel && (channel === 'WEB' ? 'ordered on the web' : `ordered by ${labelOf(channel).toLowerCase()}`);
  const words = [way, where].filter(Boolean).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lowercaseToday(moment: string): string {
  return moment.replace(/^Today/, 'today');
}

/** The shop's current message about the order. */
export function OrderNotice({ order, calendar }: FactsProps) {
  const { status, statusMessage, promisedBy } = order;
  const expected = hasDates(order) ? undefined : promisedBy;
  if (!statusMessage && !expected) return null;
  const group = groupOf(status);
  return (
    <Notice icon={group === 'unknown' ? Info : statusIcons[group]} className="mt-4">
      <p>
        {statusMessage && <bdi>{statusMessage}</bdi>}
        {expected && (
          <>
            {' '}
            Expected by <b>{formatShortShopMoment(expected, calendar)}</b>.
          </>
        )}
      </p>
    </Notice>
  );
}

export function OrderDates({ order, calendar }: FactsProps) {
  if (!hasDates(order)) return null;
  const dates = [
    { label: 'Placed', moment: order.createdAt, format: formatDateTime },
    { label: 'Last update', moment: order.updatedAt, format: formatDateTime },
    { label: 'Scheduled for', moment: order.scheduledFor, format: formatShopDateTime },
    { label: 'Promised by', moment: order.promisedBy, format: formatShopDateTime },
  ];
  return (
    <dl className="pairs num mt-4">
      {dates.map(
        ({ label, moment, format }) =>
          moment && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{format(moment, calendar)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
