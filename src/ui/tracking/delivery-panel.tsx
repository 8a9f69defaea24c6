import { Phone } from 'lucide-react';
import { Fragment } from 'react';
import type { DeliveryInfo, Order } from '../../domain/orders/order';
import { Notice } from '../components/feedback/notice';
import { addressLines, formatPhone } from '../format/format-contact';
import { formatOpeningHours } from '../format/format-hours';
import { useShop } from '../shop-context';

interface DeliveryPanelProps {
  readonly order: Order;
  /** Undefined while it is not known. */
  readonly delivery: DeliveryInfo | undefined;
}

/** Where the order goes, and whom to call when that is wrong. */
export function DeliveryPanel({ order, delivery }: DeliveryPanelProps) {
  const { name, contact } = useShop();
  const isPickup = order.fulfillmentType === 'PICKUP';
  const facts = isPickup
    ? [{ term: 'Pick up at', words: `${name}, ${contact.area}` }]
    : deliveryFacts(delivery).filter(({ words }) => words !== '');
  return (
    <section className="panel" aria-labelledby="tracked-place">
      <div className="panel__head">
        <h2 id="tracked-place">{isPickup ? 'Pickup' : 'Delivery'}</h2>
      </div>
      {facts.length > 0 && (
        <dl className="dl">
          {facts.map(({ term, words }) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>
                <bdi>{words}</bdi>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      <Notice icon={Phone} className="mt-4">
        <p>
          Something wrong? Call <a href={`tel:${contact.phoneDial}`}>{contact.phone}</a>,{' '}
          {contact.phoneHours.map(formatOpeningHours).join(', ')}.
        </p>
      </Notice>
    </section>
  );
}

function deliveryFacts({ contact = {}, userMobile, address = {}, instructions = '' }: DeliveryInfo = {}) {
  const phone = contact.phone ?? userMobile;
  const who = [contact.name, phone && formatPhone(phone)].filter(Boolean).join(', ');
  return [
    { term: 'Address', words: addressLines(address).join(', ') },
    { term: 'Contact', words: who },
    { term: 'Instructions', words: instructions },
  ];
}
