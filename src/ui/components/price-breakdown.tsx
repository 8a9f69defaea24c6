import type { CartSummary } from '../../domain/cart/cart-summary';
import { formatUsd } from '../format/format-money';
import './price-breakdown.css';

interface Sum {
  readonly label: string;
  /** Formatted, with its sign and currency. */
  readonly amount: string;
  /** Marks an amount that costs nothing. */
  readonly free?: boolean;
}

export function PriceBreakdown({ rows, total }: { readonly rows: readonly Sum[]; readonly total: Sum }) {
  return (
    <dl className="sums">
      {rows.map(({ label, amount, free }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={free ? 'is-free' : undefined}>{amount}</dd>
        </div>
      ))}
      <div className="sums__total">
        <dt>{total.label}</dt>
        <dd>{total.amount}</dd>
      </div>
    </dl>
  );
}

interface EstimatedPriceBreakdownProps {
  readonly summary: CartSummary;
  /** False for pickup: no shipping at all, which is not the same as free shipping. */
  readonly withShipping?: boolean;
}

/** Prices before there is an order. */
export function EstimatedPriceBreakdown({ summary, withShipping = true }: EstimatedPriceBreakdownProps) {
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
