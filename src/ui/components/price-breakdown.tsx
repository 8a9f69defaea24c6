import type { CartSummary } from '../../domain/cart/cart-summary';
import { includedTaxLabel } from '../../domain/shop/shop-numbers';
import { formatMoney } from '../format/format-money';
import { useShop } from '../shop-context';
import './price-breakdown.css';

interface Sum {
  readonly label: string;
  readonly amount: string;
  readonly isSaved?: boolean;
  readonly isWord?: boolean;
}

interface PriceBreakdownProps {
  readonly rows: readonly Sum[];
  readonly total: Sum;
  /** Unset without a tax, and where the tax is a row. */
  readonly includedTax?: Sum | undefined;
}

function Rows({ rows }: { readonly rows: readonly Sum[] }) {
  return rows.map(({ label, amount, isSaved, isWord }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd className={isSaved ? 'is-free' : undefined} translate={isWord ? undefined : 'no'}>
        {amount}
      </dd>
    </div>
  ));
}

function IncludedTax({ includedTax }: Pick<PriceBreakdownProps, 'includedTax'>) {
  return (
    includedTax && (
      <div className="sums__within">
        <dt>{`${includedTax.label} `}</dt>
        <dd translate="no">{includedTax.amount}</dd>
      </div>
    )
  );
}

export function PriceBreakdown({ rows, total, includedTax }: PriceBreakdownProps) {
  return (
    <dl className="sums">
      <Rows rows={rows} />
      <div className="sums__total">
        <dt>{total.label}</dt>
        <dd translate="no">{total.amount}</dd>
      </div>
      <IncludedTax includedTax={includedTax} />
    </dl>
  );
}

interface EstimatedPriceBreakdownProps {
  readonly summary: CartSummary;
  readonly withShipping?: boolean;
}

export function EstimatedPriceBreakdown(props: EstimatedPriceBreakdownProps) {
  return <PriceBreakdown {...useEstimate(props)} />;
}

export function EstimatedRows(props: EstimatedPriceBreakdownProps) {
  const { rows, includedTax } = useEstimate(props);
  return (
    <dl className="sums">
      <Rows rows={rows} />
      <IncludedTax includedTax={includedTax} />
    </dl>
  );
}

export function FoldingPriceBreakdown(props: EstimatedPriceBreakdownProps) {
  const { rows, total, includedTax } = useEstimate(props, 'Estimated shipping');
  return (
    <>
      <details className="fold">
        <summary>
          <span>{total.label}</span>
          <span aria-hidden="true">·</span>
          <u>details</u>
          <b translate="no">{total.amount}</b>
        </summary>
        <dl className="sums">
          <Rows rows={rows} />
          <IncludedTax includedTax={includedTax} />
        </dl>
      </details>
      <PriceBreakdown rows={rows} total={total} includedTax={includedTax} />
    </>
  );
}

function useEstimate(
  { summary, withShipping = true }: EstimatedPriceBreakdownProps,
  feeLabel = 'Estimated delivery fee',
): PriceBreakdownProps {
  const { totalItems, subtotal, tax, shipping, totalPrice } = summary;
  const { pricing } = useShop();
  const free = shipping === 0;
  const shippingRow = {
    label: feeLabel,
    ...(free ? { amount: 'Free', isSaved: true, isWord: true } : { amount: formatMoney(shipping) }),
  };
  return {
    rows: [
      { label: 'Subtotal', amount: formatMoney(subtotal) },
      ...(pricing.taxPercent > 0 ? [{ label: 'Estimated tax', amount: formatMoney(tax) }] : []),
      ...(withShipping && totalItems > 0 ? [shippingRow] : []),
    ],
    total: { label: 'Total', amount: formatMoney(totalPrice) },
    ...(pricing.includedTax && tax > 0
      ? { includedTax: { label: includedTaxLabel(pricing), amount: formatMoney(tax) } }
      : {}),
  };
}
