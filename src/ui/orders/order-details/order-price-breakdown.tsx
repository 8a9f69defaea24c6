import { includesTax, type Order } from '../../../domain/orders/order';
import type { Cents } from '../../../domain/shared/money';
import { includedTaxLabel } from '../../format/included-tax';
import { formatMoney } from '../../format/format-money';
import { PriceBreakdown } from '../../components/price-breakdown';
import { useShop } from '../../shop-context';

export function OrderPriceBreakdown({ order }: { readonly order: Order }) {
  const { subtotal, discount, tax, deliveryFee, tip, total, currency } = order;
  const { pricing } = useShop();
  const isWithin = includesTax(order);
  const row = (label: string, amount: Cents | undefined) =>
    amount ? [{ label, amount: formatMoney(amount, currency) }] : [];
  return (
    <PriceBreakdown
      rows={[
        ...row('Subtotal', subtotal),
        ...(discount ? [{ label: 'Discount', amount: `−${formatMoney(discount, currency)}`, isSaved: true }] : []),
        ...(isWithin ? [] : row('Tax', tax)),
        ...row('Delivery fee', deliveryFee),
        ...row('Tip', tip),
      ]}
      total={{ label: 'Total', amount: formatMoney(total, currency) }}
      includedTax={isWithin ? row(includedTaxLabel(pricing), tax)[0] : undefined}
    />
  );
}
