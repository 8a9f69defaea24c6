import { ChevronDown, ShoppingBag } from 'lucide';
import { lineTotal } from '../../domain/cart/cart';
import type { CartSummary, FulfillmentType } from '../../domain/cart/cart-summary';
import { SrOnly } from '../components/text/sr-only';
import { DayText } from '../components/text/time-text';
import { formatMoney } from '../format/format-money';
import { formatItemCount } from '../format/format-number';
import { unbroken } from '../format/unbroken';
import { Icon } from '../components/icons/icon';
import { ItemLine } from '../components/lines/item-line';
import { EstimatedPriceBreakdown, EstimatedRows } from '../components/price-breakdown';

interface OrderSummaryProps {
  readonly summary: CartSummary;
  readonly fulfillment: FulfillmentType;
  readonly wide: boolean;
  readonly withTotal: boolean;
  readonly totalId: string;
  readonly open: boolean;
}

export function OrderSummary({ summary, fulfillment, wide, withTotal, totalId, open }: OrderSummaryProps) {
  const Estimate = withTotal ? EstimatedPriceBreakdown : EstimatedRows;
  const content = (
    <>
      <h3>Order summary</h3>
      <ul className="lines lines--sm" role="list">
        {summary.items.map((item) => (
          <ItemLine
            key={item.id}
            name={item.name}
            image={item.image}
            quantity={item.quantity}
            meta={
              item.deliverableOn && (
                <span className="lines__meta">
                  <DayText date={item.deliverableOn} />
                </span>
              )
            }
            price={formatMoney(lineTotal(item))}
          />
        ))}
      </ul>
      <div className="mt-4">
        <Estimate summary={summary} fulfillment={fulfillment} />
      </div>
    </>
  );
  return (
    <aside className="checkout__side" aria-label="Order summary">
      {wide ? (
        <div className="checkout__wide">{content}</div>
      ) : (
        <details key={String(open)} open={open}>
          <summary>
            <Icon of={ShoppingBag} />
            <span>{`Order summary ${unbroken(`· ${formatItemCount(summary.totalItems)}`)}`}</span>
            <b id={totalId}>
              <SrOnly>Total </SrOnly>
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
