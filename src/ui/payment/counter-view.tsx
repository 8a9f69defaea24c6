import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../components/buttons/button';
import { classNames } from '../components/class-names';
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
  readonly later: boolean;
}

export function CounterView({ orderId, firstName, later }: CounterViewProps) {
  const titleId = useId();
  const { pickup } = useShop();
  const { qrCode: QrCode } = useLazyComponents();
  const [asked, setAsked] = useState(false);
  const shown = asked || !later;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) title.current?.focus();
  }, [asked]);
  return (
    <>
      {!shown && (
        <Button variant="secondary" block className="mt-4" onClick={() => setAsked(true)}>
          Show pickup code
        </Button>
      )}
      <section className={classNames('counter mt-6', !shown && 'counter--folded')} aria-labelledby={titleId}>
        <h2 id={titleId} tabIndex={-1} ref={title}>
          Show this at the counter
        </h2>
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
      </section>
      {pickup && (
        <div className="mt-4">
          <PlaceCard place={pickup} />
        </div>
      )}
    </>
  );
}
