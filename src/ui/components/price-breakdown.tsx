import type { Cart } from '../../domain/cart/cart';
import { savedShipping, type CartSummary, type FulfillmentType } from '../../domain/cart/cart-summary';
import type { Pricing } from '../../domain/shop/shop-numbers';
import { fulfillmentNames } from '../format/format-fulfillment';
import { formatMoney } from '../format/format-money';
import { includedTaxLabel } from '../format/included-tax';
import { useShop } from '../shop-context';
import { SrOnly } from './text/sr-only';
import './price-breakdown.css';

interface Sum {
  readonly label: string;
  readonly amount: string;
  /** The amount that it would have cost, shown if the customer saves something. */
  readonly amountBefore?: string;
  readonly isSaved?: boolean;
  readonly isWord?: boolean;
}

interface PriceBreakdownProps {
  readonly rows: readonly Sum[];
  readonly total: Sum;
  /** It is unset if there is no tax, or if the tax is a row. */
  readonly includedTax?: Sum | undefined;
}

function Rows({ rows }: { readonly rows: readonly Sum[] }) {
  return rows.map(({ label, amount, amountBefore, isSaved, isWord }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {amountBefore && (
          <s translate="no">
            <SrOnly>Instead of </SrOnly>
            <span>{amountBefore}</span>
          </s>
        )}
        <span className={isSaved ? 'is-free' : undefined} translate={isWord ? undefined : 'no'}>
          {amount}
        </span>
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

/** More lines leave no room for the sums on a phone. */
const maxOpenLines = 4;

export function fitsOpen({ length }: Cart): boolean {
  return length <= maxOpenLines;
}

interface EstimatedPriceBreakdownProps {
  readonly summary: CartSummary;
  readonly fulfillment: FulfillmentType;
}

export function EstimatedPriceBreakdown(props: EstimatedPriceBreakdownProps) {
  return <PriceBreakdown {...useEstimate(props)} />;
}

/** The sums are open wherever they fit. The style sheet decides that, because only it knows the room. */
export function FoldingPriceBreakdown(props: EstimatedPriceBreakdownProps) {
  const { rows, total, includedTax } = useEstimate(props);
  const { pricing } = useShop();
  return (
    <>
      <details className="fold">
        <summary>
          <u>{foldedLabel(props.fulfillment, pricing)}</u>
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

function foldedLabel(fulfillment: FulfillmentType, { taxPercent }: Pricing): string {
  const parts = [taxPercent > 0 && 'tax', fulfillment === 'DELIVERY' && 'delivery'].filter(Boolean);
  return parts.length > 0 ? `Total, with ${parts.join(' and ')}` : 'Total';
}

function useEstimate({ summary, fulfillment }: EstimatedPriceBreakdownProps): PriceBreakdownProps {
  const { totalItems, subtotal, tax, shipping, totalPrice } = summary;
  const { pricing } = useShop();
  const saved = savedShipping(subtotal, fulfillment, pricing);
  const fee = {
    label: fulfillmentNames[fulfillment],
    ...(saved > 0 ? { amountBefore: formatMoney(saved) } : {}),
    ...(shipping === 0 ? { amount: 'Free', isSaved: true, isWord: true } : { amount: formatMoney(shipping) }),
  };
  return {
    rows: [
      { label: 'Subtotal', amount: formatMoney(subtotal) },
      ...(totalItems > 0 ? [fee] : []),
      ...(pricing.taxPercent > 0 ? [{ label: 'Estimated tax', amount: formatMoney(tax) }] : []),
    ],
    total: { label: 'Estimated total', amount: formatMoney(totalPrice) },
    ...(pricing.includedTax && tax > 0
      ? { includedTax: { label: includedTaxLabel(pricing), amount: formatMoney(tax) } }
      : {}),
  };
}
