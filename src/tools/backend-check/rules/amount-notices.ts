import { fieldOf, listAt, type Difference } from '../reply';
import { noticesBy, orderFields, rowFields, type FieldNotice } from './field-notice';

const currenciesOfSmallPrices: readonly string[] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'SGD'];

/** A price of 580 is plausible in yen or rupees. In dollars it is probably 580 cents. */
export function amountNotices(reply: unknown, currency: string): readonly Difference[] {
  const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const price = rowFields('price', 'menuItemPricing.price');
  const looksLikeCents: FieldNotice = {
    fields: [...price, ...orderFields('items.unitPrice'), 'items.price'],
    expected: `${currency}, and this looks like cents`,
    isOdd: (amount) => typeof amount === 'number' && amount >= 100 && Number.isInteger(amount),
  };
  const isTooFine: FieldNotice = {
    fields: [
      ...price,
      ...orderFields('items.unitPrice', 'totalAmount', 'subtotalAmount', 'taxAmount', 'deliveryFee', 'discountAmount'),
    ],
    expected: `at most ${decimals} decimals`,
    isOdd: (amount) => typeof amount === 'number' && isFinerThan(amount, decimals),
  };
  return noticesBy([...(currenciesOfSmallPrices.includes(currency) ? [looksLikeCents] : []), isTooFine], reply);
}

function isFinerThan(amount: number, decimals: number): boolean {
  const shifted = Math.abs(amount) * 10 ** decimals;
  return Math.abs(shifted - Math.round(shifted)) > 1e-6;
}

export function orderNotices(reply: unknown): readonly Difference[] {
  const one = fieldOf(reply, 'order');
  return [
    ...(one ? sumNotices(one, 'order') : []),
    ...listAt(reply, 'orders').flatMap((order, index) => sumNotices(order, `orders[${index}]`)),
  ];
}

function sumNotices(order: unknown, path: string): readonly Difference[] {
  const amount = (name: string) => Number(fieldOf(order, name) ?? 0);
  const lines = listAt(order, 'items').map(
    (item) => Number(fieldOf(item, 'unitPrice')) * Number(fieldOf(item, 'quantity')),
  );
  const ofLines = lines.length > 0 ? lines.reduce((total, price) => total + price, 0) : Number.NaN;
  const subtotal = typeof fieldOf(order, 'subtotalAmount') === 'number' ? amount('subtotalAmount') : ofLines;
  const total = subtotal - Math.abs(amount('discountAmount')) + amount('deliveryFee') + amount('tipAmount');
  return [
    ...sumNotice(order, `${path}.totalAmount`, 'the sum of the amounts', [total + amount('taxAmount'), total]),
    ...sumNotice(order, `${path}.subtotalAmount`, 'the sum of the items', [ofLines]),
  ];
}

/** The second sum is right where prices include the tax. */
function sumNotice(
  order: unknown,
  field: string,
  meaning: string,
  sums: readonly [number, ...number[]],
): readonly Difference[] {
  const got = fieldOf(order, field.split('.').at(-1) ?? '');
  const [expected] = sums;
  if (typeof got !== 'number' || !Number.isFinite(expected) || sums.some((sum) => Math.abs(got - sum) < 0.015))
    return [];
  return [{ field, expected: `${expected.toFixed(2)}, ${meaning}`, got: String(got) }];
}
