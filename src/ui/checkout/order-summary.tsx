import { ChevronDown, ShoppingBag } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { lineTotal } from '../../domain/cart/cart';
import type { CartSummary } from '../../domain/cart/cart-summary';
import { formatDay } from '../format/format-date';
import { formatUsd } from '../format/format-money';
import { Icon } from '../components/icons/icon';
import { ItemLine } from '../components/lines/item-line';
import { EstimatedPriceBreakdown } from '../components/price-breakdown';

interface OrderSummaryProps {
  readonly summary: CartSummary;
  /** False for pickup: no shipping at all, which is not the same as free shipping. */
  readonly withShipping: boolean;
  /** Whether it is expanded in a narrow window, where it is above the form instead of beside it. */
  readonly open: boolean;
}

/** Items and prices, the same in both steps of the checkout. */
export function OrderSummary({ summary, withShipping, open }: OrderSummaryProps) {
  const wide = useSyncExternalStore(subscribeToWidth, isWide);
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
            meta={item.deliverableOn && <span className="lines__meta">{formatDay(item.deliverableOn)}</span>}
            price={formatUsd(lineTotal(item))}
          />
        ))}
      </ul>
      <div className="mt-4">
        <EstimatedPriceBreakdown summary={summary} withShipping={withShipping} />
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
            <span>Order summary</span>
            <b>{formatUsd(summary.totalPrice)}</b>
            <Icon of={ChevronDown} />
          </summary>
          <div>{content}</div>
        </details>
      )}
    </aside>
  );
}

const beside = '(min-width: 64rem)';

function subscribeToWidth(listener: () => void) {
  const query = matchMedia(beside);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isWide() {
  return matchMedia(beside).matches;
}
