import type { ShopProfile } from '../../domain/shop/shop-profile';
import { businessData } from '../../ui/menu/structured-data';
import { writeStructuredData } from '../../ui/menu/write-structured-data';

/** The owner may have added closed days since the build wrote this data. */
export function rewriteStructuredData(page: Document, shop: ShopProfile): void {
  const written = page.querySelector<HTMLScriptElement>('script[type="application/ld+json"]');
  if (written) writeStructuredData(written, businessData(shop));
}
