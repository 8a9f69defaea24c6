import { ChevronDown, ShoppingBag } from 'lucide';
import { lineTotal } from '../../domain/cart/cart';
import type { CartSummary, FulfillmentType } from '../../domain/cart/cart-summary';
import { SrOnly } from '../components/text/sr-only';
import { DayText } from '../components/text/time-text';
import { formatMoney } from '../format/format-money';
import { formatShopItems } from '../format/format-number';
import { unbroken } from '../format/unbroken';
import { useShop } from '../shop-context';
import { Icon } from '../components/icons/icon';
import { linePicture, Picture } from '../components/picture';
import { EstimatedPriceBreakdown } from '../components/price-breakdown';

interface OrderSummaryProps {
  readonly summary: CartSummary;
  readonly fulfillment: FulfillmentType;
  readonly wide: boolean;
  readonly open: boolean;
}

export function OrderSummary({ summary, fulfillment, wide, open }: OrderSummaryProps) {
  const { words } = useShop();
  const content = (
    <div className="bill">
      <h3>Order summary</h3>
      <ul className="lines--bill" role="list">
        {summary.items.map((item) => (
          <li key={item.id}>
            <Picture picture={linePicture(item.image)} sizes="40px" />
            <p>
              <span className="num">{`${item.quantity} × `}</span>
              <bdi>{item.name}</bdi>
              {item.deliverableOn && (
                <small>
                  <DayText date={item.deliverableOn} />
                </small>
              )}
            </p>
            <p className="num" translate="no">
              {formatMoney(lineTotal(item))}
            </p>
          </li>
        ))}
      </ul>
      <EstimatedPriceBreakdown summary={summary} fulfillment={fulfillment} />
    </div>
  );
  return (
    <aside className="checkout__side" aria-label="Order summary">
      {wide ? (
        <div className="checkout__wide">{content}</div>
      ) : (
        <details key={String(open)} open={open}>
          <summary>
            <Icon of={ShoppingBag} />
            <span>{`Order summary ${unbroken(`· ${formatShopItems(summary.totalItems, words)}`)}`}</span>
            <b>
              <SrOnly>Estimated total </SrOnly>
              <span translate="no">{formatMoney(summary.totalPrice)}</span>
            </b>
            <Icon of={ChevronDown} />
          </summary>
          <div>{content}</div>
        </details>
      )}
    </aside>
  );
}
