import type { Pricing } from '../../domain/shop/shop-numbers';

export type ShopTax = Pick<Pricing, 'taxPercent' | 'includedTax'>;

/** Reads `VAT 20 included`, `sales tax 8 added` and `none`. */
export function taxOf(answer: string): ShopTax | undefined {
  if (/^\s*none\s*$/i.test(answer)) return { taxPercent: 0 };
  const [, name, written, way] = /^\s*(\S.*?)\s+(\d+(?:\.\d+)?)\s*%?\s+(included|added)\s*$/i.exec(answer) ?? [];
  const percent = Number(written);
  if (name === undefined || way === undefined || !(percent > 0 && percent <= 50)) return undefined;
  return way.toLowerCase() === 'added' ? { taxPercent: percent } : { taxPercent: 0, includedTax: { name, percent } };
}

export function taxInTerms({ taxPercent, includedTax }: ShopTax): string {
  if (includedTax) return ` and include ${includedTax.percent} percent ${includedTax.name}`;
  return taxPercent > 0 ? `. The cart estimates the tax, ${taxPercent} percent, which is added to them` : '';
}
