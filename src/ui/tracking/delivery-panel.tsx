import { Phone } from 'lucide';
import { Fragment } from 'react';
import type { DeliveryInfo, Order } from '../../domain/orders/order';
import { Notice } from '../components/feedback/notice';
import { formatOpeningHours } from '../format/format-hours';
import { useShop } from '../shop-context';
import { formatDelivery } from '../format/format-contact';
import { PhoneLink } from '../components/shop/phone-link';
import { Panel } from '../components/panel';

interface DeliveryPanelProps {
  readonly order: Order;
  /** Undefined until it is known. */
  readonly delivery: DeliveryInfo | undefined;
}

/** Where the order goes, and whom to call if that is wrong. */
export function DeliveryPanel({ order, delivery }: DeliveryPanelProps) {
  const { name, contact } = useShop();
  const isPickup = order.fulfillmentType === 'PICKUP';
  const facts = isPickup
    ? [{ term: 'Pick up at', text: `${name}, ${contact.area}` }]
    : deliveryLines(delivery).filter(({ text }) => text);
  return (
    <Panel title={isPickup ? 'Pickup' : 'Delivery'}>
      {facts.length > 0 && (
        <dl className="dl">
          {facts.map(({ term, text }) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      <Notice icon={Phone} className="mt-4">
        <p>
          Something wrong? Call <PhoneLink />, {contact.phoneHours.map(formatOpeningHours).join(', ')}.
        </p>
      </Notice>
    </Panel>
  );
}

function deliveryLines(delivery: DeliveryInfo | undefined) {
  const { name, phone, addressLines, instructions } = formatDelivery(delivery);
  return [
    { term: 'Address', text: addressLines.join(', ') },
    { term: 'Contact', text: [name, phone].filter(Boolean).join(', ') },
    { term: 'Instructions', text: instructions },
  ];
}
