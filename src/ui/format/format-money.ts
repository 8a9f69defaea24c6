import { toDollars, type Cents } from '../../domain/shared/money';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.50` */
export function formatUsd(amount: Cents): string {
  return usd.format(toDollars(amount));
}
