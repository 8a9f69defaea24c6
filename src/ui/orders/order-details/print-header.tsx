import { paymentToneOf } from '../../../domain/orders/payment-tone';
import { actionsOf, isPickup, type Order } from '../../../domain/orders/order';
import { formatPlace } from '../../format/format-place';
import { SilentBoundary } from '../../layout/silent-boundary';
import { useLazyComponents } from '../../lazy-components';
import { useShop } from '../../shop-context';
import './print-header.css';
import { BrandMark } from '../../components/icons/brand-mark';

interface PrintHeaderProps {
  readonly order: Order;
  /** Whether the page says where the order goes or is picked up. */
  readonly saysAddress?: boolean;
}

/** The head of a printed order: who sold it, and to whom it goes. It is a receipt only once it is paid for. */
export function PrintHeader({ order, saysAddress = false }: PrintHeaderProps) {
  const { name, mark, contact, pickup } = useShop();
  const { printedAddress: PrintedAddress } = useLazyComponents();
  const isPaid = paymentToneOf(order.status) === 'success';
  return (
    <div className="print-only">
      <div className="print-head">
        <div>
          <span className="brand">
            <BrandMark shapes={mark} />
            <span translate="no">{name}</span>
          </span>
          <p className="print-head__title">{isPaid ? 'Receipt' : 'Order'}</p>
        </div>
        <p>
          {pickup && !(saysAddress && isPickup(order)) && (
            <>
              <span translate="no">{formatPlace(pickup)}</span>
              <br />
            </>
          )}
          <span translate="no">{contact.email}</span>
          <br />
          <span translate="no">{contact.phone}</span>
        </p>
      </div>
      {isPaid && !saysAddress && actionsOf(order).deliveryInfo && (
        <SilentBoundary>
          <PrintedAddress orderId={order.id} />
        </SilentBoundary>
      )}
    </div>
  );
}
