import type { Order } from '../../domain/orders/order';
import type { Cents } from '../../domain/shared/money';
import { formatUsd } from '../format/format-money';
import { PriceBreakdown } from '../components/price-breakdown';

/** The order service's amounts; rows without an amount are left out. */
export function OrderPriceBreakdown({ order }: { readonly order: Order }) {
  const { subtotal, discount, tax, deliveryFee, tip, total } = order;
  return (
    <PriceBreakdown
      rows={[
        ...row('Subtotal', subtotal),
        ...(discount ? [{ label: 'Discount', amount: `−${formatUsd(discount)}`, free: true }] : []),
        ...row('Tax', tax),
        ...row('Delivery fee', deliveryFee),
        ...row('Tip', tip),
      ]}
      total={{ label: 'Total', amount: formatUsd(total) }}
    />
  );
}

function row(label: string, amount: Cents | undefined) {
  return amount ? [{ label, amount: formatUsd(amount) }] : [];
}
