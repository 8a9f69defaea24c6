import { Phone } from 'lucide';
import { Fragment } from 'react';
import { isPickup, type DeliveryInfo, type Order } from '../../domain/orders/order';
import { promiseOf } from '../../domain/orders/order-promise';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { Notice } from '../components/feedback/notice';
import { formatOpeningHours } from '../format/format-hours';
import { useShop } from '../shop-context';
import { formatDelivery } from '../format/format-contact';
import { ArrivalText } from '../orders/arrival-text';
import { PhoneLink } from '../components/shop/phone-link';
import { PlaceCard } from '../components/shop/place-card';
import { Panel } from '../components/panel';

interface DeliveryPanelProps {
  readonly order: Order;
  readonly delivery: DeliveryInfo | undefined;
  readonly calendar: CustomerCalendar;
}

interface DeliveryFact {
  readonly term: string;
  readonly text: string | undefined;
  readonly isProse?: boolean;
}

export function DeliveryPanel({ order, delivery, calendar }: DeliveryPanelProps) {
  const { contact, pickup } = useShop();
  const collected = isPickup(order);
  const facts = collected ? [] : deliveryLines(delivery).filter(({ text }) => text);
  return (
    <Panel title={collected ? 'Pickup' : 'Delivery'}>
      {collected && pickup && (
        <PlaceCard place={pickup}>
          {promiseOf(order, calendar) && <ArrivalText order={order} calendar={calendar} />}
        </PlaceCard>
      )}
      {facts.length > 0 && (
        <dl className="dl">
          {facts.map(({ term, text, isProse }) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>
                <bdi translate={isProse ? undefined : 'no'}>{text}</bdi>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      <Notice icon={Phone} className="mt-4">
        <p>
          <span>{'Something wrong? Call '}</span>
          <PhoneLink />
          {contact.phoneHours.map((row) => (
            <Fragment key={`${row.from} ${row.opens}`}>
              <span>{', '}</span>
              <span className="nowrap">{formatOpeningHours(row)}</span>
            </Fragment>
          ))}
          <span>.</span>
        </p>
      </Notice>
    </Panel>
  );
}

function deliveryLines(delivery: DeliveryInfo | undefined): readonly DeliveryFact[] {
  const { name, phone, addressLines, instructions } = formatDelivery(delivery);
  return [
    { term: 'Address', text: addressLines.join(', ') },
    { term: 'Contact', text: [name, phone].filter(Boolean).join(', ') },
    { term: 'Instructions', text: instructions, isProse: true },
  ];
}
