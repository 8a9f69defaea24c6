import type { ShopPromise } from '../../domain/menu/shop-promise';
import { formatDay } from './format-date';
import { formatHour } from './format-hours';

/** In parts, so that the day can be emphasized. */
export interface PromiseSentence {
  readonly before: string;
  readonly day: string;
}

export function promiseSentence(promise: ShopPromise): PromiseSentence {
  const { day, today, orderBy, open } = promise;
  const written = formatDay(day);
  if (open.kind === 'closed') return { before: "We're closed, but you can order ahead for ", day: written };
  if (orderBy !== undefined) return { before: `Order by ${formatHour(orderBy)} for delivery tomorrow, `, day: written };
  return { before: day === today ? 'Order now for today, ' : 'Order now for ', day: written };
}

export function orderNowText({ day }: ShopPromise): string {
  return `Order now for ${formatDay(day)}.`;
}

export function soonerText({ sooner, open }: ShopPromise): string | undefined {
  const [category, ...others] = sooner;
  if (!category || open.kind === 'closed') return undefined;
  return others.length === 0 ? `${category.name} today` : 'Some items today';
}
