import { cents, type Cents } from '../domain/shared/money';
import type { ShopProfile } from '../domain/shop/shop-profile';
import { formatShopItems } from '../ui/format/format-number';
import { formatMoney } from '../ui/format/format-money';

type SharedShop = Pick<ShopProfile, 'pickup' | 'words'>;

/**
 * `12 cookies today, from $2. Delivery or pickup in Dallas.` A shared link has the shop's name and tagline as its title,
 * so this says something else. `prices` are those of the menu; a build that does not know it leaves the first sentence
 * out.
 */
export function shareText({ pickup, words }: SharedShop, prices: readonly Cents[]): string {
  const ways = pickup ? `Delivery or pickup in ${pickup.city}.` : 'Order online for delivery.';
  if (prices.length === 0) return ways;
  const least = cents(Math.min(...prices));
  return `${formatShopItems(prices.length, words)} today, from ${formatMoney(least).replace(/[.,]00$/, '')}. ${ways}`;
}
