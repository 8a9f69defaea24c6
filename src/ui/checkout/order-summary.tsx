import { ChevronDown, ShoppingBag } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { lineTotal, type CartItem } from '../../domain/cart/cart';
import type { CartSummary } from '../../domain/cart/cart-summary';
import { formatDay } from '../format/format-date';
import { formatUsd } from '../format/format-money';
import { Icon } from '../components/icons/icon';
import { Picture } from '../components/picture';
import { SrOnly } from '../components/sr-only';
import { PriceBreakdown } from '../components/price-breakdown';
import '../components/lines/item-line.css';

interface OrderSummaryProps {
  readonly summary: CartSummary;
  /** Pickup has no shipping at all, which is not the same as free shipping. */
  readonly withShipping: boolean;
  /** Whether it is unfolded where it stands above the rest instead of beside it. */
  readonly open: boolean;
}

/** What is ordered and what it comes to, the same in every step of a checkout. */
export function OrderSummary({ summary, withShipping, open }: OrderSummaryProps) {
  const wide = useSyncExternalStore(subscribeToWidth, isWide);
  const content = (
    <>
      <h3>Order summary</h3>
      <ul className="lines lines--sm" role="list">
        {summary.items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
      <div className="mt-4">
        <EstimatedSums summary={summary} withShipping={withShipping} />
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

function Line({ item }: { readonly item: CartItem }) {
  return (
    <li>
      <span className="pic-wrap">
        <Picture picture={item.image ? { src: item.image, alt: '' } : undefined} sizes="52px" className="lines__pic" />
        <span className="x">
          <SrOnly>Quantity </SrOnly>
          {item.quantity}
        </span>
      </span>
      <p className="lines__name">
        <bdi>{item.name}</bdi>
        {item.deliverableOn && <span className="lines__meta">{formatDay(item.deliverableOn)}</span>}
      </p>
      <p className="lines__price">{formatUsd(lineTotal(item))}</p>
    </li>
  );
}

function EstimatedSums({ summary, withShipping }: Pick<OrderSummaryProps, 'summary' | 'withShipping'>) {
  const { subtotal, tax, shipping, totalPrice } = summary;
  const free = shipping === 0;
  const shippingRow = { label: 'Estimated shipping', amount: free ? 'Free' : formatUsd(shipping), free };
  return (
    <PriceBreakdown
      rows={[
        { label: 'Subtotal', amount: formatUsd(subtotal) },
        { label: 'Estimated tax', amount: formatUsd(tax) },
        ...(withShipping ? [shippingRow] : []),
      ]}
      total={{ label: 'Total', amount: formatUsd(totalPrice) }}
    />
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
