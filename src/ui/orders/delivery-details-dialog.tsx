import { MapPin, MessageCircle, Phone, User } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import type { DeliveryInfo, Order } from '../../domain/orders/order';
import { groupOf, isFinal, labelOf, parseStatus } from '../../domain/orders/order-status';
import { ArrivalText } from './arrival-text';
import { DeliveryDetailsViewModel } from '../../view-models/orders/delivery-details.view-model';
import { Badge } from '../components/badge';
import { Button, buttonClass } from '../components/buttons/button';
import { ErrorPanel } from '../components/feedback/error-panel';
import { Icon } from '../components/icons/icon';
import { Modal } from '../components/dialogs/modal';
import { LinesSkeleton } from '../components/feedback/skeletons';
import { SrOnly } from '../components/text/sr-only';
import { useViewModel } from '../view-model-context';
import { formatDelivery } from '../format/format-contact';
import '../checkout/checkout-overlay.css';
import { OrderReference } from '../components/text/order-reference';

interface DeliveryDetailsProps {
  readonly order: Order;
  readonly onClose: () => void;
}

export const DeliveryDetailsDialog = observer(function DeliveryDetailsDialog({ order, onClose }: DeliveryDetailsProps) {
  const { id: orderId } = order;
  const delivery = useViewModel(DeliveryDetailsViewModel, orderId);
  const { info, error } = delivery;
  const status = info?.status ? parseStatus(info.status) : order.status;
  return (
    <Modal
      title="Delivery Details"
      onClose={onClose}
      footRow
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {![order.status, status].some(isFinal) && (
            <Link className={buttonClass()} to={paths.trackOrder(orderId)}>
              Track Order
            </Link>
          )}
        </>
      }
    >
      <div className="row row--between">
        <p className="muted">
          <OrderReference id={orderId} />
        </p>
        {info?.status && <Badge group={groupOf(status)} label={labelOf(status)} />}
      </div>
      <p className="mt-3">
        <b>
          <ArrivalText order={order} calendar={delivery.calendar} />
        </b>
      </p>
      {info && <DeliveryFacts info={info} />}
      {error && (
        <ErrorPanel
          error={error}
          context="tracking"
          thing="Delivery information"
          offersHome={false}
          onRetry={() => void delivery.load(orderId)}
        />
      )}
      <SrOnly as="p" role="status">
        {!info && !error && 'Loading the delivery details'}
      </SrOnly>
      {!info && !error && <LinesSkeleton />}
    </Modal>
  );
});

function DeliveryFacts({ info }: { readonly info: DeliveryInfo }) {
  const { name, phone, otherPhone, addressLines, instructions } = formatDelivery(info);
  const facts = [
    { icon: User, term: 'Contact', lines: [name, phone && <PhoneNumber key="phone" number={phone} />] },
    { icon: Phone, term: 'Mobile number', lines: [otherPhone && <PhoneNumber key="mobile" number={otherPhone} />] },
    { icon: MapPin, term: 'Address', lines: addressLines },
    { icon: MessageCircle, term: 'Instructions', lines: [instructions], isProse: true },
  ].filter(({ lines }) => lines.some(Boolean));
  if (facts.length === 0) return <p className="muted mt-4">We don't have delivery details for this order yet.</p>;
  return (
    <dl className="review mt-4">
      {facts.map(({ icon, term, lines, isProse }) => (
        <div key={term}>
          <Icon of={icon} />
          <dt>{term}</dt>
          <dd>
            {lines.filter(Boolean).map((line, position) => (
              <Fragment key={position}>
                {position > 0 && <br />}
                <bdi translate={isProse ? undefined : 'no'}>{line}</bdi>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PhoneNumber({ number }: { readonly number: string }) {
  return <span className="num">{number}</span>;
}
