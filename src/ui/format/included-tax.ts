import type { Pricing } from '../../domain/shop/shop-numbers';

/** Begins a line below the total; the amount ends it. */
export function includedTaxLabel({ includedTax }: Pricing): string {
  return `Total includes ${includedTax?.name ?? 'tax'} of`;
}
