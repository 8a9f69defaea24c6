import { toDollars, type Cents } from '../../domain/shared/money';
import { numberFormat } from './format-number';
import { writtenLocale } from './locale';

export function formatMoney(amount: Cents, currency = writtenLocale().currency): string {
  return numberFormat({ style: 'currency', currency }).format(toDollars(amount));
}
