import { useId } from 'react';
import { counterNumber } from '../../domain/orders/counter-number';
import { SrOnly } from '../components/text/sr-only';
import { SilentBoundary } from '../layout/silent-boundary';
import { useLazyComponents } from '../lazy-components';
import { PlaceCard } from '../components/shop/place-card';
import { useShop } from '../shop-context';
import './counter-view.css';
import { OrderReference } from '../components/text/order-reference';

interface CounterViewProps {
  readonly orderId: string;
  readonly firstName: string | undefined;
}

/** A customer shows this view at pickup: readable at arm's length, by a person or a scanner. */
export function CounterView({ orderId, firstName }: CounterViewProps) {
  const titleId = useId();
  const { pickup } = useShop();
  const { qrCode: QrCode } = useLazyComponents();
  return (
    <section className="counter mt-6" aria-labelledby={titleId}>
      <h2 id={titleId}>Show this at the counter</h2>
      <p className="counter__number">
        <SrOnly>Order number </SrOnly>
        <span translate="no">{counterNumber(orderId)}</span>
      </p>
      <div className="counter__code">
        <SilentBoundary fallback={<p className="small">The number is enough.</p>}>
          <QrCode text={orderId} label={`QR code of order ${orderId}`} />
        </SilentBoundary>
      </div>
      <p className="muted small">
        <OrderReference id={orderId} />
        {firstName && (
          <>
            <span>{', for '}</span>
            <bdi translate="no">{firstName}</bdi>
          </>
        )}
        <span>. A screenshot works too.</span>
      </p>
      {pickup && <PlaceCard place={pickup} />}
    </section>
  );
}
