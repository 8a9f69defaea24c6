import type { MenuGroup } from '../../domain/menu/menu-query';
import { menuData } from './structured-data';
import { useShop } from '../shop-context';

/** Today's menu as search engines read it: what the page shows, and no more. */
export function MenuStructuredData({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const shop = useShop();
  return <script type="application/ld+json">{JSON.stringify(menuData(shop, groups, shop.siteUrl))}</script>;
}
