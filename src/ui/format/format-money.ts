import { toDollars, type Cents } from '../../domain/shared/money';
import { writtenLocale } from './locale';

const formats = new Map<string, Intl.NumberFormat>();

export function formatMoney(amount: Cents, currency = writtenLocale().currency): string {
  return formatOf(writtenLocale().locale, currency).format(toDollars(amount));
}

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}
